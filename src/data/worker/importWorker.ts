import { expose } from 'comlink'
import { PATIENCE } from '@/data/hub/patience'
import { forgetRows } from '@/data/hub/rowMemory'
import { createImportWorkerApi } from '@/data/import/importWorkerApi'
import { openNews } from '@/data/import/news'
import { roomOf } from '@/data/import/storage'
import { openStore } from '@/data/import/store'
import { storageRefused } from '@/data/library/storageRefused'
import { startPackers } from './packClient'

expose(
  createImportWorkerApi(async () => ({
    store: await openStore().catch(storageRefused),
    news: openNews(),
    locks: navigator.locks,
    patience: PATIENCE,
    startPackers,
    now: Date.now,
    room: () => roomOf(navigator.storage),
    forget: forgetRows,
  })),
)
