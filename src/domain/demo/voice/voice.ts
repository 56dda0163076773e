import { hashText, type Random } from '../random/random'
import { type LineName, lines } from './lines'
import type { Slots } from './template'

/** Chooses among the lines of a name so that none comes back before most others were used. */
export interface Voice {
  /**
   * The next line of that name, as `render` makes it; of the lines that are due, one that is worn little. Throws when a
   * line of that name has a slot that is not among those given: a fault of the program.
   */
  pick<T>(name: LineName, slots: Slots, render: (line: string) => T, wear: (said: T) => number): T
  /** How many lines of that name this voice knows. */
  count(name: LineName): number
}

/** Before a line that is too striking to be heard in every solve. */
const RARE = '* '

/** Seats a rare line is dealt among: each tenth solve of the cast knows it. */
const SEATS = 10

/** @param seat which solve of the cast speaks, from 0: it decides which rare lines the voice knows */
export function createVoice(random: Random, seat: number): Voice {
  const known = new Map<LineName, readonly string[]>()
  const lastUse = new Map<string, number>()
  const checked = new Set<LineName>()
  let count = 0
  const knownOf = (name: LineName): readonly string[] => {
    const found = known.get(name) ?? repertoire(name, seat)
    known.set(name, found)
    return found
  }
  return {
    pick(name, slots, render, wear) {
      const list = knownOf(name)
      if (!checked.has(name)) {
        checkSlots(name, slots)
        checked.add(name)
      }
      const byAge = [...list].sort((a, b) => (lastUse.get(a) ?? -1) - (lastUse.get(b) ?? -1))
      // What was never said comes before what was, and the rest by age.
      const fresh = byAge.filter((line) => !lastUse.has(line))
      const due =
        fresh.length > 0
          ? nearest(fresh, lines[name], seat)
          : byAge.slice(0, Math.max(1, Math.ceil(list.length / 2)))
      const others = fresh.filter((line) => !due.includes(line))
      const tries = [...random.shuffle(due), ...random.shuffle(others)]
      let best = { line: tries[0]!, said: render(tries[0]!) }
      for (let i = 1, least = wear(best.said); least > 0 && i < tries.length; i++) {
        const line = tries[i]!
        const said = render(line)
        const worn = wear(said)
        if (worn >= least) continue
        least = worn
        best = { line, said }
      }
      lastUse.set(best.line, count++)
      return best.said
    },
    count: (name) => knownOf(name).length,
  }
}

/** Solves of the cast over which the lines of a name are spread. */
const SOLVES = 20

/** Lines of a name that a voice begins with: one in so many, so that a line said once a solve is said in three. */
const SPREAD = 7

/** Of the lines not said yet, the few that this seat comes to first: each seat begins elsewhere in the list. */
function nearest(fresh: readonly string[], all: readonly string[], seat: number): string[] {
  const start = Math.floor((((seat * SPREAD) % SOLVES) * all.length) / SOLVES)
  const places = new Map(
    all.map((line, i) => [plainOf(line), (i - start + all.length) % all.length]),
  )
  return [...fresh]
    .sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
    .slice(0, Math.ceil(all.length / SPREAD))
}

function plainOf(line: string): string {
  return line.startsWith(RARE) ? line.slice(RARE.length) : line
}

/** The lines of a name that one voice has: all the plain ones, a few of the rare. */
function repertoire(name: LineName, seat: number): string[] {
  return lines[name]
    .filter((line) => !line.startsWith(RARE) || hashText(line) % SEATS === seat % SEATS)
    .map(plainOf)
}

/** Every line of an occasion, not only the one chosen, must find its slots. */
function checkSlots(name: LineName, slots: Slots): void {
  for (const line of lines[name])
    for (const [, slot = ''] of line.matchAll(/\{([A-Za-z0-9]+)\}/g))
      if (!(slot in slots)) throw new Error(`line "${line}" of ${name} names no slot {${slot}}`)
}
