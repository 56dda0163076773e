import type { TechniqueId } from '../solve/deduction'
import { openCells } from '../solve/knowledge'
import type { Attention } from '../solve/plan'
import type { Stage } from './stage'

/** How far a performance has come, and what it has already done that it should not do again. */
export interface Progress {
  attention: Attention
  readonly toured: Map<number, number>
  readonly atStart: number
  slipsLeft: number
  opened: boolean
  coloured: boolean
  readonly said: Set<string>
  /** Small talk said so far, before and after the break-in. */
  asidesBefore: number
  asidesAfter: number
  /** Steps done when the last aside was said. */
  lastAside: number
  /** Share of the cells that were open at the break-in. */
  openedAt: number
  /** Techniques that were explained in general. */
  readonly taught: Set<TechniqueId>
}

/** Share of the cells that are still open. */
export function shareLeft(stage: Stage, progress: Progress): number {
  return openCells(stage.knowledge) / Math.max(1, progress.atStart)
}
