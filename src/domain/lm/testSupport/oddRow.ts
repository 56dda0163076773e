import { random } from '../../trace/testSupport/testRow'

/**
 * A small row with something odd about it now and then, the same for the same seed: unusual sizes, equal and missing times,
 * words before, after and across actions, segments without words, no "let's get cracking", states that are missing, short,
 * unreadable, full of letters or plainly wrong, and actions of every kind and misspelling.
 */
export function oddRow(seed: number): unknown {
  const next = random(seed)
  const pick = (limit: number) => Math.floor(next() * limit)
  const of = <T>(items: readonly T[]): T => items[pick(items.length)] as T
  const seldom = next() < 0.5 ? 0 : next() * 0.2
  const oddly = () => next() < seldom
  const rows = 1 + pick(3)
  const cols = 1 + pick(12 / rows)
  const cells = Array.from({ length: rows * cols }, () => ({
    value: '',
    marks: [[], []] as string[][],
  }))
  const cellText = ({ value, marks }: (typeof cells)[number]) => {
    const parts = [value, ...marks.map((list) => list.join(','))]
    if (next() < 0.2) parts.push('1', '', 'a')
    return next() < 0.5 ? parts.join('/').replace(/\/+$/, '') : parts.join('/')
  }
  const name = () => `r${1 + pick(rows)}c${1 + pick(cols)}`

  /** Done on the board, and written; mostly possible. */
  const sound = (): string => {
    const row = pick(rows)
    const col = pick(cols)
    const cell = cells[row * cols + col] as (typeof cells)[number]
    const at = `r${row + 1}c${col + 1}`
    const kind = pick(6)
    if (kind === 0) return of(['ds:all', `sl:${at}`, `sl:${name()},${name()}`, 'co:3:r1c1'])
    if (kind <= 2) {
      if (cell.value !== '') {
        cell.value = ''
        return `cl:0:${at}`
      }
      cell.value = String(1 + pick(9))
      return `vl:${cell.value}:${at}`
    }
    if (kind === 3) {
      const code = of(['1', '2', '5'])
      if (code !== '2') cell.marks[1] = []
      if (code !== '1') cell.marks[0] = []
      if (code === '5') cell.value = ''
      return `cl:${code}:${at}`
    }
    const which = pick(2)
    const marks = cell.marks[which] as string[]
    const mark = String(pick(10))
    const has = marks.indexOf(mark)
    if (has >= 0) marks.splice(has, 1)
    else marks.push(mark)
    return `${which === 0 ? 'cd' : 'pm'}:${has >= 0 ? '-' : '+'}:${mark}:${at}`
  }
  const odd = (): string =>
    of([
      'pe:+:1:4:r1c1',
      'pex:1',
      `vl:10:${name()}`,
      `vl:A:${name()}`,
      `vl:.:${name()}`,
      `vl:1:${name()}`,
      `vl:1:${name()},${name()}`,
      'vl:1:r9c9',
      'vl:1:r0c1',
      'vl:1:c1r1',
      `vl:1:${name()}x`,
      'vl:+:1:r1c1',
      'vl:1',
      'vl',
      'vlx:1:r1c1',
      `cd:+:B:${name()}`,
      `cd:+:1:${name()}`,
      `cd:-:2:${name()}`,
      `cd:1:+:${name()}`,
      `cd:1:${name()}`,
      `cd:*:1:${name()}`,
      `pm:-:1:${name()},${name()}`,
      'pm:+:1:r1c1:r1c1',
      `co:a:${name()}`,
      `co:+:3:${name()}`,
      'co',
      `cl:9:${name()}`,
      'cl:0:r9c9',
      'cl:0',
      'cl',
      'sl:all',
      'sl:',
      'sl',
      'ds',
      `ds:+:${name()}`,
      'ds:all:r1c1',
      'xx:1:r1c1',
      '',
      ':',
    ])
  const stateNow = () => JSON.stringify({ cells: cells.map(cellText) })
  const oddState = (): string | null =>
    of([
      null,
      '',
      'no json',
      '[]',
      '{}',
      '{"cells":null}',
      '{"cells":[1]}',
      '{"cells":["1,2"]}',
      JSON.stringify({ cells: cells.map((_, index) => (index === 0 ? 'A' : '')) }),
      JSON.stringify({ cells: cells.map((_, index) => (index === 0 ? '1,A//x' : '')) }),
      JSON.stringify({ cells: cells.map(() => ' 1 / 2,1 /3') }),
      JSON.stringify({ cells: [...cells.map(cellText), '1'] }),
      JSON.stringify({ cells: cells.slice(1).map(cellText) }),
      JSON.stringify({ cells: cells.map(cellText), extra: { deep: [1] } }),
      JSON.stringify({ cells: cells.map((cell) => `${cellText(cell)}///////`) }),
    ])

  const times = () => (next() < 0.1 ? null : pick(12) / 2)
  const groups: Record<string, unknown>[] = []
  const count = pick(14)
  let solution = '.'.repeat(cells.length)
  const solvedAt = pick(count + 4)
  for (let idx = 0; idx < count; idx++) {
    const actions: string[] = []
    const many = idx === 0 && next() < 0.8 ? 0 : pick(4)
    for (let step = 0; step < many; step++) actions.push(oddly() ? odd() : sound())
    groups.push({
      idx,
      frame: idx,
      time: times(),
      actions,
      serialized_state: oddly() ? oddState() : stateNow(),
    })
    if (idx === solvedAt) solution = cells.map(({ value }) => value || '.').join('')
  }
  const word = (at: number, text: string) => ({
    word: text,
    start: at,
    end: at + 1,
    probability: 1,
  })
  return {
    youtube_id: 'odd',
    puzzle_id: 'odd',
    action_data: groups,
    asr_data: {
      segments: Array.from({ length: pick(4) }, (_, index) => ({
        start: index,
        end: index + 1,
        text: ' said',
        words:
          next() < 0.2
            ? []
            : Array.from({ length: pick(5) }, () =>
                word(pick(14) / 2 - 0.5, of([' so', ' three.', '-time', '', ' <vl>', ' é'])),
              ),
      })),
    },
    puzzle_data: {
      rows,
      cols,
      initial_board: '.'.repeat(cells.length),
      solution: oddly() ? of([null, '', '1', solution]) : solution,
      lgc_timestamp: oddly() ? null : of([0, 1, 2.5, 100]),
    },
  }
}
