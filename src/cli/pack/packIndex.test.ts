import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { command as search } from '../commands/search'
import { mergeLibraries } from './mergeLibraries'
import { packFiles } from './packFiles'
import { folderContents } from './testSupport/folderContents'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ctc-pack-index-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A solve of a 2×2 board in which this is said. */
function row(id: string, sentence: string) {
  const words = sentence.split(' ').map((word, i) => ({
    word: ` ${word}`,
    start: i / 2,
    end: i / 2 + 0.4,
    probability: 1,
  }))
  const segment = { id: 0, start: 0, end: words.length / 2, text: ` ${sentence}`, words }
  return {
    youtube_id: id,
    puzzle_id: 'p',
    action_data: [
      { idx: 0, frame: 0, time: 0, actions: [], serialized_state: '{"cells":["1","","",""]}' },
      {
        idx: 1,
        frame: 30,
        time: 1,
        actions: ['vl:2:r1c2'],
        serialized_state: '{"cells":["1","/2","",""]}',
      },
    ],
    asr_data: { language: 'en', text: segment.text, segments: [segment] },
    puzzle_data: { rows: 2, cols: 2, initial_board: '1...', title: `Of ${id}`, puzzle_id: 'p' },
  }
}

async function rowsFile(name: string, rows: readonly unknown[]): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, rows.map((value) => `${JSON.stringify(value)}\n`).join(''))
  return path
}

async function pack(file: string, out: string, shard = { index: 0, count: 1 }) {
  const options = { name: undefined, revision: '', synthetic: false, jobs: 1, limit: null }
  await packFiles({ ...options, words: [file], out, shard, say: () => undefined })
}

async function found(library: string, query: string): Promise<string[]> {
  const lines: string[] = []
  const io = { line: async (text: string) => void lines.push(text), say: () => undefined }
  await search.run([library, query, '--json'], io)
  return lines.map((line) => (JSON.parse(line) as { youtube_id: string }).youtube_id)
}

const ROWS = [
  row('one', 'There is an X-Wing on twos.'),
  row('two', 'Naked pairs everywhere.'),
  row('one', 'Once more an ex wing, I think.'),
  row('three', 'Nothing of note.'),
]

it('packs a search index that finds every row, a repeated one by its own key', async () => {
  const out = join(folder, 'whole')
  await pack(await rowsFile('rows.jsonl', ROWS), out)
  const manifest = JSON.parse(await readFile(join(out, 'library.json'), 'utf8'))
  expect(manifest.search).toBe('search/index.json')
  expect(await found(out, 'x-wing')).toEqual(['one', 'one'])
  expect(await found(out, 'naked pair')).toEqual(['two'])
  expect(await found(out, '"of note"')).toEqual(['three'])
})

it('merges shards into the index of a packing in one go, and libraries without one too', async () => {
  const file = await rowsFile('sharded.jsonl', ROWS)
  const whole = join(folder, 'in-one-go')
  await pack(file, whole)
  const shards = [0, 1].map((index) => join(folder, `shard-${index}`))
  for (const [index, out] of shards.entries()) await pack(file, out, { index, count: 2 })
  const merged = join(folder, 'merged')
  await mergeLibraries(shards, merged, undefined)
  expect(await folderContents(merged)).toEqual(await folderContents(whole))

  const manifest = join(shards[0]!, 'library.json')
  const { search: _, ...older } = JSON.parse(await readFile(manifest, 'utf8'))
  await writeFile(manifest, JSON.stringify(older))
  const again = join(folder, 'again')
  await mergeLibraries(shards, again, undefined)
  expect(await folderContents(again)).toEqual(await folderContents(whole))
})
