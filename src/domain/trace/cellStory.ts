import type { Cell } from '../board/cell'
import type { Trace } from './trace'

export type StoryPart = 'value' | 'centre' | 'corner' | 'colour' | 'pen' | 'selection'

/** Something a cell had for a while. */
export interface CellSpan {
  readonly part: StoryPart
  /** The value, mark, palette key or pen code; '' for a selection. */
  readonly text: string
  /** The group after which it was there. */
  readonly from: number
  /** The group that took it away; null when it was there to the end. */
  readonly to: number | null
  /** Seconds. */
  readonly start: number
  /** Seconds: when it went, or the time of the last group. */
  readonly end: number
}

export interface CellStory {
  /** By start, values before marks. */
  readonly spans: readonly CellSpan[]
  /** How long the cell was selected in all, in seconds. */
  readonly selectedSeconds: number
}

const ORDER: readonly StoryPart[] = ['value', 'centre', 'corner', 'colour', 'pen', 'selection']

/** Every value, mark, colour, pen stroke and selection a cell ever had, with its times. `cell` is row-major. */
export function cellStory(trace: Trace, cell: number): CellStory {
  const { boards, count, palette, times, selection } = trace.groups
  const cells = trace.rows * trace.cols
  const stride = Math.ceil(cells / 32)
  const open = new Map<string, { part: StoryPart; text: string; from: number }>()
  const spans: CellSpan[] = []
  const close = (key: string, to: number | null) => {
    const span = open.get(key)
    if (!span) return
    open.delete(key)
    const end = times[to ?? count - 1] ?? 0
    spans.push({ ...span, to, start: times[span.from] ?? 0, end })
  }
  let before = -1
  for (let group = 0; group < count; group++) {
    const index = boards[group * cells + cell] ?? 0
    const selected = ((selection[group * stride + (cell >> 5)] ?? 0) >>> (cell & 31)) & 1
    const state = index * 2 + selected
    if (state === before) continue
    before = state
    const now = itemsOf(palette[index], selected === 1, trace.givens[cell] ?? '')
    for (const key of [...open.keys()]) if (!now.has(key)) close(key, group)
    for (const [key, item] of now) if (!open.has(key)) open.set(key, { ...item, from: group })
  }
  for (const key of [...open.keys()]) close(key, null)
  spans.sort(
    (a, b) =>
      a.from - b.from ||
      ORDER.indexOf(a.part) - ORDER.indexOf(b.part) ||
      (a.text < b.text ? -1 : 1),
  )
  const selectedSeconds = spans.reduce(
    (sum, span) => (span.part === 'selection' ? sum + span.end - span.start : sum),
    0,
  )
  return { spans, selectedSeconds }
}

function itemsOf(
  cell: Cell | undefined,
  selected: boolean,
  given: string,
): Map<string, { part: StoryPart; text: string }> {
  const items = new Map<string, { part: StoryPart; text: string }>()
  const add = (part: StoryPart, text: string) => items.set(`${part} ${text}`, { part, text })
  // A given that states repeat was never entered.
  if (cell && cell.value !== '' && cell.value !== given) add('value', cell.value)
  for (const mark of cell?.centre ?? []) add('centre', mark)
  for (const mark of cell?.corner ?? []) add('corner', mark)
  for (const key of cell?.colours ?? []) add('colour', key)
  for (const code of cell?.pen ?? []) add('pen', code)
  if (selected) add('selection', '')
  return items
}
