import { test as base, expect, type Page, type Route } from '@playwright/test'

/** What a test may say it expects; everything else that goes wrong in the page fails it. */
export interface Watch {
  /** Lets requests to these addresses out of the page (a stand-in server, a routed fake). */
  allowRequests(pattern: RegExp): void
  /** Console errors that the test provokes on purpose. */
  allowConsole(pattern: RegExp): void
  readonly complaints: string[]
}

/**
 * The page of every end-to-end test: an uncaught error, a console error or a request to anywhere but the app's own
 * server fails the test, after the test's own assertions.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const requests: RegExp[] = []
      const consoles: RegExp[] = []
      const complaints: string[] = []
      const own = new URL(baseURL ?? 'http://localhost').origin
      await context.route(
        (url) => url.origin !== own && !['data:', 'blob:'].includes(url.protocol),
        async (route: Route) => {
          const url = route.request().url()
          if (requests.some((pattern) => pattern.test(url))) return route.fallback()
          complaints.push(`unexpected request: ${url}`)
          await route.abort()
        },
      )
      const attach = (page: Page) => {
        page.on('pageerror', (error) =>
          complaints.push(`page error: ${error.stack ?? error.message}`),
        )
        page.on('console', (message) => {
          if (message.type() !== 'error') return
          const text = `${message.text()} (${message.location().url})`
          if (!consoles.some((pattern) => pattern.test(text)))
            complaints.push(`console error: ${text}`)
        })
      }
      context.on('page', attach)
      for (const page of context.pages()) attach(page)
      await use({
        allowRequests: (pattern) => requests.push(pattern),
        allowConsole: (pattern) => consoles.push(pattern),
        complaints,
      })
      expect(complaints, 'the page stayed clean').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
