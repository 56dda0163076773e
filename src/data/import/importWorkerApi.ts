import { failed } from '@/data/worker/failed'
import type { Answer } from '@/data/worker/protocol'
import { createImporter, type Importer, type ImporterPlatform } from './importer'
import type { ImportEvent, ImportWorkerApi } from './importProtocol'
import { type ImportState, stateOfRecord } from './importState'

/** Milliseconds without news after which another tab is taken to have been closed. */
const SILENCE = 5_000

/** What runs in the import worker. `open` opens the browser's store, which may be refused. */
export function createImportWorkerApi(open: () => Promise<ImporterPlatform>): ImportWorkerApi {
  let tell: (event: ImportEvent) => void = () => undefined
  let opening: Promise<{ importer: Importer; platform: ImporterPlatform }> | null = null
  const calls = new Map<number, AbortController>()
  /** Imports that another tab works on, and when it last said so. */
  const elsewhere = new Map<string, number>()

  const start = async () => {
    const platform = await open()
    const importer = createImporter(platform, (state) => {
      elsewhere.delete(state.id)
      tell({ kind: 'state', state })
    })
    platform.news.listen((news) => {
      if (news.kind === 'import') hear(news.state, platform.now())
      if (news.kind === 'removed') tell({ kind: 'removed', id: news.id })
    })
    setInterval(async () => {
      for (const [id, at] of elsewhere) {
        if (platform.now() - at < SILENCE) continue
        elsewhere.delete(id)
        const record = await platform.store.get('imports', id)
        if (record) tell({ kind: 'state', state: stateOfRecord(record) })
      }
    }, SILENCE / 2)
    return { importer, platform }
  }

  const hear = (state: ImportState, now: number) => {
    const busy = state.status === 'running' || state.status === 'waiting'
    if (busy) elsewhere.set(state.id, now)
    else elsewhere.delete(state.id)
    const status =
      state.status === 'running' || state.status === 'waiting' ? 'elsewhere' : state.status
    tell({ kind: 'state', state: { ...state, status } })
  }

  const ready = () => {
    opening ??= start().catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }

  const answer = async <T>(
    run: (importer: Importer) => T | Promise<T>,
  ): Promise<Answer<Awaited<T>>> => {
    try {
      return { ok: true, value: await run((await ready()).importer) }
    } catch (error) {
      return failed(error)
    }
  }

  const nothing = (run: (importer: Importer) => unknown) =>
    answer(async (importer) => {
      await run(importer)
      return null
    })

  return {
    connect(listener) {
      tell = listener
      return answer((importer) => importer.states())
    },
    async plan(call, files) {
      const controller = new AbortController()
      calls.set(call, controller)
      try {
        return await answer((importer) => importer.plan(files, controller.signal))
      } finally {
        calls.delete(call)
      }
    },
    start: (file, options) => nothing((importer) => importer.start(file, options)),
    resume: (id, file) => nothing((importer) => importer.resume(id, file)),
    source: (id) =>
      answer(async () => (await (await ready()).platform.store.get('imports', id))?.source ?? null),
    pause: (id) => nothing((importer) => importer.pause(id)),
    cancel: (id) => nothing((importer) => importer.cancel(id)),
    remove: (id) =>
      nothing(async (importer) => {
        await importer.remove(id)
        tell({ kind: 'removed', id })
      }),
    clear: () =>
      nothing(async (importer) => {
        await importer.clear()
        tell({ kind: 'cleared' })
      }),
    room: () => answer((importer) => importer.room()),
    async abort(call) {
      calls.get(call)?.abort(new DOMException('The call was ended.', 'AbortError'))
    },
  }
}
