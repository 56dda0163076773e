import type { Board } from '@/domain/board/board'
import type { Cell } from '@/domain/board/cell'
import { CELL } from '@/domain/drawing/cellSize'
import type { CellConflict } from '@/domain/drawing/conflicts'
import { drawMarks, surroundingsOf } from '@/domain/drawing/drawBoard'
import type { LayerId } from '@/domain/drawing/drawList'
import type { PuzzleDrawing } from '@/domain/drawing/drawPuzzle'
import { drawSelection } from '@/domain/drawing/drawSelection'
import { fogMask } from '@/domain/drawing/fogState'
import { shapeNode } from './shapeNode'

/** Layers with a group for each cell. */
const CELL_LAYERS = [
  'cell-colors',
  'cell-errors',
  'cell-pen',
  'cell-pencilmarks',
  'cell-candidates',
  'cell-values',
] as const satisfies readonly LayerId[]

/** Distinct cells kept ready-made; a solve has a few thousand. */
const KEPT_TEMPLATES = 4_000

type Template = ReadonlyMap<LayerId, readonly SVGElement[]>

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
 * before (equal cells of a trace share one), its fog and its conflicts too. Otherwise its shapes are cloned from the
 * last cell that looked so: a cell's drawing is the same everywhere, moved to its place by its group.
 */
export function createMarkPainter(svg: SVGSVGElement, drawing: PuzzleDrawing): MarkPainter {
  const { puzzle } = drawing
  const document = svg.ownerDocument
  const size = puzzle.rows * puzzle.cols
  const group = (id: LayerId) => svg.querySelector(`[data-layer="${id}"]`)
  const highlights = group('cell-highlights')
  const fogPaths = [...svg.querySelectorAll('[data-fog]')]
  const slots = CELL_LAYERS.map((id) => cellGroups(document, group(id), puzzle))

  const cells: (Cell | undefined)[] = new Array(size)
  const fogs: boolean[] = new Array(size).fill(false)
  const conflicts: (CellConflict | null)[] = new Array(size).fill(null)
  const templates = new Map<string, Template>()
  let shown: Board | null = null
  let chosen: readonly number[] = []
  let fogText = drawing.fog?.path ?? ''

  const templateFor = (board: Board, index: number, fogged: boolean): Template => {
    const cell = board.cellAt(index)
    const { given, corner, centre } = puzzle.cells[index]!
    const hidden = given !== '' && !fogged
    const plain = corner.length === 0 && centre.length === 0 && conflicts[index] === null
    const key = `${hidden ? 'given' : 'open'} ${cell.text}`
    const known = plain ? templates.get(key) : undefined
    if (known) return known
    const made = new Map<LayerId, SVGElement[]>()
    const around = { fogged, conflict: conflicts[index] ?? null }
    for (const shape of drawMarks(drawing, board, index, around, 0, 0)) {
      const node = shapeNode(document, shape)
      const list = made.get(shape.layer)
      if (node) list ? list.push(node) : made.set(shape.layer, [node])
    }
    if (plain) {
      if (templates.size >= KEPT_TEMPLATES) templates.clear()
      templates.set(key, made)
    }
    return made
  }

  return {
    show(board, selection) {
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
        const template = templateFor(board, index, inFog)
        for (let i = 0; i < CELL_LAYERS.length; i++) {
          fill(slots[i]![index], template.get(CELL_LAYERS[i]!))
        }
      }
      if (around.fogged && fogged) {
        const { path } = fogMask(around.fogged, puzzle.cols, drawing.bounds)
        if (path !== fogText) for (const node of fogPaths) node.setAttribute('d', path)
        fogText = path
      }
      if (shown === null || !sameNumbers(chosen, selection)) {
        const nodes = drawSelection(
          selection,
          { ...puzzle, groups: drawing.groups },
          drawing.settings,
        )
          .map((shape) => shapeNode(document, shape))
          .filter((node) => node !== null)
        highlights?.replaceChildren(...nodes)
        chosen = [...selection]
      }
      shown = board
      return drawn
    },
    board: () => shown,
    selection: () => chosen,
  }
}

/** A group a cell, each at its cell's place, in row order so that later cells lie over earlier ones. */
function cellGroups(
  document: Document,
  parent: Element | null,
  { rows, cols }: { readonly rows: number; readonly cols: number },
): readonly Element[] {
  const groups: Element[] = []
  for (let index = 0; index < rows * cols; index++) {
    const made = document.createElementNS('http://www.w3.org/2000/svg', 'g')
    const x = (index % cols) * CELL
    const y = Math.floor(index / cols) * CELL
    made.setAttribute('transform', `translate(${x} ${y})`)
    groups.push(made)
  }
  parent?.replaceChildren(...groups)
  return groups
}

function fill(slot: Element | undefined, nodes: readonly SVGElement[] | undefined): void {
  if (!slot) return
  if (!nodes) {
    if (slot.firstChild) slot.textContent = ''
    return
  }
  slot.replaceChildren(...nodes.map((node) => node.cloneNode(true)))
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
