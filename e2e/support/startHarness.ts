import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import sirv from 'sirv'
import { build } from 'vite'
import type { Harness } from './harness/harness'

export interface RunningHarness {
  /** Address of the page, with `/` at its end. */
  readonly url: string
  stop(): Promise<void>
}

/**
 * Builds the data harness as the app is built and serves it on a random port. `also` answers what the harness has no
 * file for; `page` is the folder of another page to build in its place.
 */
export async function startHarness(
  also?: RequestListener,
  page = 'harness',
): Promise<RunningHarness> {
  const out = await mkdtemp(join(tmpdir(), 'ctc-harness-'))
  await build({
    root: fileURLToPath(new URL(`./${page}`, import.meta.url)),
    base: './',
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
    worker: { format: 'es' },
    build: { outDir: out, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  })
  const files = sirv(out, { dev: true })
  const server = createServer((request, response) => {
    files(request, response, () => {
      if (also) return also(request, response)
      response.statusCode = 404
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async stop() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await rm(out, { recursive: true })
    },
  }
}

/** Opens the harness on a page and waits until it is there. */
export async function openHarness(page: Page, { url }: RunningHarness): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() => 'harness' in globalThis)
}

declare global {
  /** Inside the harness's page. */
  var harness: Harness
}
