import type { Board } from '@/domain/board/board'
import type { Cell } from '@/domain/board/cell'
import { CELL } from '@/domain/drawing/cellSize'
import type { CellConflict } from '@/domain/drawing/conflicts'
import { drawMarks, surroundingsOf } from '@/domain/drawing/drawBoard'
import type { LayerId, Shape } from '@/domain/drawing/drawList'
import type { PuzzleDrawing } from '@/domain/drawing/drawPuzzle'
import { drawSelection } from '@/domain/drawing/drawSelection'
import { fogMask } from '@/domain/drawing/fogState'
import { mergeMarks } from '@/domain/drawing/mergeMarks'
import { type SvgNode, svgNode } from '@/domain/drawing/svgNode'
import { createNodePatcher, type NodeRun, nodeRun } from './nodePatcher'

/** Layers with the marks of cells, each cell's in a group of its own. */
const CELL_LAYERS = [
  'cell-colors',
  'cell-errors',
  'cell-pen',
  'cell-pencilmarks',
  'cell-candidates',
  'cell-values',
] as const satisfies readonly LayerId[]

/** Distinct cells whose elements are kept worked out; a solve has a few thousand. */
const KEPT_CELLS = 4_000

/** A cell's elements, layer by layer in the order of `CELL_LAYERS`, as they are in the cell at the origin. */
type CellNodes = readonly (readonly SvgNode[])[]

export interface MarkPainter {
  /** Draws a board and a selection (row-major indices); returns how many cells were drawn anew. */
  show(board: Board, selection: readonly number[]): number
  /** The board last shown. */
  board(): Board | null
  /** The selection last shown. */
  selection(): readonly number[]
}

/**
 * Draws the solver's marks straight into the SVG, outside React: while scrubbing, a board a frame is drawn, and a
 * component a cell would spend its time comparing props. A cell is left alone when its `Cell` is the same object as
 * before (equal cells of a trace share one), its fog and its conflicts too. Otherwise its elements are changed into
 * what they should be, which mostly means other characters in the same text.
 */
export function createMarkPainter(svg: SVGSVGElement, drawing: PuzzleDrawing): MarkPainter {
  const { puzzle } = drawing
  const size = puzzle.rows * puzzle.cols
  const fogPaths = [...svg.querySelectorAll('[data-fog]')]
  const layers = CELL_LAYERS.map((id) => cellLayer(svg, id, puzzle.cols))
  const highlights = svg.querySelector('[data-layer="cell-highlights"]')
  const selectionRun = highlights && nodeRun(highlights)
  const selectionPatcher = createNodePatcher(svg.ownerDocument)

  const cells: (Cell | undefined)[] = new Array(size)
  const fogs: boolean[] = new Array(size).fill(false)
  const conflicts: (CellConflict | null)[] = new Array(size).fill(null)
  const open = new Map<string, CellNodes>()
  const given = new Map<string, CellNodes>()
  let shown: Board | null = null
  let chosen: readonly number[] = []
  let fogText = drawing.fog?.path ?? ''

  const nodesFor = (board: Board, index: number, fogged: boolean): CellNodes => {
    const conflict = conflicts[index] ?? null
    const own = puzzle.cells[index]!
    const plain = own.corner.length === 0 && own.centre.length === 0 && conflict === null
    const kept = own.given !== '' && !fogged ? given : open
    const { text } = board.cellAt(index)
    const known = plain ? kept.get(text) : undefined
    if (known) return known
    const shapes = drawMarks(drawing, board, index, { fogged, conflict }, 0, 0)
    const made = CELL_LAYERS.map((id) => nodesOf(shapes, id))
    if (plain) {
      if (kept.size >= KEPT_CELLS) kept.clear()
      kept.set(text, made)
    }
    return made
  }

  const isChanged = (board: Board): boolean => {
    if (shown === null) return true
    for (let index = 0; index < size; index++) {
      if (cells[index] !== board.cellAt(index)) return true
    }
    return false
  }

  const showCells = (board: Board): number => {
    const around = surroundingsOf(drawing, board)
    const fogged = around.fogged && new Set(around.fogged)
    let drawn = 0
    for (let index = 0; index < size; index++) {
      const cell = board.cellAt(index)
      const inFog = fogged?.has(index) ?? false
      const conflict = around.conflicts.get(index) ?? null
      if (
        cells[index] === cell &&
        fogs[index] === inFog &&
        sameConflict(conflicts[index] ?? null, conflict)
      ) {
        continue
      }
      cells[index] = cell
      fogs[index] = inFog
      conflicts[index] = conflict
      drawn++
      const nodes = nodesFor(board, index, inFog)
      for (let i = 0; i < layers.length; i++) layers[i]!.show(index, nodes[i]!)
    }
    if (around.fogged) {
      const { path } = fogMask(around.fogged, puzzle.cols, drawing.bounds)
      if (path !== fogText) for (const node of fogPaths) node.setAttribute('d', path)
      fogText = path
    }
    return drawn
  }

  const showSelection = (selection: readonly number[]): void => {
    if (!selectionRun || sameNumbers(chosen, selection)) return
    const grid = { ...puzzle, groups: drawing.groups }
    const shapes = drawSelection(selection, grid, drawing.settings)
    selectionPatcher.patch(
      selectionRun,
      shapes.map(svgNode).filter((node) => node !== null),
    )
    chosen = [...selection]
  }

  return {
    show(board, selection) {
      const drawn = isChanged(board) ? showCells(board) : 0
      showSelection(selection)
      shown = board
      return drawn
    },
    board: () => shown,
    selection: () => chosen,
  }
}

const NONE: readonly SvgNode[] = []

function nodesOf(shapes: readonly Shape[], id: LayerId): readonly SvgNode[] {
  const own = shapes.filter((shape) => shape.layer === id)
  return own.length === 0 ? NONE : mergeMarks(own)
}

/**
 * One layer's cells: a group for each that ever held something, at its place, in row order so that later cells lie
 * over earlier ones.
 */
function cellLayer(svg: SVGSVGElement, id: LayerId, cols: number) {
  const document = svg.ownerDocument
  const parent = svg.querySelector(`[data-layer="${id}"]`)
  const patcher = createNodePatcher(document)
  const runs: (NodeRun | undefined)[] = []
  /** Fills a new group before it goes into the page. */
  const addGroup = (index: number, nodes: readonly SvgNode[]): void => {
    const group = document.createElementNS('http://www.w3.org/2000/svg', 'g')
    group.setAttribute('data-at', String(index))
    const [x, y] = [(index % cols) * CELL, Math.floor(index / cols) * CELL]
    group.setAttribute('transform', `translate(${x} ${y})`)
    const run = nodeRun(group)
    patcher.patch(run, nodes)
    let next = index + 1
    while (next < runs.length && !runs[next]) next++
    parent?.insertBefore(group, runs[next]?.parent ?? null)
    runs[index] = run
  }
  return {
    show(index: number, nodes: readonly SvgNode[]): void {
      const run = runs[index]
      if (run) patcher.patch(run, nodes)
      else if (nodes.length > 0) addGroup(index, nodes)
    },
  }
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  return a === b || (a.length === b.length && a.every((value, i) => value === b[i]))
}

function sameConflict(a: CellConflict | null, b: CellConflict | null): boolean {
  if (a === b) return true
  if (!a || !b || a.value !== b.value) return false
  const same = (p: ReadonlySet<string>, q: ReadonlySet<string>) =>
    p.size === q.size && [...p].every((item) => q.has(item))
  return same(a.corner, b.corner) && same(a.centre, b.centre)
}
