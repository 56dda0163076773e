/** One action group of a scripted row: seconds, and its actions. */
export type Step = readonly [time: number, ...actions: string[]]

const ROWS = 4
const COLS = 4
export const SOLUTION = '1234341221434321'

/**
 * A 4 × 4 row in the raw schema whose every moment is known: r1c1 is given, the states follow from the actions of `steps`,
 * and every second from 12 to 300 a word is said that is its second ("t12"), five a sentence.
 */
export function scriptedRow(title: string, steps: readonly Step[]): Record<string, unknown> {
  const cells = Array.from({ length: ROWS * COLS }, (_, cell) => ({
    value: cell === 0 ? '1' : '',
    centre: [] as string[],
    corner: [] as string[],
    colours: [] as string[],
  }))
  const state = () =>
    JSON.stringify({
      cells: cells.map(({ value, centre, corner, colours }) =>
        [value, centre.join(), corner.join(), colours.join()].join('/').replace(/\/+$/, ''),
      ),
    })
  const group = ([time, ...actions]: Step, idx: number) => {
    for (const action of actions) apply(cells, action)
    return { idx, frame: Math.round(time * 30), time, actions, serialized_state: state() }
  }
  const words = Array.from({ length: 289 }, (_, index) => ({
    word: ` t${index + 12}${index % 5 === 4 ? '.' : ''}`,
    start: index + 12,
    end: index + 12.8,
    probability: 0.9,
  }))
  const segments = Array.from({ length: Math.ceil(words.length / 5) }, (_, id) => {
    const own = words.slice(id * 5, id * 5 + 5)
    const text = own.map(({ word }) => word).join('')
    return { id, start: own[0]?.start, end: own.at(-1)?.end, text, words: own }
  })
  const youtube_id = title.toLowerCase().replaceAll(' ', '-')
  return {
    youtube_id,
    puzzle_id: youtube_id,
    action_data: [[0] as Step, ...steps].map(group),
    asr_data: { language: 'en', text: words.map(({ word }) => word).join(''), segments },
    puzzle_data: {
      youtube_id,
      puzzle_id: youtube_id,
      title,
      author: 'Test',
      date: '2024-01-01',
      rules: '"Normal sudoku rules apply.\\n\\nSo they do."',
      rows: ROWS,
      cols: COLS,
      initial_board: `1${'.'.repeat(ROWS * COLS - 1)}`,
      solution: SOLUTION,
      visual_elements: '[{"type":"circle","x":1}]',
      encoded_puzzle: '',
      sudokupad_url: 'https://sudokupad.app/scripted',
      lgc_timestamp: 10,
      sequential_number: 1,
    },
  }
}

function apply(
  cells: { value: string; centre: string[]; corner: string[]; colours: string[] }[],
  action: string,
): void {
  const parts = action.split(':')
  const type = parts[0]
  if (type === 'sl' || type === 'ds') return
  const [sign, mark] = parts.length === 4 ? [parts[1], parts[2]] : ['', parts[1]]
  for (const name of (parts.at(-1) ?? '').split(',')) {
    const [row = 0, col = 0] = name.slice(1).split('c').map(Number)
    const cell = cells[(row - 1) * COLS + col - 1]
    if (!cell || mark === undefined) throw new Error(`the script's own action is wrong: ${action}`)
    if (type === 'vl') cell.value = mark
    else if (type === 'cl') cell.value = ''
    else {
      const marks = type === 'cd' ? cell.centre : type === 'pm' ? cell.corner : cell.colours
      if (sign === '-') marks.splice(marks.indexOf(mark), 1)
      else marks.push(mark)
    }
  }
}

/**
 * A solve with a break-in (20 to 120 s), a mistake in r2c1 (130 to 150 s), a long think (152 to 232 s), and marks, a colour
 * and selections in r1c2.
 */
export const STORY: readonly Step[] = [
  [20, 'sl:r1c2'],
  [22, 'cd:+:2:r1c2', 'cd:+:3:r1c2'],
  [24, 'pm:+:4:r1c2'],
  [26, 'co:+:3:r1c2'],
  [30, 'ds:all'],
  [60, 'cd:-:3:r1c2'],
  [118, 'sl:r1c2'],
  [120, 'vl:2:r1c2'],
  [122, 'ds:all', 'vl:3:r1c3'],
  [124, 'vl:4:r1c4'],
  [130, 'vl:1:r2c1'],
  [150, 'cl:0:r2c1'],
  [152, 'vl:3:r2c1'],
  ...Array.from({ length: 11 }, (_, index): Step => {
    const cell = index + 5
    const name = `r${Math.floor(cell / COLS) + 1}c${(cell % COLS) + 1}`
    return [232 + index * 2, `vl:${SOLUTION[cell]}:${name}`]
  }),
]
