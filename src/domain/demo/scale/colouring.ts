import type { Random } from '../random/random'

/** Colour keys that the demo's own solvers never use, so that its colours and these do not meet. */
const KEYS = [...'abcdefghijklmnopqrst']

/** Cells coloured at most: then colours are taken away again. */
const MOST = 70

/** Colours that a wandering hand puts on cells beside whatever else is done there. */
export interface Colouring {
  /** Puts a colour on some cell or takes one away; gives the action. */
  touch(): string
  /** A state's text with the colours in it. */
  on(state: string): string
}

export function createColouring(size: number, random: Random): Colouring {
  const colours = new Map<number, string>()
  let version = 0
  let last = { state: '', version: -1, text: '' }
  const name = (cell: number) => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`
  return {
    touch() {
      version++
      const cell = random.below(size * size)
      const present = colours.get(cell)
      if (present !== undefined) {
        colours.delete(cell)
        return `co:-:${present}:${name(cell)}`
      }
      if (colours.size >= MOST) {
        const [oldest = 0, colour = ''] = colours.entries().next().value ?? []
        colours.delete(oldest)
        return `co:-:${colour}:${name(oldest)}`
      }
      const colour = random.pick(KEYS)
      colours.set(cell, colour)
      return `co:+:${colour}:${name(cell)}`
    },
    on(state) {
      if (colours.size === 0) return state
      if (last.state === state && last.version === version) return last.text
      const { cells } = JSON.parse(state) as { cells: string[] }
      for (const [cell, colour] of colours) {
        const [value = '', centre = '', corner = '', own = ''] = cells[cell]!.split('/')
        const all = own === '' ? colour : `${own},${colour}`
        cells[cell] = [value, centre, corner, all].join('/')
      }
      last = { state, version, text: JSON.stringify({ cells }) }
      return last.text
    },
  }
}
