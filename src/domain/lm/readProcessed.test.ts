import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardAt } from '../trace/boardAt'
import { readEntry } from '../trace/readEntry'
import { testRow } from '../trace/testSupport/testRow'
import { wordText } from '../trace/wordText'
import { interleave } from './interleave'
import { actionOfTokens, readLmText } from './readLmText'
import { isProcessed, readProcessed } from './readProcessed'

const raw = testRow({ rows: 4, cols: 4, groups: 60, words: 40 })
const { entry } = readEntry(raw)
if (!entry) throw new Error('no entry')

function processedRow(combinePosition: boolean) {
  const made = interleave(entry as NonNullable<typeof entry>, { combinePosition })
  return {
    youtube_id: 'test1',
    text: made.text,
    puzzle_data: raw.puzzle_data,
    initial_board_ascii: made.initialBoardAscii,
    initial_board_serialized: made.initialBoardSerialized,
  }
}

describe('the text in pieces', () => {
  it('is the text again when joined', () => {
    const token = fc.constantFrom(
      '<sl><r1><c2><r3><c4>',
      '<vl><value5><r1c1>',
      '<ds><all>',
      '<cd><->',
      '<board>\n<r1><c1>:<value.>//\n</board>',
    )
    const word = fc.stringMatching(/^ ?[a-z<>'.-]{1,5}$/)
    fc.assert(
      fc.property(fc.array(fc.oneof(token, word)), (parts) => {
        const text = parts.join('')
        const pieces = readLmText(text)
        let at = 0
        for (const { text: piece, start } of pieces) {
          expect(text.slice(at, start).trim()).toBe('')
          expect(text.startsWith(piece, start)).toBe(true)
          at = start + piece.length
        }
        expect(text.slice(at).trim()).toBe('')
      }),
    )
  })

  it('keeps actions whole and words with their spaces', () => {
    const text = ' so 4,<cd><+><value4><r1><c6><ds><all> 5.\n\nNo<sl><r1c2>'
    expect(readLmText(text).map(({ kind, text: piece }) => [kind, piece])).toEqual([
      ['word', ' so'],
      ['word', ' 4,'],
      ['cd', '<cd><+><value4><r1><c6>'],
      ['ds', '<ds><all>'],
      ['word', ' 5.'],
      ['word', '\n\nNo'],
      ['sl', '<sl><r1c2>'],
    ])
  })

  it.each([
    ['<cd><+><value3><r1><c6>', 'cd:+:3:r1c6'],
    ['<sl><r1><c2><r3><c4>', 'sl:r1c2,r3c4'],
    ['<sl><r1c2><r3c4>', 'sl:r1c2,r3c4'],
    ['<ds><all>', 'ds:all'],
    ['<cl><value0><r6><c5>', 'cl:0:r6c5'],
    ['<pe><+><value1><color4><r1><c2>', 'pe:+:1:4:r1c2'],
    ['<ds>', 'ds'],
  ])('%s is %s', (tokens, action) => {
    expect(actionOfTokens(tokens)).toBe(action)
  })
})

describe('a processed row', () => {
  it.each([false, true])('opens with its text as the axis (positions combined: %s)', (combined) => {
    const row = processedRow(combined)
    expect(isProcessed(row)).toBe(true)
    const { trace, problems } = readProcessed(row)
    if (!trace) throw new Error('no trace')
    expect(problems).toEqual([])
    expect(trace.axis).toBe('text')
    expect(trace.findings).toEqual([])
    const last = trace.groups.count - 1
    const board = boardAt(trace, last)
    expect(Array.from({ length: 16 }, (_, cell) => board.cellAt(cell).value).join('')).toBe(
      raw.puzzle_data.solution,
    )
    expect(trace.markers.map(({ kind }) => kind)).toEqual(['first-digit', 'solved', 'end'])
    const text = row.text ?? ''
    for (let word = 0; word < trace.words.count; word++) {
      expect(text.startsWith(wordText(trace, word), trace.words.start[word])).toBe(true)
    }
    for (let group = 1; group <= last; group++) {
      expect(text[trace.groups.times[group] ?? 0]).toBe('<')
    }
  })

  it('is told from a raw one, and refused without text', () => {
    expect(isProcessed(raw)).toBe(false)
    expect(readProcessed({ youtube_id: 'x' }).trace).toBeNull()
    expect(readProcessed(null).problems).toHaveLength(1)
  })

  it('needs only one kind of first board', () => {
    const { trace } = readProcessed({ ...processedRow(false), initial_board_serialized: null })
    expect(trace?.findings).toEqual([])
    expect(readProcessed({ text: ' hello<vl><value1><r1><c1>' }).trace?.groups.count).toBe(2)
  })

  const folder = join(process.env.CORPUS_DIR ?? '../shared/corpus', 'real-excerpt')
  it.skipIf(!existsSync(folder))('the one real excerpt reads', () => {
    const file = readdirSync(folder).find((name) => name.endsWith('.json')) ?? ''
    const excerpt = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const actions = readLmText(excerpt.interleaved_w_board)
      .filter(({ kind }) => kind !== 'word' && kind !== 'board')
      .map(({ text }) => actionOfTokens(text))
    expect(actions).toEqual(excerpt.actions_reserialised)
  })
})
