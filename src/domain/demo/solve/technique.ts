import type { Deduction, TechniqueId } from './deduction'
import type { Knowledge } from './knowledge'

/** One way of seeing something. `find` gives every instance on the board that leads to a value or excludes a symbol. */
export interface Technique {
  readonly id: TechniqueId
  /** How hard it is to see: a solver looks at low ranks first. */
  readonly rank: number
  find(knowledge: Knowledge): readonly Deduction[]
}
