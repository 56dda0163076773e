import { computedColour } from './computedColour'
import type { DrawList, Shape, TextShape } from './drawList'
import { placedBox } from './shapeBox'

/** One thing a cell shows, in the form `corpus/sudokupad` has it. */
export type OracleMark = Readonly<Record<string, string | number>>

/** One other drawn thing: layer, tag, box and whatever paint differs from a browser's defaults. */
export type OraclePart = Readonly<Record<string, unknown>>

/** A drawing in the form the pictures of SudokuPad were recorded in, so that anyone can compare. */
export interface OracleForm {
  readonly viewBox: string
  readonly marks: readonly OracleMark[]
  readonly parts: readonly OraclePart[]
}

const SOLVER_LAYERS = new Set(['cell-highlights', 'cell-errors'])

/** Puts a draw list of a grid `cols` wide into that form. Boxes in user units, colours as browsers compute them. */
export function oracleForm(list: DrawList, cols: number): OracleForm {
  const { x, y, width, height } = list.viewBox
  const marks: OracleMark[] = []
  const parts: OraclePart[] = []
  for (const shape of list.shapes) {
    if (shape.attached) continue
    if (shape.mark) marks.push(markOf(shape, cols))
    if (!shape.mark || shape.mark.kind === 'given') {
      if (!SOLVER_LAYERS.has(shape.layer)) parts.push(partOf(shape))
    }
  }
  return { viewBox: `${x} ${y} ${width} ${height}`, marks, parts }
}

const fillOf = (shape: Shape): string => computedColour(shape.fill ?? 'none')
const strokeOf = (shape: Shape): string => computedColour(shape.stroke ?? 'none')
const px = (value: number): string => `${Number(value.toPrecision(6))}px`
const round3 = (value: number): number => Math.round(value * 1000) / 1000

function markOf(shape: Shape, cols: number): OracleMark {
  const { kind, cell, key } = shape.mark!
  const rc = `r${Math.floor(cell / cols) + 1}c${(cell % cols) + 1}`
  if (shape.kind === 'text') {
    const { x, y } = shape
    const text = shape.runs.map((run) => run.text).join('')
    return { rc, kind, text, x, y, fontSize: px(shape.fontSize), fill: fillOf(shape) }
  }
  return {
    rc,
    kind,
    ...(key === undefined ? {} : { key }),
    d: shape.kind === 'path' ? shape.d : '',
    fill: fillOf(shape),
    stroke: strokeOf(shape),
    strokeWidth: px(shape.strokeWidth ?? 1),
  }
}

function partOf(shape: Shape): OraclePart {
  const box = placedBox(shape) ?? { x: 0, y: 0, width: 0, height: 0 }
  const bbox = {
    x: round3(box.x),
    y: round3(box.y),
    width: round3(box.width),
    height: round3(box.height),
  }
  const emoji = shape.kind === 'text' && shape.emoji === true
  const dash = shape.strokeDasharray
  const plain = emoji || shape.kind === 'image'
  return {
    layer: shape.layer,
    tag: emoji ? 'image' : shape.kind,
    bbox,
    fill: plain ? 'rgb(0, 0, 0)' : fillOf(shape),
    ...number('fill-opacity', shape.fillOpacity, 1),
    stroke: plain ? 'none' : strokeOf(shape),
    ...number('stroke-opacity', shape.strokeOpacity, 1),
    ...(plain || (shape.strokeWidth ?? 1) === 1 ? {} : { 'stroke-width': px(shape.strokeWidth!) }),
    ...(dash === undefined || dash === 'none'
      ? {}
      : {
          'stroke-dasharray': dash
            .split(/[\s,]+/)
            .filter((part) => part !== '')
            .map((part) => px(Number.parseFloat(part)))
            .join(', '),
        }),
    ...number('opacity', shape.opacity, 1),
    ...(shape.kind === 'path' && shape.d !== '' ? { d: shape.d } : {}),
    ...(shape.kind === 'text' && !emoji ? textFacts(shape) : {}),
  }
}

function number(name: string, value: number | undefined, usual: number): Record<string, string> {
  return value === undefined || value === usual ? {} : { [name]: String(value) }
}

function textFacts(shape: TextShape) {
  const shown = shape.runs.map((run) => run.text).join('')
  return {
    text: shape.source ?? shown,
    anchor: { x: shape.x, y: shape.y },
    fontSize: px(shape.fontSize),
  }
}
