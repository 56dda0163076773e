import type { Decoration } from '../puzzle/puzzle'
import type { BoardSettings } from './boardSettings'
import { CELL, round1 } from './cellSize'
import type { LayerId, Paint, Shape, TextRun, TextShape } from './drawList'
import { isLayerId } from './layers'
import { partColour, passedPaint } from './paintOf'
import { LINE_PITCH } from './shapeBox'
import { isLoneEmoji, lineBox } from './textBox'
import { textRim } from './textRim'

/** Colours SudokuPad never halves, in exactly these letters. */
const WHOLE = new Set(['#000000', '#CFCFCF', '#FFFFFF', 'none'])
const KROPKI_SIZES = new Set([0.25, 0.3, 0.35])
/** Text sizes: what a text without a size gets, and what is added to one that has. */
const DEFAULT_SIZE = 16
const EXTRA_SIZE = 4

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
    shapes.push(drawText(part, home, settings))
  }
  return shapes
}

/** Middle of a decoration in user units. */
const middle = ({ center: [row, col] }: Decoration): readonly [number, number] => [
  col * CELL,
  row * CELL,
]

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

function turn(part: Decoration, x: number, y: number): Pick<Paint, 'transform'> {
  return part.angle === undefined || part.angle === 0
    ? {}
    : { transform: `rotate(${part.angle} ${round1(x)} ${round1(y)})` }
}

function onEdge({ center: [row, col] }: Decoration): boolean {
  return Number.isInteger(row) !== Number.isInteger(col)
}

/** An X, V or XV between two cells. */
function isBadge(part: Decoration): boolean {
  return (
    onEdge(part) && part.width === 0.25 && part.height === 0.25 && /^[XV]+$/.test(part.text ?? '')
  )
}

/** A kropki dot: its number keeps its size, while all other texts grow by four, and has no rim. */
function isKropki(part: Decoration): boolean {
  return (
    onEdge(part) &&
    part.rounded &&
    part.width === part.height &&
    KROPKI_SIZES.has(part.width) &&
    part.borderColour === '#000000' &&
    (part.backgroundColour === '#FFFFFF' || part.backgroundColour === '#000000')
  )
}

function sizeOf(part: Decoration): number {
  if (part.fontSize === undefined) return DEFAULT_SIZE
  return isKropki(part) ? part.fontSize : part.fontSize + EXTRA_SIZE
}

const ANCHORS = new Set(['start', 'middle', 'end'])
const BASELINES: Readonly<Record<string, TextShape['baseline']>> = {
  middle: 'middle',
  central: 'central',
  hanging: 'hanging',
  alphabetic: 'alphabetic',
  auto: 'alphabetic',
}

/** Replacements for arrow glyphs that common fonts lack. */
const ARROWS: Readonly<Record<string, string>> = {
  '🡐': '←',
  '🡑': '↑',
  '🡒': '→',
  '🡓': '↓',
  '🡔': '↖',
  '🡕': '↗',
  '🡖': '↘',
  '🡗': '↙',
  '🠀': '←',
  '🠁': '↑',
  '🠂': '→',
  '🠃': '↓',
  '🠄': '←',
  '🠅': '↑',
  '🠆': '→',
  '🠇': '↓',
  '🡄': '←',
  '🡅': '↑',
  '🡆': '→',
  '🡇': '↓',
  '🡠': '←',
  '🡡': '↑',
  '🡢': '→',
  '🡣': '↓',
  '🡤': '↖',
  '🡥': '↗',
  '🡦': '↘',
  '🡧': '↙',
  '🡨': '←',
  '🡩': '↑',
  '🡪': '→',
  '🡫': '↓',
  '🡬': '↖',
  '🡭': '↗',
  '🡮': '↘',
  '🡯': '↙',
  '🡰': '←',
  '🡱': '↑',
  '🡲': '→',
  '🡳': '↓',
  '🡴': '↖',
  '🡵': '↗',
  '🡶': '↘',
  '🡷': '↙',
  '🡸': '←',
  '🡹': '↑',
  '🡺': '→',
  '🡻': '↓',
  '🡼': '↖',
  '🡽': '↗',
  '🡾': '↘',
  '🡿': '↙',
}

function drawText(part: Decoration, home: DecorationHome, settings: BoardSettings): Shape {
  const [cx, cy] = middle(part)
  const y = cy + 0.06 * part.height * CELL
  const fontSize = sizeOf(part)
  const text = [...part.text!].map((char) => ARROWS[char] ?? char).join('')
  const lines = text.split('\n')
  const {
    attributes = {},
    transform: _,
    fill: passedFill,
    stroke: passedStroke,
    strokeWidth: passedWidth,
    ...passed
  } = passedPaint(part.pass, settings.theme)
  const { 'text-anchor': anchor = '', 'dominant-baseline': baseline = '', ...rest } = attributes
  const rim = textRim(settings)
  // `textColor` colours the text and takes its rim away; `textStroke` colours the rim.
  const fill =
    partColour(part.textColour ?? part.colour, settings.theme) ??
    passedFill ??
    partColour('#000', settings.theme)!
  const stroke =
    partColour(part.textStroke, settings.theme) ??
    (part.textColour !== undefined
      ? 'transparent'
      : (passedStroke ?? (isKropki(part) ? 'none' : rim.stroke)))
  const common = {
    ...passed,
    ...(Object.keys(rest).length > 0 ? { attributes: rest } : {}),
    kind: 'text',
    layer: home.layer,
    fontSize,
    anchor: ANCHORS.has(anchor) ? (anchor as TextShape['anchor']) : 'middle',
    baseline: BASELINES[baseline] ?? 'middle',
    fill,
    stroke,
    strokeWidth: passedWidth ?? rim.strokeWidth,
  } as const
  if (lines.length === 1) {
    return {
      ...common,
      x: round1(cx),
      y: round1(y),
      runs: [{ text }],
      ...(isLoneEmoji(text)
        ? { emoji: true, ...turnEmoji(part, text, fontSize, cx, y) }
        : turn(part, round1(cx), round1(y))),
    }
  }
  const top = y - (part.height * CELL) / 2
  const runs = lines.map((line, i): TextRun => {
    const em = 1.5 + LINE_PITCH * (i - lines.length / 2)
    return { text: line, x: cx, y: top + em * fontSize }
  })
  return { ...common, x: cx, y: top, runs, source: lines.join(''), ...turn(part, cx, top) }
}

/** An emoji turns about the middle of its picture, not about its text's anchor. */
function turnEmoji(
  part: Decoration,
  text: string,
  fontSize: number,
  x: number,
  y: number,
): Pick<Paint, 'transform'> {
  if (part.angle === undefined || part.angle === 0) return {}
  const box = lineBox(text, fontSize, 'middle')
  const cx = round1(x) + box.x + box.width / 2
  const cy = round1(y) + box.y + box.height / 2
  return { transform: `rotate(${part.angle} ${round3(cx)} ${round3(cy)})` }
}

const round3 = (value: number): number => Math.round(value * 1000) / 1000

/** The layer a decoration is drawn in: where it wants to be, if there is such a layer. */
export function homeOf(part: Decoration, layer: LayerId): LayerId {
  return isLayerId(part.target) ? part.target : layer
}
