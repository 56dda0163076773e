import { expose } from 'comlink'
import { createWorkerApi } from './workerApi'

expose(createWorkerApi())
