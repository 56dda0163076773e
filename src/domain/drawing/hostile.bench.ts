import LZString from 'lz-string'
import { decodePayload } from '../puzzle/decodePayload'
import { DEFAULT_BOARD_SETTINGS } from './boardSettings'
import { drawOn } from './drawBoard'
import { drawPuzzle } from './drawPuzzle'
import { startBoard } from './startBoard'
import { svgText } from './svgText'

export const name = 'Drawing payloads meant to hurt'

/** Milliseconds from payload to SVG text. */
const BOUND = 2_000

const grid = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})))
const scl = (text: string): string => `scl${LZString.compressToBase64(text)}`
const sclOf = (source: object): string => scl(JSON.stringify({ cells: grid, ...source }))

const HOSTILE: Readonly<Record<string, () => string>> = {
  'a million overlays': () =>
    scl(
      `{"cells":${JSON.stringify(grid)},"overlays":[${'{"center":[1,1],"text":"x"},'.repeat(999_999)}{}]}`,
    ),
  '20,000 overlays': () =>
    sclOf({
      overlays: Array.from({ length: 20_000 }, (_, i) => ({
        center: [i % 9, i % 7],
        width: 0.5,
        height: 0.5,
        backgroundColor: '#f00',
        text: 'x\ny',
      })),
    }),
  '5,000 arrows, each with the same bulb': () =>
    sclOf({
      arrows: Array.from({ length: 5_000 }, () => ({
        wayPoints: [
          [0.5, 0.5],
          [3, 3],
        ],
        color: '#000000',
        thickness: 2,
        headLength: 0.3,
      })),
      overlays: Array.from({ length: 5_000 }, () => ({
        center: [0.5, 0.5],
        width: 0.8,
        height: 0.8,
        rounded: true,
        borderColor: '#000000',
        borderSize: 5,
      })),
    }),
  'a cage of 10,000 cells, forty times': () =>
    sclOf({
      cages: Array.from({ length: 40 }, () => ({
        value: '1',
        cells: Array.from({ length: 10_000 }, (_, i) => [i % 100, Math.floor(i / 100)]),
      })),
    }),
  'coordinates of 1e9, and NaN': () =>
    sclOf({
      lines: [
        {
          wayPoints: [
            [1e9, 1e9],
            [-1e9, 0],
          ],
          color: '#f00',
          thickness: 1e9,
        },
      ],
      overlays: [{ center: [1e9, 'NaN'], width: 1e300, height: -1, text: 'x', fontSize: 1e9 }],
    }),
  'a path of 200,000 characters with arcs': () =>
    sclOf({
      lines: [{ d: `M0 0${' a1 1 0 1 0 1 1'.repeat(13_000)}`, color: '#f00', thickness: 1 }],
    }),
}

export async function run(): Promise<void> {
  for (const [what, make] of Object.entries(HOSTILE)) {
    const payload = make()
    const start = performance.now()
    const decoded = decodePayload(payload)
    let shapes = 0
    if (decoded.ok) {
      const drawing = drawPuzzle(decoded.value.puzzle, DEFAULT_BOARD_SETTINGS)
      shapes = drawing.shapes.length
      svgText(drawOn(drawing, startBoard(decoded.value.puzzle), [0]))
    }
    const time = performance.now() - start
    const outcome = decoded.ok ? `${shapes} shapes` : `refused: ${decoded.problem.message}`
    console.log(
      `figure: ${what} ${time.toFixed(0)} ms (bound ${BOUND}) ${time <= BOUND ? 'ok' : 'over'} (${outcome})`,
    )
  }
}
