import { describe, expect, it } from 'vitest'
import type { Action } from '@/domain/board/action'
import { parseAction } from '@/domain/board/parseAction'
import { actionLine } from './actionWords'

const actions = (...texts: string[]): Action[] =>
  texts.map((text) => {
    const parsed = parseAction(text)
    if (!parsed.ok) throw new Error(parsed.problem.message)
    return parsed.value
  })

describe('the line of actions under a sentence', () => {
  it.each([
    [['vl:5:r3c7'], '5 in r3c7'],
    [['cd:+:4:r3c4', 'cd:+:6:r3c4'], 'centre 46 in r3c4'],
    [['pm:+:1:r3c2', 'pm:+:1:r3c3'], 'corner 1 in r3c2 · corner 1 in r3c3'],
    [['ds:all', 'sl:r2c4', 'sl:r2c7'], 'select r2c4 r2c7'],
    [['sl:r2c4', 'vl:7:r2c4'], '7 in r2c4'],
    [['cd:-:4:r3c4'], 'centre 4 out of r3c4'],
    [['ds:all'], ''],
    [['cl:5:r1c1'], 'cleared everything of r1c1'],
  ])('%j reads “%s”', (texts, line) => expect(actionLine(actions(...texts), 6)).toBe(line))

  it('says how many it leaves out', () => {
    expect(actionLine(actions(...[1, 2, 3, 4].map((d) => `vl:${d}:r1c${d}`)), 2)).toBe(
      '1 in r1c1 · 2 in r1c2 · 2 more',
    )
  })
})
