import { expose } from 'comlink'
import { createSearchWorkerApi } from './searchWorkerApi'

expose(createSearchWorkerApi())
