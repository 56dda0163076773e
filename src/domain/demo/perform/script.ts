import type { TechniqueId } from '../solve/deduction'
import type { Talk } from './talk'

/** What is decided beforehand about a performance; the rest is chance and logic. */
export interface Script {
  /** What the puzzle is called when it is spoken of. */
  readonly title: string
  /** Techniques whose first use opens the puzzle; the think before it is the longest. */
  readonly breakIn: readonly TechniqueId[]
  /** Digits that singles alone must bring after the break-in; 0 takes the first use of its technique. */
  readonly opens: number
  /** Fruitless looks before the break-in. */
  readonly think: number
  /** Fruitless looks before other hard steps. */
  readonly ponder: number
  /** Cells whose candidates are written down before the break-in. */
  readonly fill: number
  /** Chance of a look at something else before an easy step. */
  readonly detour: number
  /** Wrong digits that go unnoticed for a while. */
  readonly slips: number
  /** Chance of a mistyped digit at each entry. */
  readonly fumbles: number
  /** The words are for someone who has never solved one. */
  readonly beginner: boolean
  /** The publishers hide the solution. */
  readonly hidden: boolean
  readonly talk: Talk
  /** Which take of the performance is kept; another number is the same solve by other chances. */
  readonly take: number
}
