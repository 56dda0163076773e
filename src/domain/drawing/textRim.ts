import type { BoardSettings } from './boardSettings'
import { boardTheme } from './theme'

/** The rim every board text has: painted under its fill, 2 units wide with outlines on, else of no width. */
export function textRim(settings: BoardSettings): {
  readonly stroke: string
  readonly strokeWidth: number
} {
  return { stroke: boardTheme(settings.theme).textRim, strokeWidth: settings.outlines ? 2 : 0 }
}
