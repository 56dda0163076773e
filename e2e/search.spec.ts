import { expect, test } from './support/app'
import { expectAccessible, useTheme } from './support/axe'
import { expectTime, secondsOf, traceScreen } from './support/screen'

test('from an empty browser to a moment: search, open, walk on, share', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('/')
  await page.getByRole('searchbox', { name: 'Search every transcript' }).fill('x-wing')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^\d+ moments? in \d+ solves?$/)).toBeVisible()
  const first = page.locator('[data-moment]').first()
  await expect(first.locator('mark').first()).toContainText(/wing/i)
  await first.click()

  const screen = traceScreen(page)
  await expect(screen.board).toBeVisible()
  await expect(screen.find).toHaveValue('x-wing')
  await expect(screen.sentence).toContainText(/wing/i)
  const time = await secondsOf(screen.time)
  await page.reload()
  await expectTime(traceScreen(page).time, time)
})

test('next hit walks on to another solve', async ({ page }) => {
  await page.goto('/?q=goodbye')
  await expect(page.locator('[data-moment]').first()).toBeVisible()
  const groups = page.locator('section[aria-label]')
  await expect.poll(() => groups.count()).toBeGreaterThan(1)
  await page.locator('[data-moment]').first().click()
  const screen = traceScreen(page)
  await expect(screen.board).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await expect(page.getByText(/^\d+ of \d+$/)).toBeVisible()
  const hits = Number(
    (
      await page
        .getByText(/^\d+ of \d+$/)
        .first()
        .textContent()
    )?.split(' of ')[1],
  )
  for (let i = 0; i <= hits; i++) await page.keyboard.press('h')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '')
})

test('by keys alone: from the library to a moment and on to another solve', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('searchbox', { name: 'Search every transcript' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('x-wing')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-moment] mark').first()).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-moment]').first()).toBeFocused()
  await page.keyboard.press('Enter')
  const screen = traceScreen(page)
  await expect(screen.board).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await expect(screen.sentence).toContainText(/wing/i)
  const hits = page.getByText(/^\d+ of \d+$/).first()
  await expect(hits).toBeVisible()
  const count = Number((await hits.textContent())?.split(' of ')[1])
  for (let i = 0; i <= count; i++) await page.keyboard.press('h')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '')
  await expect(screen.sentence).toContainText(/wing/i)
})

test('a shared moment opens in another browser at the same words, and the walk goes on', async ({
  page,
  browser,
}) => {
  await page.goto('/?q=x-wing')
  const first = page.locator('[data-moment]').first()
  await expect(first.locator('mark').first()).toBeVisible()
  await first.click()
  const screen = traceScreen(page)
  await expect(screen.sentence).toContainText(/wing/i)
  const time = await secondsOf(screen.time)
  const said = await screen.sentence.textContent()
  const other = await browser.newPage()
  await other.goto(page.url())
  const cold = traceScreen(other)
  await expectTime(cold.time, time)
  await expect(cold.find).toHaveValue('x-wing')
  await expect(cold.sentence).toHaveText(said ?? '')

  // No search page was seen here, yet past the last hit comes the next solve that has one.
  const title = (await other.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const walked = other.getByText(/^\d+ of \d+$/).first()
  const hits = Number((await walked.textContent())?.split(' of ')[1])
  for (let i = 0; i <= hits; i++) await other.keyboard.press('h')
  await expect(other.getByRole('heading', { level: 1 })).not.toHaveText(title)
  await expect(cold.sentence).toContainText(/wing/i)
  await other.close()
})

test('what narrows a search stands in its link', async ({ page }) => {
  await page.goto('/?q=cell&find=part:middle')
  const moments = page.getByText(/^[\d,]+ moments? in \d+ solves?/)
  await expect(moments).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Part of the solve' })).toHaveValue('middle')
  const before = await moments.textContent()
  await page.getByText('Facts of the solve').click()
  await page.getByRole('combobox', { name: 'Grid size' }).selectOption('6x6')
  await expect(moments).not.toHaveText(before ?? '')
  await expect(page.locator('section[aria-label] small').first()).toContainText('6×6')
  await expect(page).toHaveURL(/find=size:6x6,part:middle/)
  await page.getByRole('combobox', { name: 'What happens on the board' }).selectOption('digit')
  await page.getByRole('combobox', { name: 'Within seconds' }).selectOption('5')
  await expect(page).toHaveURL(/board:digit-5/)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Grid size' })).toHaveValue('6x6')
  await expect(page.getByRole('combobox', { name: 'Within seconds' })).toHaveValue('5')
  await expect(moments).toBeVisible()
})

/** A solve in which one sentence is said; long enough that reading many takes a while. */
function spokenRow(id: string, sentence: string) {
  const cells = Array.from({ length: 81 }, () => '')
  const words = sentence.split(' ').map((word, i) => ({
    word: ` ${word}`,
    start: 5 + i / 2,
    end: 5.4 + i / 2,
    probability: 1,
  }))
  return {
    youtube_id: id,
    puzzle_id: id,
    action_data: Array.from({ length: 400 }, (_, i) => {
      cells[i % 81] = `/${1 + (i % 9)}`
      const serialized_state = JSON.stringify({ cells })
      const actions = [`vl:${1 + (i % 9)}:r${Math.floor((i % 81) / 9) + 1}c${(i % 9) + 1}`]
      return { idx: i, frame: i * 30, time: i, actions, serialized_state }
    }),
    asr_data: {
      language: 'en',
      text: ` ${sentence}`,
      segments: [{ id: 0, start: 5, end: 5 + words.length / 2, text: ` ${sentence}`, words }],
    },
    puzzle_data: {
      rows: 9,
      cols: 9,
      initial_board: '.'.repeat(81),
      title: `Of ${id}`,
      puzzle_id: id,
    },
  }
}

test('copies of one solve that are kept each open by a link of their own, and the walk ends in words', async ({
  page,
}) => {
  const whole = spokenRow('twice', 'A swordfish.')
  const damaged = { ...whole, action_data: whole.action_data.slice(0, 40) }
  await page.goto('/?page=storage')
  const field = page.locator('input[type=file]').first()
  for (const [name, row] of Object.entries({ whole, damaged })) {
    const buffer = Buffer.from(`${JSON.stringify(row)}\n`)
    await field.setInputFiles({ name: `${name}.jsonl`, mimeType: 'application/jsonl', buffer })
    await page.getByRole('button', { name: 'Keep in this browser' }).click()
    const state = page.getByRole('listitem').filter({ hasText: `${name}.jsonl` })
    await expect(state.getByText(/1 solve kept/)).toBeVisible()
  }
  await page.goto('/?lib=local&v=twice&p=twice&copy=2')
  const screen = traceScreen(page)
  await expect(screen.time).toHaveAttribute('aria-valuemax', /^(39|4\d|5\d)/)
  await page.goto('/?lib=local&v=twice&p=twice')
  await expect(screen.time).toHaveAttribute('aria-valuemax', /^(399|4\d\d)/)

  await page.goto('/?lib=local&q=swordfish&find=part:nowhere')
  await expect(page.getByText(/filter “part:nowhere” could not be read/)).toBeVisible()
  await expect(page.locator('[data-moment]')).toHaveCount(2)
  await page.locator('[data-moment]').first().click()
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/p=twice&t=/)
  await page.keyboard.press('h')
  await expect(page).toHaveURL(/copy=2/)
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  await page.keyboard.press('h')
  await expect(page.getByText('That was the last hit.', { exact: false })).toBeVisible()
})

test('what is kept is searched, also while it is coming in', async ({ page }) => {
  const rows = Array.from({ length: 60 }, (_, i) =>
    spokenRow(`kept-${i}`, 'There is an ex wing on the fours.'),
  )
  const buffer = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  await page.goto('/?page=storage')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'kept.jsonl', mimeType: 'application/jsonl', buffer })
  await page.getByRole('button', { name: 'Keep in this browser' }).click()
  await page.getByRole('button', { name: 'Browse them' }).click()
  await page.keyboard.press('/')
  await page.keyboard.type('x-wing')
  await page.keyboard.press('Enter')
  // Some are found before all are here, and all in the end.
  await expect(page.getByText(/^\d+ moments? in \d+ solves?/)).toBeVisible()
  await expect(page.getByText(/^60 moments in 60 solves/)).toBeVisible({ timeout: 45_000 })
  await page.locator('[data-moment]').first().click()
  await expect(traceScreen(page).sentence).toContainText(/ex wing/i)
})

test('a query that cannot be read is explained, a hostile one answered', async ({ page }) => {
  await page.goto(`/?q=${encodeURIComponent('"unclosed')}`)
  await expect(page.locator('#search-summary')).not.toHaveText('Searching…')
  await expect(page.locator('#search-summary')).not.toBeEmpty()
  for (const query of ['(((', '-', 'OR OR OR', '\u0000', '😀', 'שלום', 'a'.repeat(1500)]) {
    await page.getByRole('searchbox', { name: 'Search every transcript' }).fill(query)
    await page.keyboard.press('Enter')
    await expect(page.locator('#search-summary')).not.toHaveText('Searching…')
  }
})

test('the technique index leads to every moment of a technique', async ({ page }) => {
  await page.goto('/?page=search')
  await page.getByRole('heading', { name: 'Heard in this library' }).waitFor()
  await page.getByRole('listitem').getByRole('link').first().click()
  await expect(page.getByText(/^Named \d+ times? in \d+ solves?/)).toBeVisible()
  await expect(page.locator('[data-moment]').first()).toBeVisible()
})

test('a moment’s technique leads to all its moments', async ({ page }) => {
  await page.goto('/?q=x-wing')
  const chip = page.getByRole('link', { name: 'X-Wing', exact: true }).first()
  await chip.click()
  await expect(page.getByRole('heading', { name: 'X-Wing' })).toBeVisible()
  await expect(page.getByText(/^Named \d+ times in \d+ solves?/)).toBeVisible()
  await expect(page).toHaveURL(/q=technique:x-wing/)
})

test('where nothing is found the page says what to do', async ({ page }) => {
  await page.goto('/?q=x-wing&find=part:before,board:mistake-5')
  const summary = page.locator('#search-summary')
  await expect(summary).toContainText(/Nothing found\. Without the filters there are \d+ moments/)
  await page.getByRole('button', { name: 'Take all filters away' }).click()
  await expect(summary).toContainText(/^\d+ moments? in \d+ solves?/)
  await page.getByRole('searchbox', { name: 'Search every transcript' }).fill('naked qwertyuiop')
  await expect(summary).toContainText('Never said in these solves: “qwertyuiop”')
})

test('results are walked by keys', async ({ page }) => {
  await page.goto('/?q=because')
  await expect(page.locator('[data-moment]').nth(1)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search every transcript' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-moment]').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-moment]').nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(traceScreen(page).board).toBeVisible()
})

test('the keys that begin a search go on in its page: Enter and Enter again lead to the first moment', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('searchbox', { name: 'Search every transcript' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('x-wing')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-moment]').first()).toBeVisible()
  await expect(page.locator('#search-field')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-moment]').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(traceScreen(page).board).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`the search is accessible, ${theme}`, async ({ page }) => {
    await useTheme(page, theme)
    await page.goto('/?q=because')
    await expect(page.locator('[data-moment] mark').first()).toBeVisible()
    await expectAccessible(page, `search, ${theme}`)
  })
}
