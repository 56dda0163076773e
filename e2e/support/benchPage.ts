import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { build, type PreviewServer, preview } from 'vite'
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.mjs'

export interface BenchPage {
  readonly page: Page
  readonly cdp: CDPSession
  /** Opens rows of the raw schema as a dropped file and shows the first of them. */
  openRow(row: unknown): Promise<void>
  /** Milliseconds of script that the page has run so far. */
  scriptMs(): Promise<number>
  close(): Promise<void>
}

/** The built app in Chromium, served from this process: what browser benchmarks measure in. */
export async function benchPage(): Promise<BenchPage> {
  const outDir = process.env.E2E_DIST ?? 'dist'
  if (!existsSync(join(outDir, 'index.html'))) await build({ logLevel: 'error', build: { outDir } })
  const server: PreviewServer = await preview({
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: 'localhost' },
  })
  const address = server.resolvedUrls?.local[0]
  if (!address) throw new Error('The preview server has no address.')
  const browser: Browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_ARGS,
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  // Functions handed to the page were compiled with a helper that keeps their names; the page has none of it.
  await page.addInitScript('globalThis.__name = (value) => value')
  page.on('pageerror', (error) => console.log(`page error: ${error.message}`))
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const folder = mkdtempSync(join(tmpdir(), 'ctc-replay-bench-'))
  return {
    page,
    cdp,
    async openRow(row) {
      const file = join(folder, 'row.jsonl')
      writeFileSync(file, `${JSON.stringify(row)}\n`)
      await page.goto(address)
      await page.locator('input[data-open-files]').setInputFiles(file)
      await page.getByText('1 solve', { exact: true }).first().waitFor()
      await page.getByRole('listitem').first().getByRole('link').click()
      await page.getByRole('slider', { name: 'Time' }).waitFor()
    },
    async scriptMs() {
      const { metrics } = await cdp.send('Performance.getMetrics')
      return (
        (metrics.find((metric) => metric.name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
      )
    },
    async close() {
      await browser.close()
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
