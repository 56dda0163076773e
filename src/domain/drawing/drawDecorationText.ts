import type { Decoration } from '../puzzle/puzzle'
import type { BoardSettings } from './boardSettings'
import { CELL, round1 } from './cellSize'
import { isKropki } from './decorationKind'
import { middle, turn, turnEmoji } from './decorationTurn'
import type { LayerId, Shape, TextRun, TextShape } from './drawList'
import { isLoneEmoji } from './loneEmoji'
import { partColour, passedPaint } from './paintOf'
import { LINE_PITCH } from './shapeBox'
import { textRim } from './textRim'

/** Text sizes: what a text without a size gets, and what is added to one that has. */
const DEFAULT_SIZE = 16
const EXTRA_SIZE = 4
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

/** The text of an underlay or overlay, in a layer. */
export function drawDecorationText(
  part: Decoration,
  layer: LayerId,
  settings: BoardSettings,
): Shape {
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
    layer,
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
