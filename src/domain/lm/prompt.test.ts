import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { promptText } from './promptText'
import { readAnswer } from './readAnswer'
import { readPrompt } from './readPrompt'
import { scoreAnswer } from './scoreAnswer'

describe('a puzzle as a question', () => {
  it('comes back unchanged', () => {
    const facts = fc.record({
      board: fc.stringMatching(/^[.1-9]{0,16}$/),
      rows: fc.nat({ max: 20 }),
      cols: fc.nat({ max: 20 }),
      rules: fc.oneof(
        fc.string().map((text) => text.replaceAll('\r\n', '\n')),
        fc.constantFrom(
          '',
          '\n',
          '## Rules\n\nmore',
          'See\n\n## Visual Elements\n\n```json\n[]\n```\n\nbelow.',
          'a ```fence```',
        ),
      ),
      visualElements: fc.json(),
    })
    fc.assert(
      fc.property(facts, (puzzle) => {
        const read = readPrompt(promptText(puzzle))
        expect(read.ok && read.value).toEqual(puzzle)
      }),
    )
  })

  it('is refused when it is something else', () => {
    expect(readPrompt('## Rules').ok).toBe(false)
    expect(readPrompt('').ok).toBe(false)
  })

  const file = join(process.env.CORPUS_DIR ?? '../shared/corpus', 'puzzles', 'challenge_100.jsonl')
  it.skipIf(!existsSync(file))('all 100 puzzles of the challenge come back', () => {
    const rows = readFileSync(file, 'utf8').trim().split('\n')
    expect(rows).toHaveLength(100)
    for (const line of rows) {
      const row = JSON.parse(line)
      const puzzle = {
        board: row.initial_board,
        rows: row.rows,
        cols: row.cols,
        rules: JSON.parse(row.rules),
        visualElements: row.visual_elements,
      }
      const read = readPrompt(promptText(puzzle))
      expect(read.ok && read.value).toEqual(puzzle)
    }
  })
})

describe('a model’s answer', () => {
  it.each([
    ['1234', '1234'],
    ['so <answer> 1234\n</answer> done', '1234'],
    ['<answer>1</answer> no, <ANSWER>2</ANSWER>', '2'],
    ['<answer>1</answer> hm <answer>34', '34'],
    ['<answer></answer>', ''],
    ['', ''],
  ])('in %j is %j', (text, answer) => {
    expect(readAnswer(text)).toBe(answer)
  })

  it.each([
    ['1234432121433412', 1, 16, true],
    ['1234432121433411', 0.8 * (15 / 16), 15, false],
    ['12344321', 0.4, 8, false],
    ['12344321214334129', 0.8, 16, false],
    ['', 0, 0, false],
    ['................', 0, 0, false],
    ['2341', 0, 0, false],
  ])('%j scores %f', (answer, score, right, exact) => {
    const result = scoreAnswer(answer, '1234432121433412')
    expect(result).toMatchObject({ right, exact, length: 16 })
    expect(result.score).toBeCloseTo(score, 12)
  })

  it('says which cells are right, wrong and missing', () => {
    expect(scoreAnswer('13.', '1234')).toMatchObject({
      cells: ['right', 'wrong', 'missing', 'missing'],
      extra: 0,
    })
    expect(scoreAnswer('123456', '1234').extra).toBe(2)
  })
})
