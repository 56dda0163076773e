import type { Problem } from '../problem'
import type { Decoration, Puzzle } from '../puzzle/puzzle'
import { arrowBulbs } from './arrowSums'
import type { BoardSettings } from './boardSettings'
import { CELL, round1 } from './cellSize'
import { type CellConflict, findConflicts } from './conflicts'
import { drawArrow } from './drawArrow'
import { drawCage } from './drawCage'
import { drawDecoration, homeOf } from './drawDecoration'
import { drawBoxes, drawGrid } from './drawGrid'
import { drawLine } from './drawLine'
import type { DrawList, ImageShape, LayerId, Shape, TextShape, ViewBox } from './drawList'
import { foggedCells, fogMask } from './fogState'
import { isLayerId, LAYERS } from './layers'
import { littleKillerCells, standsIn } from './littleKillers'
import { shownText, TEXT_SHIFT, VALUE_SIZE } from './markText'
import { startBoard } from './startBoard'
import { textRim } from './textRim'
import { boardTheme } from './theme'
import { type UniqueGroup, uniqueGroups } from './uniqueGroups'
import { drawnBox, viewBoxOf } from './viewBoxOf'

/** Shapes a puzzle may have; the densest of 3,900 public puzzles draws some 2,500. */
const MAX_SHAPES = 4_000
/** Characters of text a puzzle may have in all: each is laid out by the browser. */
const MAX_TEXT = 30_000
/** Characters of path data a puzzle may have in all. */
const MAX_PATH = 2_000_000
/** Shapes that the fog may hide by themselves, each masked anew in every frame; a real puzzle of that kind has 30. */
const MAX_IN_FOG = 400

/** A puzzle's own drawing, made once, with what drawing the solver's marks on it needs. */
export interface PuzzleDrawing extends DrawList {
  readonly puzzle: Puzzle
  readonly settings: BoardSettings
  readonly groups: readonly UniqueGroup[]
  readonly zeroIsTen: boolean
  /** The box of what is drawn, without the view box's padding. */
  readonly bounds: ViewBox
  /** Conflicts of the puzzle as it came; empty unless the settings ask for them. */
  readonly startConflicts: ReadonlyMap<number, CellConflict>
  /** What was left out of the drawing, in words. */
  readonly problems: readonly Problem[]
}

/**
 * Draws everything of a puzzle that does not change with time: clues, grid, boxes, givens, and the fog of the empty
 * board. Shapes come layer by layer, bottom to top. Pure and total: what the source may not draw is left out.
 */
export function drawPuzzle(puzzle: Puzzle, settings: BoardSettings): PuzzleDrawing {
  const zeroIsTen = puzzle.metadata.rules.toLowerCase().includes('zeroisten')
  const budget = createBudget()
  budget.add([drawGrid(puzzle.rows, puzzle.cols, settings)])
  drawParts(puzzle, settings, budget)
  for (const cage of puzzle.cages) budget.draw(() => drawCage(cage, settings))
  budget.add(drawBoxes(puzzle, settings))
  budget.add(drawGivens(puzzle, settings, zeroIsTen))

  const shapes = budget.shapes
  const bounds = drawnBox(shapes, puzzle.rows, puzzle.cols)
  const viewBox = viewBoxOf(bounds)
  const image = drawBackgroundImage(puzzle, settings, viewBox)
  if (image) shapes.unshift(image)
  if (puzzle.fog) shapes.unshift(...drawFogCover(puzzle, settings))

  const theme = boardTheme(settings.theme)
  const start = startBoard(puzzle)
  const fogged = foggedCells(puzzle, start.cellAt)
  const groups = settings.conflicts === 'off' && !settings.seen ? [] : uniqueGroups(puzzle)
  return {
    viewBox,
    shapes: byLayer(shapes),
    background: theme.background,
    halo: settings.outlines ? { radius: 0.65, colour: theme.halo, opacity: 0.7 } : null,
    fog: fogged && fogMask(fogged, puzzle.cols, bounds),
    puzzle,
    settings,
    groups,
    zeroIsTen,
    bounds,
    startConflicts:
      settings.conflicts === 'start'
        ? findConflicts(groups, (index) => puzzle.cells[index]?.given ?? '', start.cellAt)
        : new Map(),
    problems: budget.problems(),
  }
}

/** Sorts shapes by layer, keeping the order within each. */
export function byLayer(shapes: readonly Shape[]): Shape[] {
  const layers = new Map<LayerId, Shape[]>(LAYERS.map(({ id }) => [id, []]))
  for (const shape of shapes) layers.get(shape.layer)?.push(shape)
  return [...layers.values()].flat()
}

/** Arrows with their bulbs, then lines, then underlays and overlays: SudokuPad's order of drawing. */
function drawParts(puzzle: Puzzle, settings: BoardSettings, budget: Budget): void {
  const legacy = puzzle.metadata.source === 'Sudoku Maker pre-version'
  const bulbs = arrowBulbs(puzzle)
  const numbers = littleKillerCells(puzzle)
  const draw = (part: Decoration, layer: LayerId, bulb: boolean) =>
    budget.draw(() =>
      drawDecoration(
        part,
        {
          layer,
          legacy,
          bulb,
          numberOnly: part.text !== undefined && standsIn(part.center, numbers),
        },
        settings,
      ),
    )
  for (const arrow of puzzle.arrows) {
    budget.draw(() => drawArrow(arrow, settings))
    for (const bulb of bulbs.of.get(arrow) ?? []) draw(bulb, 'arrows', true)
  }
  for (const line of puzzle.lines) budget.draw(() => [drawLine(line, puzzle, settings)])
  for (const [parts, layer] of [
    [puzzle.underlays, 'underlay'],
    [puzzle.overlays, 'overlay'],
  ] as const) {
    for (const part of parts) if (!bulbs.all.has(part)) draw(part, homeOf(part, layer), false)
  }
}

function drawGivens(puzzle: Puzzle, settings: BoardSettings, zeroIsTen: boolean): Shape[] {
  const rim = textRim(settings)
  const { ink } = boardTheme(settings.theme)
  return puzzle.cells.flatMap(({ given }, index): Shape[] => {
    if (given === '') return []
    const cx = (index % puzzle.cols) * CELL + CELL / 2
    const cy = Math.floor(index / puzzle.cols) * CELL + CELL / 2
    const shown = shownText(given, zeroIsTen)
    return [
      {
        kind: 'text',
        layer: 'cell-givens',
        x: round1(cx),
        y: round1(cy + TEXT_SHIFT),
        fontSize: VALUE_SIZE,
        anchor: 'middle',
        baseline: 'middle',
        runs: [{ text: shown }],
        source: (zeroIsTen ? given.replace('0', '10') : given).toLowerCase(),
        fill: ink,
        ...rim,
        mark: { kind: 'given', cell: index },
      },
    ]
  })
}

/** The cover under everything, and on it the page's own colour, which the fog mask takes away. */
function drawFogCover(puzzle: Puzzle, settings: BoardSettings): Shape[] {
  const theme = boardTheme(settings.theme)
  const grid = {
    kind: 'rect',
    x: 0,
    y: 0,
    width: puzzle.cols * CELL,
    height: puzzle.rows * CELL,
  } as const
  return [
    { ...grid, layer: 'fog-fogcover', fill: theme.fogCover },
    { ...grid, layer: 'background', fill: theme.background, attached: true },
  ]
}

/** The background image, stretched over the view; a remote one only once its fetching was agreed to. */
function drawBackgroundImage(
  puzzle: Puzzle,
  settings: BoardSettings,
  viewBox: DrawList['viewBox'],
): ImageShape | null {
  const image = puzzle.metadata.backgroundImage
  if (!image || (!settings.remoteImages && !image.url.startsWith('data:'))) return null
  return {
    kind: 'image',
    layer: isLayerId(image.target) ? image.target : 'background',
    ...viewBox,
    url: image.url,
    opacity: image.opacity,
  }
}

interface Budget {
  readonly shapes: Shape[]
  add(more: readonly Shape[]): void
  /** Draws a part of the puzzle if there is still room for it. */
  draw(part: () => readonly Shape[]): void
  problems(): Problem[]
}

/** Collects shapes up to what a board can bear, and remembers what did not fit. */
function createBudget(): Budget {
  const shapes: Shape[] = []
  let path = 0
  let text = 0
  let inFog = 0
  let dropped = 0
  const add = (more: readonly Shape[]): void => {
    for (const shape of more) {
      const length = shape.kind === 'path' ? shape.d.length : 0
      const signs = shape.kind === 'text' ? signsOf(shape) : 0
      const full = shapes.length >= MAX_SHAPES || (shape.inFog && inFog >= MAX_IN_FOG)
      if (full || path + length > MAX_PATH || text + signs > MAX_TEXT) {
        dropped++
        continue
      }
      path += length
      text += signs
      if (shape.inFog) inFog++
      shapes.push(shape)
    }
  }
  return {
    shapes,
    add,
    draw(part) {
      if (shapes.length >= MAX_SHAPES) dropped++
      else add(part())
    },
    problems() {
      if (dropped === 0) return []
      const [count, most, signs] = [dropped, MAX_SHAPES, MAX_TEXT].map((n) =>
        n.toLocaleString('en'),
      )
      return [
        {
          path: 'encoded_puzzle',
          message: `${count} parts of this puzzle are not drawn: a board shows at most ${most} shapes (${MAX_IN_FOG} that fog hides by themselves) and ${signs} characters.`,
        },
      ]
    },
  }
}

const signsOf = (shape: TextShape): number =>
  shape.runs.reduce((sum, { text }) => sum + text.length, 0)
