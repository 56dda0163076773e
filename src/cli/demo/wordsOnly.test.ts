import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { command as search } from '../commands/search'
import { packFiles } from '../pack/packFiles'
import { wordsOnly } from './wordsOnly'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ctc-words-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('makes rows that are packed and searched, and says what is where in them', async () => {
  const quiet = { line: async () => undefined, say: () => undefined }
  await wordsOnly(['--words-only', '--out', folder, '--rows', '3'], quiet)
  const truth = (await readFile(join(folder, 'truth.jsonl'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, string | number>)
  expect(truth.length).toBeGreaterThan(50)

  const library = join(folder, 'library')
  const options = { name: undefined, revision: '', synthetic: true, jobs: 1, limit: null }
  const shard = { index: 0, count: 1 }
  const words = [join(folder, 'words-0000.jsonl.gz')]
  const packed = await packFiles({ ...options, words, out: library, shard, say: () => undefined })
  expect(packed).toMatchObject({ packed: 3, problems: [] })

  const planted = truth.find(({ kind, technique }) => kind === 'said' && technique === 'swordfish')!
  const lines: Record<string, unknown>[] = []
  const io = { ...quiet, line: async (text: string) => void lines.push(JSON.parse(text)) }
  await search.run([library, 'technique:swordfish', '--json', '--limit', '100'], io)
  expect(lines).toContainEqual(
    expect.objectContaining({
      youtube_id: planted.youtube_id,
      text: expect.stringContaining(String(planted.text).slice(0, -1)),
      techniques: expect.arrayContaining(['swordfish']),
    }),
  )
})
