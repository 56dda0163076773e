import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from 'comlink'
import { expose } from 'comlink'
import { afterEach, describe, expect, it } from 'vitest'
import { type HubStandIn, startHubStandIn } from '../../../e2e/support/hubStandIn'
import type { LibraryFault } from '../library/library'
import { libraryFiles } from '../library/libraryFiles'
import type { LibrarySource } from '../library/librarySource'
import { listRow } from '../library/listRow'
import { packTrace } from '../library/packTrace'
import { createDataClient } from './client'
import { createWorkerApi } from './workerApi'

const corpus = process.env.CORPUS_DIR ?? '../shared/corpus'
const state = (cells: string[]) => JSON.stringify({ cells })

/** A 2×2 solve of three groups. */
function row(youtubeId: string, puzzleId = 'p') {
  return {
    youtube_id: youtubeId,
    puzzle_id: puzzleId,
    action_data: [
      { idx: 0, frame: 0, time: 0, actions: [], serialized_state: state(['1', '', '', '']) },
      {
        idx: 1,
        frame: 30,
        time: 1,
        actions: ['vl:2:r1c2'],
        serialized_state: state(['1', '2', '', '']),
      },
      {
        idx: 2,
        frame: 60,
        time: 2,
        actions: ['cd:+:1:r2c2'],
        serialized_state: state(['1', '2', '', '/1']),
      },
    ],
    asr_data: {
      language: 'en',
      text: ' Two here.',
      segments: [
        {
          id: 0,
          start: 0.5,
          end: 1.5,
          text: ' Two here.',
          words: [
            { word: ' Two', start: 0.5, end: 0.9, probability: 0.9 },
            { word: ' here.', start: 0.9, end: 1.5, probability: 0.8 },
          ],
        },
      ],
    },
    puzzle_data: {
      puzzle_id: puzzleId,
      youtube_id: youtubeId,
      title: `Puzzle of ${youtubeId}`,
      author: 'Nobody',
      rows: 2,
      cols: 2,
      initial_board: '1...',
      solution: '1221',
      encoded_puzzle: 'scl-payload',
      visual_elements: '[]',
      lgc_timestamp: 0.4,
    },
  }
}

async function packed(rows: unknown[]): Promise<Record<string, Uint8Array>> {
  const files: Record<string, Uint8Array> = {}
  const items = []
  for (const [i, value] of rows.entries()) {
    const bytes = await packTrace(value)
    const { listed } = listRow({ row: i, value, problems: [] }, 'rows.jsonl', bytes.length)
    files[`lib/${listed!.entry.file}`] = bytes
    items.push(listed!)
  }
  const info = { name: 'Test', source: 'here', revision: 'r1', synthetic: true }
  for await (const { file, bytes } of libraryFiles(info, items)) files[`lib/${file}`] = bytes
  return files
}

const ports: MessagePort[] = []
let server: HubStandIn | null = null
afterEach(async () => {
  for (const port of ports.splice(0)) port.close()
  await server?.stop()
  server = null
})

function openLibrary(source: LibrarySource) {
  const { port1, port2 } = new MessageChannel()
  ports.push(port1, port2)
  expose(createWorkerApi(), port1 as Endpoint)
  return createDataClient(port2 as Endpoint).open(source, { id: 'l', origin: 'url' })
}

async function serve(files: Record<string, Uint8Array>) {
  server = await startHubStandIn({ datasets: {}, files })
  return `${server.origin}/files/lib`
}

const blob = (text: string) => new Blob([text])
const lines = (...rows: unknown[]) => rows.map((value) => JSON.stringify(value)).join('\n')

describe.each([
  ['inline', 3],
  ['paged', 70],
])('a packed library in a folder, %s', (_name, count) => {
  it('lists, opens a trace and gives its row and picture', async () => {
    const rows = Array.from({ length: count }, (_, i) => row(`video${i}`))
    const library = openLibrary({ kind: 'folder', url: await serve(await packed(rows)) })
    await library.whenListed()
    const snapshot = library.getSnapshot()
    expect(snapshot).toMatchObject({
      status: 'ready',
      name: 'Test',
      source: 'here',
      revision: 'r1',
      synthetic: true,
      problems: [],
    })
    expect(snapshot.entries.map((entry) => entry.youtubeId)).toEqual(rows.map((r) => r.youtube_id))
    expect(snapshot.entries[2]).toMatchObject({
      title: 'Puzzle of video2',
      groups: 3,
      words: 2,
      actions: { vl: 1, cd: 1 },
      initial: '1...',
      final: '12..',
      cracking: 0.4,
      hasSolution: true,
      origin: { file: 'rows.jsonl', row: 2 },
    })
    const key = snapshot.entries[2]!.key
    const { entry, trace } = await library.openTrace(key)
    expect(entry).toEqual(snapshot.entries[2])
    expect(trace).toMatchObject({
      youtubeId: 'video2',
      rows: 2,
      cols: 2,
      givens: ['1', '', '', ''],
    })
    expect(trace.words.text).toBe(' Two here.')
    expect(JSON.parse(await library.rawJson(key))).toEqual(rows[2])
    expect(await library.picture(key)).toEqual({
      encoded_puzzle: 'scl-payload',
      visual_elements: '',
    })
    expect(await library.picture('nothing')).toBeNull()
  })
})

describe('a packed library that is not whole', () => {
  const openBroken = async (change: (files: Record<string, Uint8Array>) => void) => {
    const files = await packed([row('a'), row('b')])
    change(files)
    const library = openLibrary({ kind: 'folder', url: await serve(files) })
    await library.whenListed()
    return library
  }
  const traceOf = (files: Record<string, Uint8Array>, id: string) =>
    Object.keys(files).find((file) => file.startsWith(`lib/traces/${id}.`))!

  it('opens its other traces when one is damaged or gone', async () => {
    const library = await openBroken((files) => {
      files[traceOf(files, 'a')] = files[traceOf(files, 'a')]!.subarray(0, 100)
    })
    const [a, b] = library.getSnapshot().entries
    const fault: LibraryFault = await library.openTrace(a!.key).then(
      () => null!,
      (error) => error,
    )
    expect(fault).toMatchObject({ kind: 'damaged' })
    expect(fault.message).toContain('"Puzzle of a" (traces/a.')
    expect((await library.openTrace(b!.key)).trace.youtubeId).toBe('b')

    await server!.stop()
    const gone = await openBroken((files) => {
      delete files[traceOf(files, 'a')]
    })
    await expect(gone.openTrace(a!.key)).rejects.toMatchObject({ kind: 'missing' })
  })

  it.each([
    [
      'a newer version',
      (text: string) => text.replace('"version": 1', '"version": 7'),
      'version 7',
    ],
    [
      'another format',
      (text: string) => text.replace('ctc-replay-library', 'x'),
      'not a CTC Replay library',
    ],
    ['no JSON', () => '<html>', 'holds no JSON'],
  ])('fails with words for %s', async (_name, change, words) => {
    const library = await openBroken((files) => {
      const text = change(new TextDecoder().decode(files['lib/library.json']))
      files['lib/library.json'] = new TextEncoder().encode(text)
    })
    expect(library.getSnapshot().status).toBe('failed')
    expect(library.getSnapshot().problems[0]!.message).toContain(words)
  })

  it('fails with words where there is no library', async () => {
    const library = openLibrary({ kind: 'folder', url: await serve({}) })
    await library.whenListed()
    expect(library.getSnapshot().problems[0]!.message).toContain('answered 404')
  })
})

describe('raw files', () => {
  it('are listed file by file; a bad one does not hide the others', async () => {
    const files = [
      { blob: blob(lines(row('a'), { nonsense: 1 }, row('b'))), name: 'good.jsonl' },
      { blob: blob('<!doctype html><p>Not found'), name: 'bad.parquet' },
      { blob: blob(lines(row('a'))), name: 'again.json' },
    ]
    const library = openLibrary({ kind: 'files', files })
    await library.whenListed()
    const { status, entries, problems, name } = library.getSnapshot()
    expect(status).toBe('ready')
    expect(name).toBe('3 files')
    expect(entries.map((entry) => [entry.youtubeId, entry.origin])).toEqual([
      ['a', { file: 'good.jsonl', row: 0 }],
      ['b', { file: 'good.jsonl', row: 2 }],
      ['a', { file: 'again.json', row: 0 }],
    ])
    expect(new Set(entries.map((entry) => entry.key)).size).toBe(3)
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ file: 'good.jsonl', row: 1 }),
        expect.objectContaining({ file: 'bad.parquet', row: null }),
      ]),
    )
    const { trace } = await library.openTrace(entries[1]!.key)
    expect(trace.youtubeId).toBe('b')
    expect(trace.groups.count).toBe(3)
  })

  it('may be traces out of a library, also damaged ones', async () => {
    const bytes = await packTrace(row('packed'))
    const whole = { blob: new Blob([bytes as Uint8Array<ArrayBuffer>]), name: 'a.json.gz' }
    const cut = { blob: new Blob([bytes.slice(0, 90)]), name: 'cut.json.gz' }
    const library = openLibrary({ kind: 'files', files: [cut, whole] })
    await library.whenListed()
    const { entries, problems } = library.getSnapshot()
    expect(entries.map((entry) => entry.youtubeId)).toEqual(['packed'])
    expect(problems[0]!.message).toContain('cut.json.gz')
    expect(JSON.parse(await library.rawJson(entries[0]!.key))).toEqual(row('packed'))
  })

  it('fail with the reason when none can be used', async () => {
    const library = openLibrary({ kind: 'files', files: [{ blob: blob(''), name: 'empty.json' }] })
    await library.whenListed()
    expect(library.getSnapshot().status).toBe('failed')
    expect(library.getSnapshot().problems[0]!.message).toContain('empty.json is empty')
  })

  it('at an address are read by Range', async () => {
    const text = lines(row('a'), row('b'))
    const url = `${await serve({ 'lib/rows.jsonl': new TextEncoder().encode(text) })}/rows.jsonl`
    const library = openLibrary({ kind: 'files', files: [{ url }] })
    await library.whenListed()
    expect(library.getSnapshot().entries).toHaveLength(2)
    expect((await library.openTrace(library.getSnapshot().entries[1]!.key)).trace.youtubeId).toBe(
      'b',
    )
  })

  it('of the corpus open through the worker', async () => {
    const path = join(corpus, 'raw/three.jsonl')
    if (!existsSync(path)) return
    const library = openLibrary({
      kind: 'files',
      files: [{ blob: new Blob([readFileSync(path)]), name: 'three.jsonl' }],
    })
    await library.whenListed()
    const { entries, progress } = library.getSnapshot()
    expect(entries).toHaveLength(3)
    expect(progress.rows).toBe(3)
    const { trace } = await library.openTrace(entries[0]!.key)
    expect(trace.groups.boards.length).toBe(trace.groups.count * 81)
  })
})

describe('calls', () => {
  it('end when they are aborted, and when the library closes', async () => {
    const library = openLibrary({
      kind: 'files',
      files: [{ blob: blob(lines(row('a'))), name: 'a.jsonl' }],
    })
    await library.whenListed()
    const key = library.getSnapshot().entries[0]!.key
    await expect(library.openTrace(key, AbortSignal.abort(new Error('no')))).rejects.toThrow('no')
    library.close()
    expect(library.getSnapshot().status).toBe('closed')
    await expect(library.openTrace(key)).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('for a trace that is not there say so', async () => {
    const library = openLibrary({
      kind: 'files',
      files: [{ blob: blob(lines(row('a'))), name: 'a.jsonl' }],
    })
    await library.whenListed()
    await expect(library.openTrace('nope')).rejects.toMatchObject({ kind: 'missing' })
  })
})
