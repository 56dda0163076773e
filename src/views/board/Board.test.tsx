// @vitest-environment happy-dom
import { act, createRef, Profiler } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Board as BoardState } from '@/domain/board/board'
import type { Cell } from '@/domain/board/cell'
import { EMPTY_CELL } from '@/domain/board/emptyCell'
import { parseCell } from '@/domain/board/parseCell'
import { type BoardSettings, DEFAULT_BOARD_SETTINGS } from '@/domain/drawing/boardSettings'
import { drawPuzzle } from '@/domain/drawing/drawPuzzle'
import { svgText } from '@/domain/drawing/svgText'
import type { Puzzle } from '@/domain/puzzle/puzzle'
import { Board, type BoardHandle } from './Board'

;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

const empty = { given: '', corner: [], centre: [] }
const puzzle: Puzzle = {
  rows: 4,
  cols: 4,
  cells: Array.from({ length: 16 }, (_, i) => (i === 3 ? { ...empty, given: '1' } : empty)),
  regions: [
    [0, 1, 4, 5],
    [2, 3, 6, 7],
  ],
  cages: [{ cells: [[0, 0]], value: '7', unique: true, hidden: false, pass: {} }],
  lines: [
    {
      wayPoints: [
        [0.5, 0.5],
        [1.5, 1.5],
      ],
      colour: '#f00',
      thickness: 8,
      pass: {},
    },
  ],
  arrows: [],
  underlays: [],
  overlays: [
    { center: [1, 1], width: 0.5, height: 0.5, rounded: true, text: 'Hi', fontSize: 14, pass: {} },
  ],
  metadata: {
    title: '',
    author: '',
    rules: '',
    solution: null,
    antiKing: false,
    antiKnight: false,
    other: {},
  },
  fog: { lights: [0], triggers: null },
}

/** A board of state strings by cell; equal strings are the same `Cell` object, as in a trace. */
const interned = new Map<string, Cell>()
function boardOf(states: Record<number, string>): BoardState {
  const cellOf = (text: string): Cell => {
    const known = interned.get(text)
    if (known) return known
    const made = parseCell(text)
    interned.set(text, made)
    return made
  }
  return {
    rows: 4,
    cols: 4,
    cellAt: (index) => {
      const text = states[index]
      return text === undefined ? EMPTY_CELL : cellOf(text)
    },
  }
}

let host: HTMLElement
let root: Root
beforeEach(() => {
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})
afterEach(() => {
  act(() => root.unmount())
  host.remove()
})

function mount(settings: Partial<BoardSettings> = {}, shown: Puzzle = puzzle) {
  const drawing = drawPuzzle(shown, { ...DEFAULT_BOARD_SETTINGS, ...settings })
  const commits: string[] = []
  const ref = createRef<BoardHandle>()
  const clicks: number[] = []
  const render = (board: BoardState, selection: readonly number[]) =>
    act(() =>
      root.render(
        <Profiler id="board" onRender={(_, phase) => commits.push(phase)}>
          <Board
            ref={ref}
            drawing={drawing}
            board={board}
            selection={selection}
            label="Board"
            onCellClick={(index) => clicks.push(index)}
          />
        </Profiler>,
      ),
    )
  return { drawing, commits, ref, render, clicks }
}
const layer = (id: string) => host.querySelector(`[data-layer="${id}"]`)!
const values = () => layer('cell-values').textContent

/** What a step changes in the SVG: each change's type and the layer it happened in, sorted. */
async function changesOf(step: () => void): Promise<string[]> {
  const changes: string[] = []
  const observer = new MutationObserver((records) => {
    for (const { type, target } of records) {
      const element = target instanceof Element ? target : target.parentElement
      const home = element?.closest('[data-layer]')?.getAttribute('data-layer')
      changes.push(`${type} ${home}`)
    }
  })
  observer.observe(host.querySelector('svg')!, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
  step()
  await new Promise((resolve) => setTimeout(resolve, 0))
  observer.disconnect()
  return changes.sort()
}

describe('Board', () => {
  it('draws the same elements as the SVG text', () => {
    const plain: Puzzle = { ...puzzle, fog: null }
    const { drawing, render } = mount({}, plain)
    render(boardOf({}), [])
    const parsed = document.createElement('div')
    parsed.innerHTML = svgText(drawing, {})
    const describeAll = (scope: Element) =>
      [...scope.querySelectorAll('svg > g path, svg > g rect, svg > g text')].map((node) =>
        [
          node.tagName.toLowerCase(),
          ...[...node.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
          node.textContent,
        ].join(' '),
      )
    expect(describeAll(host)).toEqual(describeAll(parsed))
    expect(describeAll(host).length).toBeGreaterThan(8)
  })

  it('shows a seek without a commit, touching only the cells that changed', async () => {
    const { commits, ref, render } = mount({}, { ...puzzle, fog: null })
    render(boardOf({ 0: '5', 1: '/1,2' }), [])
    expect(commits).toEqual(['mount'])
    expect(values()).toBe('5')

    const changes = await changesOf(() =>
      ref.current!.show(boardOf({ 0: '5', 1: '/1,2', 2: '9' }), []),
    )
    expect(values()).toBe('59')
    expect(changes).toEqual(['childList cell-values'])

    const more = await changesOf(() =>
      ref.current!.show(boardOf({ 0: '6', 1: '/1,3', 2: '9' }), []),
    )
    expect(values()).toBe('69')
    expect(layer('cell-candidates').textContent).toBe('13')
    expect(more).toEqual(['characterData cell-candidates', 'characterData cell-values'])
    expect(commits).toEqual(['mount'])
  })

  it('commits once, and only itself, when its board prop changes', () => {
    const { commits, render } = mount()
    render(boardOf({ 0: '5' }), [])
    const grid = host.querySelector('svg path')
    render(boardOf({ 0: '6' }), [])
    expect(values()).toBe('6')
    expect(commits).toEqual(['mount', 'update'])
    expect(host.querySelector('svg path')).toBe(grid)
  })

  it('keeps what was shown last when it renders again for another reason', () => {
    const { ref, render } = mount()
    const first = boardOf({ 0: '5' })
    const none: number[] = []
    render(first, none)
    ref.current!.show(boardOf({ 0: '8' }), [])
    render(first, none)
    expect(values()).toBe('8')
  })

  it('draws the selection round each connected group and lifts the fog', () => {
    const { ref, render } = mount()
    render(boardOf({}), [0, 1, 10])
    expect(layer('cell-highlights').children).toHaveLength(2)
    const fog = () => host.querySelector('[data-fog]')!.getAttribute('d')
    const before = fog()
    ref.current!.show(boardOf({ 10: '3' }), [])
    expect(layer('cell-highlights').children).toHaveLength(0)
    expect(fog()).not.toBe(before)
  })

  it('writes into a fogged given, and lets the given win once it is lit', () => {
    const { ref, render } = mount()
    const inGiven = () => layer('cell-values').querySelector('[data-at="3"]')!.textContent
    render(boardOf({ 3: '4' }), [])
    expect(inGiven()).toBe('4')
    ref.current!.show(boardOf({ 3: '1' }), [])
    expect(inGiven()).toBe('')
  })

  it('marks the inspected cell apart from the selection, and says so to assistive technology', () => {
    const { drawing } = mount()
    const show = (inspected: number | null) =>
      act(() =>
        root.render(
          <Board
            drawing={drawing}
            board={boardOf({})}
            selection={[1]}
            label="Board"
            inspected={inspected}
          />,
        ),
      )
    const current = () => [...host.querySelectorAll<HTMLElement>('[aria-current]')]
    show(6)
    const outline = host.querySelector('[data-inspected="6"] rect')!
    expect([outline.getAttribute('x'), outline.getAttribute('y')]).toEqual(['138', '74'])
    expect(current().map((cell) => cell.dataset.cell)).toEqual(['6'])
    expect(layer('cell-highlights').children).toHaveLength(1)
    show(null)
    expect(host.querySelector('[data-inspected]')).toBeNull()
    expect(current()).toEqual([])
  })

  it('tells what each cell holds, once the board rests or the keyboard comes', () => {
    const { ref, render } = mount({}, { ...puzzle, fog: null })
    render(boardOf({ 0: '7/1//4', 1: '/1,2/3/7' }), [1])
    const cell = (index: number) => host.querySelector<HTMLElement>(`td[data-cell="${index}"]`)!
    expect(cell(0).textContent).toBe('r1c1')
    act(() => cell(0).focus())
    expect(cell(0).textContent).toBe('r1c1: 7, colour 4 lime')
    expect(cell(1).textContent).toBe('r1c2: centre 1 2, corner 3, colour 7 red, selected')
    expect(cell(3).textContent).toBe('r1c4: given 1')
    expect(cell(4).textContent).toBe('r2c1: empty')
    expect(cell(1).getAttribute('aria-selected')).toBe('true')
    ref.current!.show(boardOf({ 0: '8' }), [])
    expect(cell(0).textContent).toBe('r1c1: 7, colour 4 lime')
  })

  it('is one stop in the tab order, with arrows inside and Enter to choose', () => {
    const { render, clicks } = mount()
    render(boardOf({}), [])
    const press = (key: string) =>
      act(() => {
        document.activeElement!.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        )
      })
    expect(host.querySelectorAll('td[tabindex="0"]')).toHaveLength(1)
    act(() => host.querySelector<HTMLElement>('td[tabindex="0"]')!.focus())
    press('ArrowRight')
    press('ArrowDown')
    press('Enter')
    expect(clicks).toEqual([5])
    press('End')
    press(' ')
    expect(clicks).toEqual([5, 7])
    expect(host.querySelectorAll('td[tabindex="0"]')).toHaveLength(1)
  })
})
