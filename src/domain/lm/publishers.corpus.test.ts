import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEntry } from '../trace/readEntry'
import { interleave } from './interleave'
import { verdictOf } from './verdict'

const folder = join(process.env.CORPUS_DIR ?? '../shared/corpus', 'interleave')
const names = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.entry.json'))
      .map((name) => name.replace('.entry.json', ''))
  : []

interface Expected {
  verdict: string
  interleave_status: string
  text?: string
  text_combined?: string
  initial_board_ascii?: string
}

function json(name: string): unknown {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'))
}

describe.skipIf(names.length === 0)('what the publishers’ own pipeline says', () => {
  it.each(names)('%s: verdict, status and both texts, byte for byte', (name) => {
    const expected = json(`${name}.expected.json`) as Expected
    const { entry } = readEntry(json(`${name}.entry.json`))
    if (!entry) throw new Error('not read')
    const plain = interleave(entry)
    expect(verdictOf(entry).verdict).toBe(expected.verdict)
    expect(plain.status).toBe(expected.interleave_status)
    expect(plain.text).toBe(expected.text ?? null)
    expect(plain.initialBoardAscii).toBe(expected.initial_board_ascii ?? null)
    expect(interleave(entry, { combinePosition: true }).text).toBe(expected.text_combined ?? null)
  })
})
