import { expect } from 'vitest'
import type { RawFile } from '../../library/librarySource'
import { storedLibrary } from '../../library/storedLibrary'
import { createImporter, type ImporterPlatform } from '../importer'
import type { ImportState } from '../importState'
import { openNews } from '../news'
import { openStore } from '../store'

/** One browser: the name of its store, and what of it is to be closed after a test. */
export interface Rig {
  name: string
  readonly opened: { close(): void }[]
}

/** Locks as the browser keeps them for all its tabs. */
export function createLocks(): Pick<LockManager, 'request'> {
  const tails = new Map<string, Promise<unknown>>()
  const held = new Set<string>()
  const request = async (
    lock: string,
    options: LockOptions,
    run: (lock: Lock | null) => unknown,
  ) => {
    if (options.ifAvailable && (held.has(lock) || tails.has(lock))) return run(null)
    const before = tails.get(lock) ?? Promise.resolve()
    const mine = before.then(async () => {
      held.add(lock)
      try {
        return await run({ name: lock, mode: 'exclusive' })
      } finally {
        held.delete(lock)
      }
    })
    tails.set(
      lock,
      mine.catch(() => undefined),
    )
    mine.finally(() => tails.delete(lock)).catch(() => undefined)
    return mine
  }
  return { request: request as LockManager['request'] }
}

export interface Tab {
  readonly importer: ReturnType<typeof createImporter>
  readonly states: ImportState[]
  readonly platform: ImporterPlatform
  last(): ImportState
  /** Waits for a state that answers the question. */
  until(is: (state: ImportState) => boolean): Promise<ImportState>
}

export async function openTab(
  rig: Rig,
  change: Partial<ImporterPlatform> = {},
  locks = createLocks(),
): Promise<Tab> {
  const store = await openStore(rig.name)
  const news = openNews(rig.name)
  rig.opened.push(store, news)
  const states: ImportState[] = []
  const waiting: (() => void)[] = []
  const platform: ImporterPlatform = {
    store,
    news,
    locks,
    patience: { tries: 2, sleep: async () => undefined },
    now: Date.now,
    room: async () => ({ usage: 0, quota: 1e9, persisted: false }),
    ...change,
  }
  const importer = createImporter(platform, (state) => {
    states.push(state)
    for (const check of [...waiting]) check()
  })
  return {
    importer,
    states,
    platform,
    last: () => states.at(-1)!,
    until: (is) =>
      new Promise((resolve) => {
        const check = () => {
          const found = states.find(is)
          if (found) resolve(found)
        }
        waiting.push(check)
        check()
      }),
  }
}

export function row(id: string, groups = 3) {
  return {
    youtube_id: id,
    puzzle_id: 'p',
    action_data: Array.from({ length: groups }, (_, i) => ({
      idx: i,
      frame: i,
      time: i,
      actions: i === 0 ? [] : ['sl:r1c1'],
      serialized_state: null,
    })),
    asr_data: { language: 'en', text: '', segments: [] },
    puzzle_data: { rows: 2, cols: 2, initial_board: '1...', title: `Of ${id}`, puzzle_id: 'p' },
  }
}

export function fileOf(rows: readonly unknown[], fileName = 'rows.jsonl'): RawFile {
  return {
    blob: new Blob([rows.map((value) => `${JSON.stringify(value)}\n`).join('')]),
    name: fileName,
  }
}

export const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => row(`v${from + i}`))

export async function importAll(tab: Tab, file: RawFile): Promise<ImportState> {
  const plan = await tab.importer.plan([file], new AbortController().signal)
  expect(plan.problems).toEqual([])
  const seen = tab.states.length
  await tab.importer.start(plan.files[0]!, { limit: null })
  return tab.until(
    (state) =>
      tab.states.indexOf(state) >= seen && ['done', 'failed', 'full'].includes(state.status),
  )
}

/** What a library over the store shows. */
export async function shown(rig: Rig): Promise<string[]> {
  const library = storedLibrary(
    () => openStore(rig.name),
    () => openNews(rig.name),
  )
  const keys: string[] = []
  await library.list((event) => {
    if (event.kind === 'entries') keys.push(...event.entries.map((entry) => entry.youtubeId))
  }, new AbortController().signal)
  library.close()
  return keys
}
