import { cellName } from '../../trace/cellName'
import type { DemoTrace } from '../cast/makeTrace'
import type { PlantedFinding } from '../faults/planted'
import type { PerformedStep } from '../perform/stage'
import { bitsOf } from '../puzzle/bits'
import type { DemoPuzzle } from '../puzzle/demoPuzzle'

/** Everything known about a demo trace, in the dataset's terms: cells `r1c1`, symbols as written, seconds, groups. */
export interface TraceTruth {
  readonly youtube_id: string
  readonly puzzle_id: string
  readonly title: string
  readonly seconds: { readonly cracking: number; readonly solved: number; readonly end: number }
  /** The technique that opens the puzzle, at its first use. */
  readonly break_in: {
    readonly technique: string
    readonly time: number
    readonly group: number
  } | null
  readonly chapters: readonly {
    readonly kind: string
    readonly from: number
    readonly to: number
  }[]
  readonly mistakes: readonly {
    readonly cell: string
    readonly wrong: string
    readonly right: string
    readonly entered: number
    readonly noticed: number
    readonly corrected: number
    readonly fallout: readonly string[]
  }[]
  readonly techniques: readonly TechniqueTruth[]
  /** Every finding the row must lead to, and no other. */
  readonly findings: readonly (Omit<PlantedFinding, 'cell'> & { readonly cell: string | null })[]
}

export interface TechniqueTruth {
  readonly technique: string
  readonly from: number
  readonly to: number
  /** The last group at or before its end. */
  readonly group: number
  readonly cells: readonly string[]
  readonly symbols: readonly string[]
  /** `r1c1=5`, or `r1c1<>5,6` for symbols that go. */
  readonly concludes: readonly string[]
  /** It rests on a wrong digit. */
  readonly misled?: true
}

export function truthOf(trace: DemoTrace): TraceTruth {
  const { part, row, stage, moments, findings } = trace
  const { puzzle } = stage
  const name = (cell: number) => cellName(cell, puzzle.size)
  const groupAt = (time: number) =>
    row.action_data.findLastIndex((group) => group.time !== null && group.time <= time)
  const key = stage.steps.find(({ deduction }) => deduction === stage.opener)
  return {
    youtube_id: part.youtubeId,
    puzzle_id: part.puzzleId,
    title: part.title,
    seconds: {
      cracking: tenth(moments.cracking),
      solved: tenth(moments.solved),
      end: tenth(moments.end),
    },
    break_in: key
      ? { technique: key.deduction.technique, time: tenth(key.from), group: groupAt(key.from) }
      : null,
    chapters: [...stage.chapters]
      .sort((a, b) => a.from - b.from || b.to - a.to)
      .map(({ kind, from, to }) => ({ kind, from: tenth(from), to: tenth(to) })),
    mistakes: stage.mistakes.map((mistake) => ({
      cell: name(mistake.cell),
      wrong: puzzle.symbols[mistake.wrong]!,
      right: puzzle.symbols[mistake.right]!,
      entered: tenth(mistake.entered),
      noticed: tenth(mistake.noticed),
      corrected: tenth(mistake.corrected),
      fallout: mistake.fallout.map(name),
    })),
    techniques: stage.steps.map((step) => techniqueTruth(step, puzzle, groupAt(step.to))),
    findings: findings.map((finding) => ({
      ...finding,
      cell: finding.cell === null ? null : name(finding.cell),
    })),
  }
}

function techniqueTruth(step: PerformedStep, puzzle: DemoPuzzle, group: number): TechniqueTruth {
  const { deduction } = step
  const name = (cell: number) => cellName(cell, puzzle.size)
  const symbols = (mask: number) => bitsOf(mask).map((symbol) => puzzle.symbols[symbol]!)
  const { place } = deduction
  return {
    technique: deduction.technique,
    from: tenth(step.from),
    to: tenth(step.to),
    group,
    cells: deduction.cells.map(name),
    symbols: deduction.symbols.map((symbol) => puzzle.symbols[symbol]!),
    concludes: place
      ? [`${name(place.cell)}=${puzzle.symbols[place.symbol]!}`]
      : deduction.removals.map(({ cell, mask }) => `${name(cell)}<>${symbols(mask).join(',')}`),
    ...(step.misled ? { misled: true as const } : {}),
  }
}

function tenth(seconds: number): number {
  return Math.round(seconds * 10) / 10
}
