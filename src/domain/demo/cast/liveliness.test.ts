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
