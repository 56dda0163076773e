import { describe, expect, it } from 'vitest'
import { interleave } from '@/domain/lm/interleave'
import { verdictOf } from '@/domain/lm/verdict'
import { puzzleOf } from '@/domain/puzzle/puzzleOf'
import { decodeTrace } from '@/domain/trace/decodeTrace'
import { readEntry } from '@/domain/trace/readEntry'
import type { FindingKind } from '@/domain/trace/trace'
import type { PlantedFinding } from '../faults/planted'
import { techniqueName } from '../perform/techniqueName'
import type { TechniqueId } from '../solve/deduction'
import { allTraces } from '../testSupport/allTraces'
import { truthOf } from '../truth/truth'
import { makeCast } from './makeCast'
import type { DemoTrace } from './makeTrace'

function decoded(trace: DemoTrace) {
  const { entry, problems } = readEntry(trace.row)
  if (!entry) throw new Error(problems[0]?.message)
  return { entry, trace: decodeTrace(entry) }
}

const keyOf = ({ kind, group, cell, path }: PlantedFinding) => `${kind} ${group} ${cell} ${path}`

describe.each(allTraces().map((trace) => [trace.part.script.title, trace] as const))(
  '%s',
  (_, demo) => {
    const { entry, trace } = decoded(demo)
    const { puzzle } = demo.stage

    it('is as long as a solve is', () => {
      expect(demo.moments.end / 60).toBeGreaterThanOrEqual(8)
      expect(demo.moments.end / 60).toBeLessThanOrEqual(50)
      expect(trace.groups.count).toBeGreaterThanOrEqual(250)
      expect(trace.groups.count).toBeLessThanOrEqual(4000)
    })

    it('ends solved', () => {
      const last = trace.groups.count - 1
      const cells = puzzle.size ** 2
      const values = puzzle.solution.map((symbol) => puzzle.symbols[symbol]!)
      const at = (cell: number) =>
        trace.groups.palette[trace.groups.boards[last * cells + cell]!]!.value
      expect(values.map((_, cell) => at(cell))).toEqual(values)
    })

    it('leads to the planted findings and to no other', () => {
      expect(trace.findings.map(keyOf).sort()).toEqual(demo.findings.map(keyOf).sort())
    })

    it('passes the publishers’ checks where nothing is planted', () => {
      const { verdict } = verdictOf(entry)
      if (demo.part.script.hidden) expect(verdict).not.toBe('Success')
      else if (demo.part.faults.length === 0) {
        expect(verdict).toBe('Success')
        expect(interleave(entry).text).toContain('<vl>')
      }
    })

    it('draws from its payload, and from its visual elements without one', () => {
      const full = puzzleOf(entry.puzzle_data)
      expect(full.picture).toBe('payload')
      expect(full.problems).toEqual([])
      expect(full.puzzle.regions.map((region) => region.length)).toEqual(
        puzzle.regions.map((region) => region.length),
      )
      const counts = (kind: string) => puzzle.constraints.filter((c) => c.kind === kind).length
      expect(full.puzzle.cages).toHaveLength(counts('cage'))
      expect(full.puzzle.arrows).toHaveLength(counts('arrow') + counts('little-killer'))
      expect(full.puzzle.lines).toHaveLength(
        counts('thermo') + counts('whisper') + counts('renban') + counts('palindrome'),
      )
      expect(full.puzzle.metadata.antiKnight).toBe(puzzle.antiKnight)
      expect(full.puzzle.fog?.lights ?? null).toEqual(
        puzzle.fogLights ? [...puzzle.fogLights] : null,
      )
      expect(full.puzzle.cells.map(({ given }) => given)).toEqual(
        puzzle.givens.map((given) => (given < 0 ? '' : puzzle.symbols[given])),
      )
      const plain = puzzleOf({ ...entry.puzzle_data, encoded_puzzle: '' })
      expect(plain.problems.every(({ path }) => path.includes('encoded_puzzle'))).toBe(true)
      if (puzzle.constraints.length > 0) {
        expect(plain.picture).toBe('visual-elements')
        expect(plain.puzzle.lines).toHaveLength(full.puzzle.lines.length)
        expect(plain.puzzle.cages).toHaveLength(full.puzzle.cages.length)
      }
    })

    it('has marks the players need: the start, the first digit, the end', () => {
      expect(trace.markers.map(({ kind }) => kind)).toEqual([
        'cracking',
        'first-digit',
        'solved',
        'end',
      ])
      const cracking = trace.words.text.slice(
        trace.words.offset[trace.words.start.findIndex((s) => s >= demo.moments.cracking)]!,
      )
      expect(cracking.toLowerCase()).toMatch(/^\s*let's get cracking/)
    })

    it('says that it is synthetic, in the title and in words', () => {
      expect(entry.puzzle_data.title).toMatch(/^Synthetic demo: /)
      expect(entry.puzzle_data.author).toBe('CTC Replay demo')
      expect(trace.words.text).toContain('synthetic demo')
    })

    it('knows its break-in', () => {
      const truth = truthOf(demo)
      expect(demo.part.script.breakIn).toContain(truth.break_in?.technique)
      expect(truth.chapters.some(({ kind }) => kind === 'break-in')).toBe(true)
      expect(truth.mistakes).toHaveLength(demo.part.script.slips)
    })

    it('names the technique that opens it, while it is used', () => {
      const { chapters, speaker } = demo.stage
      const { from = 0, to = 0 } = chapters.find(({ kind }) => kind === 'break-in') ?? {}
      const said = speaker.words.filter(({ start }) => start >= from && start <= to)
      const key = truthOf(demo).break_in?.technique as TechniqueId
      expect(said.map(({ text }) => text).join(' ')).toContain(techniqueName[key])
      expect(to - from).toBeGreaterThan(20)
    })
  },
)

it('plants every kind of finding somewhere', () => {
  const kinds = new Set(allTraces().flatMap(({ findings }) => findings.map(({ kind }) => kind)))
  const all: Record<FindingKind, true> = {
    'state-mismatch': true,
    'state-unreadable': true,
    'state-size': true,
    'action-unreadable': true,
    'action-impossible': true,
    'wrong-digit': true,
    'time-backward': true,
    'time-repeated': true,
    'time-missing': true,
    gap: true,
    'word-outside-segment': true,
    'word-time-backward': true,
    'repeated-sentence': true,
    'low-probability': true,
    'speech-off-axis': true,
  }
  expect([...kinds].sort()).toEqual(Object.keys(all).sort())
})

it('is the same every time', () => {
  makeCast(4).forEach(({ row }, i) => {
    expect(JSON.stringify(row)).toBe(JSON.stringify(allTraces()[i]!.row))
  })
})
