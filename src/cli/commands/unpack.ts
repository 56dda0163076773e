import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { rowText } from '@/data/library/rowText'
import { unpackTrace } from '@/data/library/unpackTrace'
import { type Command, type CommandIo, InputError, UsageError } from '../command'
import { readOptions } from '../options'
import { readLibraryFolder } from '../pack/readLibraryFolder'

export const command: Command = {
  name: 'unpack',
  summary: 'Gives the raw rows of a library, or of packed traces, back as JSON lines.',
  usage: 'ctc unpack DIR|TRACE.json.gz… [--video YOUTUBE_ID] > rows.jsonl',
  async run(args, io) {
    const { values, positionals } = readOptions(args, { video: { type: 'string' } })
    if (positionals.length === 0) throw new UsageError('name a library or packed traces')
    let failed = 0
    for (const path of await traceFiles(positionals, values.video)) {
      if (!(await unpackFile(path, io))) failed++
    }
    return failed > 0 ? 1 : 0
  },
}

/** Trace files in the order of the words and, within a library, of its catalogue. */
async function traceFiles(words: readonly string[], video: string | undefined): Promise<string[]> {
  const files: string[] = []
  for (const word of words) {
    const facts = await stat(word).catch(() => null)
    if (!facts) throw new InputError(`${word}: there is no such file or folder`)
    if (!facts.isDirectory()) files.push(word)
    else {
      const { items } = await readLibraryFolder(word)
      const wanted = items.filter(({ entry }) => video === undefined || entry.youtubeId === video)
      if (wanted.length === 0 && video !== undefined) {
        throw new InputError(`${word} has no trace of the video ${video}`)
      }
      files.push(...wanted.map(({ entry }) => join(word, entry.file)))
    }
  }
  return files
}

async function unpackFile(path: string, io: CommandIo): Promise<boolean> {
  const bytes = await readFile(path).catch(() => null)
  const row = bytes && (await unpackTrace(bytes))
  if (row?.ok) {
    await io.line(rowText(row.value))
    return true
  }
  io.say(`${path}: ${row ? row.problem.message : 'the file is missing'}`)
  return false
}
