import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.mjs'
import { type RunningHarness, startHarness } from './startHarness'
import { type RendererUse, watchRenderer } from './watchRenderer'

/** Milliseconds that a row may take to open. */
const PATIENCE = 120_000

/**
 * Opens a row of a Hub in a browser that nobody drives: a driver has the browser keep every answer's body for its network
 * panel, and those would count as the tab's memory.
 */
export async function openRowUndriven(
  hub: string,
  which: 'first' | 'middle',
): Promise<RendererUse & { readonly took: number }> {
  let report: (text: string) => void = () => undefined
  const reported = new Promise<string>((resolve) => {
    report = resolve
  })
  const listen: RequestListener = async (request, response) => {
    response.end()
    if (request.method === 'POST') report(await bodyOf(request))
  }
  const server: RunningHarness = await startHarness(listen)
  const profile = await mkdtemp(join(tmpdir(), 'ctc-row-bench-'))
  const query = new URLSearchParams({ hub, open: which })
  const args = ['--headless', `--user-data-dir=${profile}`, `--ctc-bench=${profile}`]
  const browser = spawn(findChromium(), [...CHROMIUM_ARGS, ...args, `${server.url}?${query}`], {
    stdio: 'ignore',
  })
  const gone = new Promise<void>((resolve) => browser.once('exit', () => resolve()))
  const memory = watchRenderer(profile)
  let late: NodeJS.Timeout | undefined
  try {
    const text = await Promise.race([
      reported,
      new Promise<never>((_, reject) => {
        late = setTimeout(() => reject(new Error('the row did not open')), PATIENCE)
      }),
    ])
    const { took } = JSON.parse(text) as { took: number }
    return { ...memory.stop(), took }
  } finally {
    clearTimeout(late)
    memory.stop()
    browser.kill()
    await gone
    await server.stop()
    await rm(profile, { recursive: true, maxRetries: 5 })
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += piece
  return text
}
