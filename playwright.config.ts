import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './scripts/chromium.mjs'

/** E2E_PORT and E2E_DIST let two runs stand side by side on one machine. */
const port = Number(process.env.E2E_PORT ?? 4273)
const dist = process.env.E2E_DIST ?? 'dist'
const address = `http://localhost:${port}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: process.env.E2E_OUTPUT ?? 'test-results',
  timeout: 60_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Recording every action doubles the time a test takes, so only a second attempt is recorded. A busy machine may miss
  // a frame once; what fails twice has failed. scripts/test.mjs names whatever needed its second attempt.
  retries: 1,
  reporter: [
    ['list'],
    ...(process.env.E2E_JSON
      ? [['json', { outputFile: process.env.E2E_JSON }] as ['json', { outputFile: string }]]
      : []),
  ],
  use: {
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `npx vite preview --outDir ${dist} --port ${port} --strictPort --host localhost --bypass-lock`,
    url: address,
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
