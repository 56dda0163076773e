import { createMemoryIndex, type MemoryIndex } from '@/domain/search/index/memoryIndex'
import { readPart } from '@/domain/search/stored/partCode'
import type { SearchAnswer } from './answer'
import type { IndexSource } from './indexSource'
import { memorySource } from './memorySource'
import { runSearch } from './runSearch'
import type { SearchWorkerApi } from './searchProtocol'
import { openStoredSource } from './storedSource'
import { urlFiles } from './urlFiles'

interface Open {
  readonly source: IndexSource
  /** Null for an index in files. */
  readonly memory: MemoryIndex | null
  readonly closing: AbortController
}

/** Milliseconds without a new trace after which the index is put in one order. */
const SETTLE_AFTER = 400

/** What runs in the search worker: the indexes that the page has open, and the searches under way. */
export function createSearchWorkerApi(): SearchWorkerApi {
  const indexes = new Map<string, Open>()
  const calls = new Map<number, AbortController>()
  const settling = new Map<string, ReturnType<typeof setTimeout>>()

  const close = (index: string) => {
    clearTimeout(settling.get(index))
    settling.delete(index)
    indexes.get(index)?.closing.abort(new DOMException('The index was closed.', 'AbortError'))
    indexes.delete(index)
  }

  const settleSoon = (index: string, memory: MemoryIndex) => {
    clearTimeout(settling.get(index))
    settling.set(
      index,
      setTimeout(() => memory.settle(), SETTLE_AFTER),
    )
  }

  return {
    async openStored(index, manifestUrl) {
      close(index)
      const closing = new AbortController()
      try {
        const source = await openStoredSource(urlFiles(manifestUrl), closing.signal)
        indexes.set(index, { source, memory: null, closing })
        return ''
      } catch (error) {
        return messageOf(error)
      }
    },

    async openEmpty(index) {
      close(index)
      const memory = createMemoryIndex()
      indexes.set(index, { source: memorySource(memory), memory, closing: new AbortController() })
    },

    async addParts(index, parts, keys) {
      const memory = indexes.get(index)?.memory
      if (!memory) return parts.length
      let unread = 0
      for (const [i, bytes] of parts.entries()) {
        const part = readPart(bytes)
        if (part.ok) {
          const { facts } = part.value
          memory.add({ ...part.value, facts: { ...facts, key: keys[i] ?? facts.key } })
        } else unread++
      }
      settleSoon(index, memory)
      return unread
    },

    async removeTraces(index, keys) {
      for (const key of keys) indexes.get(index)?.memory?.remove(key)
    },

    async close(index) {
      close(index)
    },

    async search(call, index, request): Promise<SearchAnswer | null> {
      const open = indexes.get(index)
      if (!open) return null
      const controller = new AbortController()
      calls.set(call, controller)
      const signal = AbortSignal.any([controller.signal, open.closing.signal])
      try {
        // A search that was overtaken while it waited for its turn is not begun.
        await new Promise((resolve) => setTimeout(resolve))
        signal.throwIfAborted()
        return await runSearch(open.source, request, signal, () => performance.now())
      } catch (error) {
        return signal.aborted ? null : { status: 'failed', message: messageOf(error) }
      } finally {
        calls.delete(call)
      }
    },

    async techniqueCounts(index) {
      return [...(indexes.get(index)?.source.techniqueCounts() ?? [])]
    },

    async abort(call) {
      calls.get(call)?.abort(new DOMException('The search was given up.', 'AbortError'))
    },
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
