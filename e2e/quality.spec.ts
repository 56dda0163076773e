import { expect, test } from './support/app'
import { expectAccessible, useTheme as switchTheme } from './support/axe'
import { cellsOf, misread, namedRow, openRow, openRows, wrong } from './support/rows'
import { expectTime, traceScreen } from './support/screen'

const cellName = (cell: number) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`

/** A row with a misread digit in the state after group 60: two states disagree with their actions, one digit is wrong. */
function faultyRow() {
  const row = namedRow('Faulty row', { seed: 2 })
  const cell = misread(row, 60, wrong)
  return { row, cell, found: cellsOf(row, 60)[cell]! }
}

test('the verdict names the first failing place; a finding shows both states', async ({ page }) => {
  const { row, cell, found } = faultyRow()
  await openRow(page, [row], 'Faulty row')
  const screen = traceScreen(page)
  await page.getByRole('tab', { name: /^Quality/ }).click()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText('Updated board mismatch', { exact: true })).toBeVisible()
  await expect(panel).toContainText('action_data[60].serialized_state')
  await expect(panel).toContainText(cellName(cell))
  await panel.getByRole('button', { name: /^Go to/ }).click()
  await expectTime(screen.time, row.action_data[60]!.time!)

  const findings = panel.getByRole('region', { name: 'Findings' })
  await expect(findings.getByRole('button')).toHaveCount(3)
  await panel.getByLabel('Kind of finding').selectOption('wrong-digit')
  await expect(findings.getByRole('button')).toHaveCount(1)
  await expect(findings).toContainText(`found ${found}`)
  await panel.getByLabel('Kind of finding').selectOption('state-mismatch')
  await expect(findings.getByRole('button')).toHaveCount(2)
  await findings.getByRole('button').first().click()
  const detail = panel.getByRole('region', { name: 'Finding', exact: true })
  await expect(detail).toContainText('From the actions')
  await expect(detail).toContainText('In the row')
  await expect(detail).toContainText(`Differs in ${cellName(cell)}`)
  // The two boards are drawn and differ.
  const [expected, row60] = await detail
    .locator('canvas')
    .evaluateAll((list) => list.map((canvas) => (canvas as HTMLCanvasElement).toDataURL()))
  expect(expected).not.toBe(row60)
  for (const theme of ['light', 'dark'] as const) {
    await switchTheme(page, theme)
    await expectAccessible(page, `the quality panel, ${theme}`)
  }
  await detail.getByRole('button', { name: 'Close' }).click()
  await expect(detail).toBeHidden()
})

test('a sound row is a success without findings', async ({ page }) => {
  await openRow(page, [namedRow('Sound row')], 'Sound row')
  await page.getByRole('tab', { name: /^Quality/ }).click()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText('Success', { exact: true })).toBeVisible()
  await expect(panel).toContainText('No findings')
})

test('the library badges, filters and counts by verdict and finding', async ({ page }) => {
  const unsolved = namedRow('Unsolved row', { seed: 3 })
  unsolved.puzzle_data.solution = '1'.repeat(81)
  await openRows(page, [namedRow('Sound row'), faultyRow().row, unsolved])
  const main = page.getByRole('main')
  await expect(main.getByText(/^Of 3 loaded: 1 Success · 2 with another verdict/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Sound row' })).toContainText('Success')
  await expect(page.getByRole('listitem').filter({ hasText: 'Faulty row' })).toContainText(
    'Updated board mismatch',
  )
  await page.getByLabel('Verdict').selectOption('Updated board mismatch')
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('listitem')).toContainText('Faulty row')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByLabel('Finding', { exact: true }).selectOption('state-mismatch')
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByText('Success', { exact: true }).first().click()
  await expect(page.getByRole('listitem').first()).toContainText('Sound row')
  await expect(page.getByRole('listitem')).toHaveCount(1)
})

test('opening the quality view of a 10,000-group row leaves the page free', async ({ page }) => {
  const row = namedRow('Long row', { groups: 10_000, words: 25_000, seed: 4 })
  // Two thousand findings: a state that says too much every fifth group.
  for (let group = 5; group < 9_000; group += 9) misread(row, group, wrong)
  await openRow(page, [row], 'Long row')
  await expect(page.getByRole('tab', { name: /^Quality/ })).toBeVisible()
  await page.waitForTimeout(3000)
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  const scriptMs = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ScriptDuration')!.value * 1000
  }
  const before = await scriptMs()
  await page.getByRole('tab', { name: /^Quality/ }).dispatchEvent('click')
  await page.getByRole('region', { name: 'Findings' }).getByRole('button').first().waitFor()
  await expect(page.getByRole('tabpanel')).toContainText('First failure')
  const spent = (await scriptMs()) - before
  const verdict = spent <= 100 ? 'ok' : 'over'
  console.log(
    `figure: opening the quality view of a 10,000-group row ${spent.toFixed(1)} ms of script (bound 100) ${verdict}`,
  )
  // Only what is in view is in the page.
  expect(
    await page.getByRole('region', { name: 'Findings' }).getByRole('listitem').count(),
  ).toBeLessThan(60)
})
