import type { Random } from '../random/random'
import { type LineName, lines } from './lines'

/** Chooses among the lines of a name so that none comes back before most others were used. */
export interface Voice {
  pick(name: LineName): string
}

export function createVoice(random: Random): Voice {
  const lastUse = new Map<string, number>()
  let count = 0
  return {
    pick(name) {
      const list = lines[name]
      const byAge = [...list].sort((a, b) => (lastUse.get(a) ?? -1) - (lastUse.get(b) ?? -1))
      const oldest = byAge.slice(0, Math.max(1, Math.ceil(list.length / 2)))
      const line = random.pick(oldest)
      lastUse.set(line, count++)
      return line
    },
  }
}
