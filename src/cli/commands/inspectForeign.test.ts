import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runForTest } from '../runForTest'
import { command } from './inspect'

const folder = join(process.env.CORPUS_DIR ?? '../shared/corpus', 'parquet-testing')
const files = existsSync(folder)
  ? readdirSync(folder).filter((name) => name.endsWith('.parquet'))
  : []

describe.skipIf(files.length === 0)('ctc inspect of Parquet files that are no trace shards', () => {
  it.each(files)('%s: a message that names it, exit 1, no stack trace', async (name) => {
    // Anything but an answer in words is thrown on by `runForTest` and fails here.
    const { code, lines, said } = await runForTest(command, join(folder, name))
    expect(code).toBe(1)
    expect(lines).toEqual([])
    const err = said.join('\n')
    expect(err).toContain(name)
    expect(err).not.toMatch(/\n\s+at /)
    expect(err).toMatch(/not a trace shard|damaged|cut off|encrypted|no rows|cannot/)
  })
})
