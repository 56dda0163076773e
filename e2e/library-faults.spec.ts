import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from './support/app'
import { demos, longDemo, shown } from './support/demo'

const victim = demos.find((entry) => entry !== longDemo)!

test('a library of a newer version says so and what to do', async ({ page }) => {
  await page.route('**/library/library.json', async (route) => {
    const manifest = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...manifest, version: 99 } })
  })
  await page.goto('/')
  const said = page.getByRole('alert')
  await expect(said).toContainText('library/library.json')
  await expect(said).toContainText('version 99')
  await expect(said).toContainText(/reload the page or update the app/)
})

for (const [what, spoil, words] of [
  ['cut short', (bytes: Buffer) => bytes.subarray(0, 2000), /damaged|cannot be read/],
  [
    'of a newer version',
    (bytes: Buffer) =>
      gzipSync(JSON.stringify({ ...JSON.parse(`${gunzipSync(bytes)}`), version: 9 })),
    /newer version \(9.*reload the app or update it/,
  ],
] as const) {
  test(`a trace file ${what} is named, and the others open`, async ({ page, watch }) => {
    watch.allowConsole(/Failed to load resource/)
    await page.route(`**/traces/${victim.youtubeId}*`, async (route) => {
      const body = await (await route.fetch()).body()
      // What comes through here has been unpacked on the way.
      const file = body[0] === 0x1f ? body : gzipSync(body)
      await route.fulfill({ body: spoil(file), contentType: 'application/octet-stream' })
    })
    await page.goto(`/?v=${victim.youtubeId}`)
    const main = page.getByRole('main')
    await expect(main).toContainText(victim.title)
    await expect(main).toContainText(words)
    await expect(main).toContainText('The other traces of the library are not touched by this')
    await page.getByRole('button', { name: 'Back to the library' }).click()
    await page.getByRole('link', { name: shown(longDemo.title) }).click()
    await expect(page.getByRole('region', { name: 'Board' })).toBeVisible()
  })
}
