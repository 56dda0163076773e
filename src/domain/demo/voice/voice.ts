import type { Random } from '../random/random'
import { type LineName, lines } from './lines'
import type { Slots } from './template'

/** Chooses among the lines of a name so that none comes back before most others were used. */
export interface Voice {
  /** Throws when a line of that name has a slot that is not among those given: a fault of the program. */
  pick(name: LineName, slots: Slots): string
}

export function createVoice(random: Random): Voice {
  const lastUse = new Map<string, number>()
  const checked = new Set<LineName>()
  let count = 0
  return {
    pick(name, slots) {
      const list = lines[name]
      if (!checked.has(name)) {
        checkSlots(name, list, slots)
        checked.add(name)
      }
      const byAge = [...list].sort((a, b) => (lastUse.get(a) ?? -1) - (lastUse.get(b) ?? -1))
      const oldest = byAge.slice(0, Math.max(1, Math.ceil(list.length / 2)))
      const line = random.pick(oldest)
      lastUse.set(line, count++)
      return line
    },
  }
}

/** Every line of an occasion, not only the one chosen, must find its slots. */
function checkSlots(name: LineName, list: readonly string[], slots: Slots): void {
  for (const line of list)
    for (const [, slot = ''] of line.matchAll(/\{([A-Za-z0-9]+)\}/g))
      if (!(slot in slots)) throw new Error(`line "${line}" of ${name} names no slot {${slot}}`)
}
