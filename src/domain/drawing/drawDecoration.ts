import type { Decoration } from '../puzzle/puzzle'
import type { BoardSettings } from './boardSettings'
import { CELL, round1 } from './cellSize'
import { isBadge, isKropki } from './decorationKind'
import { middle, turn } from './decorationTurn'
import { drawDecorationText } from './drawDecorationText'
import type { LayerId, Shape } from './drawList'
import { isLayerId } from './layers'
import { partColour, passedPaint } from './paintOf'

/** Colours SudokuPad never halves, in exactly these letters. */
const WHOLE = new Set(['#000000', '#CFCFCF', '#FFFFFF', 'none'])

/** What the surroundings of a decoration decide. */
export interface DecorationHome {
  readonly layer: LayerId
  /** Made by Sudoku Maker before it wrote versions: colours with alpha are halved too. */
  readonly legacy: boolean
  /** The bulb of an arrow sum: always halved. */
  readonly bulb: boolean
  /** The number of a little killer arrow: drawn without its rectangle. */
  readonly numberOnly: boolean
}

/** An underlay or overlay: its rectangle, circle or pill, then its text. */
export function drawDecoration(
  part: Decoration,
  home: DecorationHome,
  settings: BoardSettings,
): Shape[] {
  const shapes: Shape[] = []
  if (!home.numberOnly) shapes.push(drawBody(part, home, settings))
  if (part.text !== undefined && !(part.text === '' && isKropki(part))) {
    shapes.push(drawDecorationText(part, home.layer, settings))
  }
  return shapes
}

/** A border in the background's own colour is dropped with its width, except on dots and badges SudokuPad knows. */
function borderColourOf(part: Decoration): string | undefined {
  return part.borderColour === part.backgroundColour ? undefined : part.borderColour
}

/** The stroke of a decoration's rim: half of it lies inside the given size. */
function borderOf(part: Decoration): number {
  const colour = isKropki(part) || isBadge(part) ? part.borderColour : borderColourOf(part)
  return part.borderSize ?? part.thickness ?? (colour === undefined ? 0 : 2)
}

/** Whether SudokuPad draws a decoration at half opacity. Its list of exceptions is case-sensitive. */
export function isHalved(part: Decoration, legacy: boolean): boolean {
  const colour = part.backgroundColour
  if (colour === undefined || WHOLE.has(colour)) return false
  const hasAlpha = /^#(?:[0-9a-f]{4}|[0-9a-f]{8})$/i.test(colour) || colour === 'transparent'
  return !(hasAlpha && !legacy)
}

function drawBody(part: Decoration, home: DecorationHome, settings: BoardSettings): Shape {
  const border = borderOf(part)
  const [cx, cy] = middle(part)
  const width = Math.max(0, part.width * CELL - border)
  const height = Math.max(0, part.height * CELL - border)
  const radius = part.roundedRadius ?? (part.rounded ? Math.min(width, height) / 2 : undefined)
  const fill = partColour(part.backgroundColour, settings.theme)
  const stroke = partColour(borderColourOf(part), settings.theme)
  // The part's own `stroke` is its text's; a rectangle has its border or none.
  const { stroke: _, strokeWidth: __, ...passed } = passedPaint(part.pass, settings.theme)
  const half =
    home.bulb || isHalved(part, home.legacy) ? { fillOpacity: 0.5, strokeOpacity: 0.5 } : {}
  return {
    fill: 'none',
    ...passed,
    ...(fill === undefined ? {} : { fill }),
    ...(stroke === undefined ? {} : { stroke }),
    strokeWidth: border,
    ...half,
    ...turn(part, cx, cy),
    kind: 'rect',
    layer: home.layer,
    x: round1(cx - width / 2),
    y: round1(cy - height / 2),
    width: round1(width),
    height: round1(height),
    ...(radius === undefined ? {} : { rx: round1(Math.max(0, radius)) }),
  }
}

/** The layer a decoration is drawn in: where it wants to be, if there is such a layer. */
export function homeOf(part: Decoration, layer: LayerId): LayerId {
  return isLayerId(part.target) ? part.target : layer
}
