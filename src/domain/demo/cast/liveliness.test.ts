import { describe, expect, it } from 'vitest'
import { allTraces } from '../testSupport/allTraces'
import { lines } from '../voice/lines'

/** Seconds for which the board may stand still while somebody talks. */
const STILL = 40

/** Actions the pipeline may put into one group. */
const LUMP = 30

describe.each(allTraces().map((trace) => [trace.part.script.title, trace] as const))(
  '%s',
  (_, { part, row, stage, moments, findings }) => {
    const gaps = findings.filter(({ kind }) => kind === 'gap').map(({ group }) => group)

    it('is never still for long, but where key frames are lost on purpose', () => {
      const times = row.action_data.map(({ time }) => time)
      let last = moments.cracking
      const still: string[] = []
      times.forEach((time, group) => {
        // A missing time and one that goes back are faults of other kinds.
        if (time === null || time < last) return
        if (time - last > STILL && !gaps.includes(group)) still.push(`${last} to ${time}`)
        last = time
      })
      expect(still).toEqual([])
    })

    it('puts few actions into a group', () => {
      const lumps = row.action_data.filter(
        ({ actions }, group) => actions.length > LUMP && !gaps.includes(group),
      )
      expect(lumps).toEqual([])
    })

    it('loses no key frames near the break-in', () => {
      expect(gaps).toHaveLength(part.faults.filter((fault) => fault === 'gap').length)
      const to = stage.chapters.find(({ kind }) => kind === 'break-in')?.to ?? 0
      for (const group of gaps) expect(row.action_data[group! - 1]!.time!).toBeGreaterThan(to + 300)
    })
  },
)

describe('what is striking', () => {
  const plain = (text: string) =>
    text
      .replace(/[~[\]|]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  const said = allTraces().map(({ stage }) =>
    stage.speaker.words
      .map(({ text }) => text)
      .join(' ')
      .toLowerCase(),
  )
  // Lines with slots come out in other words each time: those without are compared as they stand.
  const striking = Object.values<readonly string[]>(lines)
    .flat()
    .filter((line) => line.startsWith('* ') && !/[{[]/.test(line))
    .map((line) => plain(line.slice(2)).toLowerCase())

  it('is said in two solves of the cast at most', () => {
    expect(striking.length).toBeGreaterThan(10)
    for (const line of striking)
      expect(said.filter((text) => text.includes(line)).length, line).toBeLessThanOrEqual(2)
  })
})

describe('a sentence', () => {
  /** Words from which a sentence is remembered, and the solves it may be heard in. */
  const LONG = { words: 7, solves: 3 }
  const SHORT = { words: 4, solves: 4 }
  const heardIn = new Map<string, Set<string>>()
  for (const { part, stage } of allTraces()) {
    const text = stage.speaker.words.map((word) => word.text).join(' ')
    for (const sentence of text.toLowerCase().split(/(?<=[.?!]) /)) {
      const solves = heardIn.get(sentence) ?? new Set()
      heardIn.set(sentence, solves.add(part.youtubeId))
    }
  }

  it.each([LONG, SHORT])('of $words words is heard in $solves solves at most', (most) => {
    const often = [...heardIn].filter(
      ([sentence, solves]) => sentence.split(' ').length >= most.words && solves.size > most.solves,
    )
    expect(often.map(([sentence, solves]) => `${solves.size}: ${sentence}`)).toEqual([])
  })

  it('agrees with itself', () => {
    const subject = '^(?:and |so |now |then |well, |no, )?'
    const wrong = [
      `${subject}(?:these|those) (?:two |three |four )?(?:cells |squares )?(?:is|has|sees|loses|was) `,
      `${subject}(?:this|that) (?:cell|square) (?:are|have|see|lose|were) `,
      'there (?:were|are) one ',
      '\\bno one\\b',
      '(?:cells|squares) .*because its ',
    ].map((text) => new RegExp(text))
    expect(
      [...heardIn.keys()].filter((sentence) => wrong.some((fault) => fault.test(sentence))),
    ).toEqual([])
  })
})
