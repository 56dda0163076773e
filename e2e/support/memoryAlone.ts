import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.mjs'
import { watchRenderer } from './watchRenderer'

/** Milliseconds for which the resting tab is looked at. */
const LOOK = 800

export interface Alone {
  /** Answers what the page says, and hands it the queries; false for other requests. */
  readonly answers: (...call: Parameters<RequestListener>) => boolean
  /** Most bytes that the search adds to the tab while the page asks all its queries. */
  measure(url: string): Promise<number>
}

/**
 * Measures the memory of a tab that no debugger is attached to: Chromium's keeps a copy of every response for whoever
 * is attached, 20 MB here, and nobody's tab has that. The page asks by itself (`?alone`) and says how far it is.
 */
export function memoryAlone(queries: readonly string[], runs: number): Alone {
  const waiting = new Map<string, () => void>()
  const said = (what: string) => new Promise<void>((resolve) => waiting.set(what, resolve))
  return {
    answers(request, response) {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname
      if (path === '/queries.json') {
        response.end(JSON.stringify({ queries, runs }))
        return true
      }
      if (!path.startsWith('/said/')) return false
      waiting.get(path.slice('/said/'.length))?.()
      response.end()
      return true
    },
    async measure(url) {
      const profile = await mkdtemp(join(tmpdir(), 'ctc-search-alone-'))
      const [resting, asked] = [said('resting'), said('asked')]
      const browser = spawn(
        findChromium(),
        [
          ...CHROMIUM_ARGS,
          '--headless=new',
          `--user-data-dir=${profile}`,
          `--ctc-bench=${profile}`,
          `${url}?alone`,
        ],
        { stdio: 'ignore' },
      )
      const gone = once(browser, 'exit').then(() => {
        throw new Error('Chromium ended before the page had asked everything.')
      })
      try {
        await Promise.race([resting, gone])
        const idle = watchRenderer(profile)
        await new Promise((resolve) => setTimeout(resolve, LOOK))
        const before = idle.stop().peak
        const memory = watchRenderer(profile)
        await Promise.race([asked, gone])
        return memory.stop().peak - before
      } finally {
        gone.catch(() => undefined)
        browser.kill()
        if (browser.exitCode === null) await once(browser, 'exit')
        await rm(profile, { recursive: true, force: true, maxRetries: 5 })
      }
    },
  }
}
