import type { MemoryIndex } from '@/domain/search/index/memoryIndex'
import { unitOfKey } from '@/domain/search/index/postingKey'
import { techniques } from '@/domain/search/techniques/lexicon'
import { type IndexSource, type TechniqueCount, WHOLE_REACH } from './indexSource'

/** An index in memory: everything is there. */
export function memorySource(index: MemoryIndex): IndexSource {
  return {
    view: index,
    ensure: async () => WHOLE_REACH,
    ensureTables: async () => true,
    during: (search) => search(),
    techniqueCounts() {
      const counts = new Map<string, TechniqueCount>()
      for (const { id } of techniques) {
        const { keys } = index.mentions(id)
        let mentions = 0
        let before = -1
        let traces = 0
        for (const key of keys) {
          const trace = index.traceOf(unitOfKey(key))
          if (index.traces[trace]!.gone) continue
          mentions++
          if (trace !== before) traces++
          before = trace
        }
        if (mentions > 0) counts.set(id, { mentions, traces })
      }
      return counts
    },
    fetched: () => 0,
  }
}
