import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Download, Page } from '@playwright/test'
import { interleave } from '../src/domain/lm/interleave'
import { readPrompt } from '../src/domain/lm/readPrompt'
import { readEntry } from '../src/domain/trace/readEntry'
import { expect, test } from './support/app'
import { expectAccessible, useTheme as switchTheme } from './support/axe'
import { openRow } from './support/rows'
import { expectTime, traceScreen } from './support/screen'
import { SOLUTION, STORY, scriptedRow } from './support/scriptedRow'

const TITLE = 'Scripted solve'
const row = scriptedRow(TITLE, STORY)
const groups = row.action_data as { time: number; serialized_state: string }[]

test.beforeEach(async ({ context }) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
})

async function open(page: Page, panel: string) {
  await openRow(page, [row], TITLE)
  await page.getByRole('tab', { name: panel }).click()
  return { ...traceScreen(page), panel: page.getByRole('tabpanel') }
}

async function goTo(page: Page, time: string) {
  await page.keyboard.press('g')
  await page.getByLabel('Go to time').fill(time)
  await page.keyboard.press('Enter')
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

async function accessible(page: Page, what: string) {
  for (const theme of ['light', 'dark'] as const) {
    await switchTheme(page, theme)
    await expectAccessible(page, `${what}, ${theme}`)
  }
}

function textOf(options: Parameters<typeof interleave>[1] = {}) {
  const { entry } = readEntry(row)
  if (!entry) throw new Error('the test’s own row was refused')
  return interleave(entry, options)
}

test.describe('the model’s text', () => {
  test('goes where its tokens are clicked, lights what is now, counts and copies', async ({
    page,
  }) => {
    const { panel, time } = await open(page, 'Model')
    const text = panel.getByRole('region', { name: 'Model text' })
    await text.getByText('<vl><value2><r1><c2>', { exact: true }).click()
    await expectTime(time, 120)
    // What is now is the last of that second.
    await expect(text.locator('[aria-current="true"]')).toHaveText('<vl><value2><r1><c2>')
    await text.getByText('t123', { exact: true }).click()
    await expectTime(time, 123)
    await page.keyboard.press('.')
    await expectTime(time, 124)
    await expect(text.locator('[aria-current="true"]')).toHaveText('<vl><value4><r1><c4>')

    const made = textOf()
    const special = made.chunks
      .filter(({ kind }) => kind !== 'word')
      .reduce((sum, chunk) => sum + chunk.text.split('<').length - 1, 0)
    await expect(panel).toContainText(
      `about ${special + made.chunks.filter(({ kind }) => kind === 'word').length} tokens, ${special} of them special`,
    )
    await panel.getByRole('button', { name: 'Copy all' }).click()
    expect(await copied(page)).toBe(made.text)
    await accessible(page, 'the model panel')
  })

  test('copies a marked range, and follows its options', async ({ page }) => {
    const { panel, time } = await open(page, 'Model')
    const box = (await time.boundingBox())!
    const at = (share: number) => box.x + box.width * share
    await page.keyboard.down('Shift')
    await page.mouse.move(at(0.39), box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(at(0.42), box.y + box.height / 2, { steps: 5 })
    await page.mouse.up()
    await page.keyboard.up('Shift')
    const copy = panel.getByRole('button', { name: /^Copy \d:\d\d–\d:\d\d$/ })
    await copy.click()
    const part = await copied(page)
    expect(part).toContain('<vl><value2><r1><c2>')
    expect(textOf().text).toContain(part)
    expect(part.length).toBeLessThan(200)

    await panel.getByRole('button', { name: 'Options' }).click()
    await accessible(page, 'the options of the model’s text')
    await page.getByLabel('Positions in one token').check()
    await page.getByLabel('Without selections').check()
    await page.getByLabel('A board').selectOption('10')
    await page.keyboard.press('Escape')
    const text = panel.getByRole('region', { name: 'Model text' })
    await expect(text.locator('[data-kind="board"]').first()).toContainText('<r1c1>:<value1>//')
    await panel.getByRole('button', { name: 'Copy all' }).click()
    await expect
      .poll(() => copied(page))
      .toBe(textOf({ combinePosition: true, dropSelections: true, boardEvery: 10 }).text)
    expect(await copied(page)).not.toContain('<sl>')
  })

  test('a row without training text says why, and shows what there would be', async ({ page }) => {
    const hidden = scriptedRow('Hidden solve', STORY)
    Object.assign(hidden.puzzle_data as object, { solution: null })
    await openRow(page, [hidden], 'Hidden solve')
    await page.getByRole('tab', { name: 'Model' }).click()
    const panel = page.getByRole('tabpanel')
    await expect(panel).toContainText('makes no training text of this row (“soluion missing”)')
    await expect(panel.getByText('<cd><+><value2><r1><c2>')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Copy all' })).toHaveCount(0)
    await page.getByRole('tab', { name: 'Story' }).click()
    await expect(panel).toContainText('The puzzle hides its solution, so mistakes cannot be told.')
  })
})

test.describe('the story of a cell', () => {
  test('opens at a click on the board: list, strip, words, time looked at', async ({ page }) => {
    await openRow(page, [row], TITLE)
    const { board, time } = traceScreen(page)
    await goTo(page, '2:01')
    const svg = board.locator('svg').first()
    const box = (await svg.boundingBox())!
    // The middle of r1c2, wherever the drawing leaves its margins.
    const cell = board.getByRole('gridcell').nth(1)
    await cell.focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('tabpanel')
    await expect(panel.getByRole('heading', { name: /^r1c2/ })).toContainText('solution 2')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.9)
    await expect(panel.getByRole('heading', { name: /^r4c[23]/ })).toBeVisible()
    await cell.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/[?&]cell=r1c2/)

    await expect(panel).toContainText('Selected for 0:14 in all · 5 entries')
    await expect(panel.getByRole('blockquote')).toHaveText(
      /^2:00 When this digit went in: …t115 .*t120 t121\. t122…$/,
    )
    const entries = panel.getByRole('listitem')
    await expect(entries).toHaveCount(5)
    await expect(entries.nth(0)).toContainText('Centre 2')
    await expect(entries.nth(1)).toContainText(/Centre 3.*for 0:38/)
    await expect(entries.nth(2)).toContainText('Corner 4')
    await expect(entries.nth(3)).toContainText('Colour 3')
    await expect(entries.nth(4)).toContainText(/Value 2.*to the end.*t118.*t121/)
    await entries.nth(1).getByRole('button').click()
    await expectTime(time, 22)
    await expect(panel.getByText('When this digit went in')).toHaveCount(0)
    await panel.getByRole('button', { name: 'Selected , 0:20 to 0:30' }).click()
    await expectTime(time, 20)
    await accessible(page, 'the cell panel')

    await board.getByRole('gridcell').first().focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('heading', { name: /^r1c1/ })).toContainText('given 1')
    await expect(panel).toContainText('A given: nothing was entered here.')
    await board.getByRole('gridcell').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(entries.nth(0)).toContainText(/Value 1.*for 0:20/)
    await expect(entries.nth(1)).toContainText(/Value 3.*to the end/)
  })

  test('the heat layer shows time selected, edits, and the order of digits', async ({ page }) => {
    await openRow(page, [row], TITLE)
    const layer = page.getByRole('region', { name: 'Board' }).locator('svg[class*="heat"]')
    await page.getByRole('button', { name: 'Board settings' }).click()
    const heat = page.getByLabel('Heat')
    await heat.selectOption({ label: 'Time selected' })
    await expect(layer.locator('text')).toHaveText(['14 s'])
    await heat.selectOption({ label: 'Edits' })
    await expect(layer.locator('text').first()).toHaveText('5')
    await heat.selectOption({ label: 'Order of digits' })
    await expect(layer.locator('text')).toHaveText(
      Array.from({ length: 15 }, (_, index) => String(index + 1)),
    )
    await accessible(page, 'the board’s settings and heat')
    await heat.selectOption({ label: 'No heat' })
    await expect(layer).toHaveCount(0)
  })
})

test.describe('the solve as a story', () => {
  test('chapters and mistakes: list, keys and links', async ({ page }) => {
    const { panel, time } = await open(page, 'Story')
    const chapters = panel.getByRole('list').first().getByRole('listitem')
    await expect(chapters).toHaveCount(6)
    const names = ['Introduction', 'Break-in', 'Digits going in', 'A long think']
    for (const [index, name] of [...names, 'Digits going in', 'After the solve'].entries()) {
      await expect(chapters.nth(index)).toContainText(name)
    }
    await expect(chapters.nth(2)).toContainText('5 digits')
    for (const start of [10, 120, 152, 232, 252]) {
      await page.keyboard.press('n')
      await expectTime(time, start)
    }
    await expect(chapters.nth(5)).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('Shift+N')
    await expectTime(time, 232)
    await page.keyboard.press('0')
    await page.keyboard.press('m')
    await expectTime(time, 130)
    await page.keyboard.press('m')
    await expectTime(time, 130)
    await page.keyboard.press('9')
    await page.keyboard.press('Shift+M')
    await expectTime(time, 130)

    const mistakes = panel.getByRole('list').nth(1).getByRole('listitem')
    await expect(mistakes).toHaveText([/2:10.*1 in r2c1, right is 3.*taken back after 0:20/])
    await chapters.nth(3).getByRole('button').first().click()
    await expectTime(time, 152)
    await panel.getByRole('button', { name: 'Copy link to Break-in at 0:10' }).click()
    expect(new URL(await copied(page)).searchParams.get('t')).toBe('10')
    await accessible(page, 'the story panel')
  })
})

test.describe('elsewhere', () => {
  const bytesOf = async (download: Download) => readFileSync(await download.path())

  test('pictures, the state, the questions and the link out', async ({ page }) => {
    const { panel } = await open(page, 'Puzzle')
    await goTo(page, '2:05')
    const download = async (name: string) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        panel.getByRole('button', { name }).click(),
      ])
      return { name: file.suggestedFilename(), bytes: await bytesOf(file) }
    }
    const svg = await download('Board as SVG')
    expect(svg.name).toBe(`${TITLE}.svg`)
    expect(svg.bytes.toString()).toMatch(/^<(\?xml|svg)/)
    await panel.getByLabel('Picture size').selectOption('600')
    const png = await download('Board as PNG')
    expect(png.name).toBe(`${TITLE}.png`)
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG')
    expect(Math.max(png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20))).toBe(600)

    const here = groups.findLast(({ time }) => time <= 125)!
    await panel.getByRole('button', { name: 'Copy the board’s state' }).click()
    expect(JSON.parse(await copied(page))).toEqual(JSON.parse(here.serialized_state))
    await panel.getByRole('button', { name: 'Copy this board as a question' }).click()
    const facts = {
      rows: 4,
      cols: 4,
      rules: 'Normal sudoku rules apply.\n\nSo they do.',
      visualElements: '[{"type":"circle","x":1}]',
    }
    expect(readPrompt(await copied(page))).toMatchObject({
      ok: true,
      value: { ...facts, board: '1234............' },
    })
    await panel.getByRole('button', { name: 'Copy the puzzle as a question' }).click()
    await expect
      .poll(async () => readPrompt(await copied(page)))
      .toMatchObject({ ok: true, value: { ...facts, board: '1...............' } })
    const link = panel.getByRole('link', { name: 'The puzzle in SudokuPad' })
    await expect(link).toHaveAttribute('href', 'https://sudokupad.app/scripted')
    await expect(link).toHaveAttribute('target', '_blank')
    await accessible(page, 'the puzzle panel')
  })

  test('a model’s answer is scored cell by cell', async ({ page }) => {
    const { panel } = await open(page, 'Puzzle')
    const answer = panel.getByLabel(/Paste a model’s answer/)
    const facts = panel.locator('dl').last()
    const score = (text: string) => facts.getByText(text, { exact: true })
    await answer.fill(`No: <answer>1</answer> Yes: <answer>${SOLUTION.slice(0, 15)}9x</answer>.`)
    await expect(score('0.750')).toBeVisible()
    await expect(facts).toContainText('15 of 16')
    await expect(facts).toContainText('Too many1')
    await answer.fill(`<answer>${SOLUTION}</answer>`)
    await expect(score('1.000')).toBeVisible()
    await answer.fill('12')
    await expect(score('0.100')).toBeVisible()
    await expect(facts).toContainText('Missing14')
    await accessible(page, 'a scored answer')
  })

  test.describe('a SudokuPad server', () => {
    let server: Server
    let origin = ''
    /** What the stand-in does with the next board, and what it got. */
    const standIn = { status: 200, allows: true, got: [] as unknown[] }

    test.beforeAll(async () => {
      server = createServer((request, response) => {
        const allow = { 'access-control-allow-origin': '*' }
        const headers = {
          ...(standIn.allows ? allow : {}),
          'access-control-allow-methods': 'PUT',
          'access-control-allow-headers': 'content-type',
        }
        if (request.method === 'OPTIONS') return response.writeHead(204, headers).end()
        let body = ''
        request.on('data', (chunk) => {
          body += String(chunk)
        })
        request.on('end', () => {
          standIn.got.push({ method: request.method, url: request.url, body: JSON.parse(body) })
          response
            .writeHead(standIn.status, headers)
            .end(standIn.status === 200 ? 'ok' : 'no board')
        })
      })
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    })
    test.afterAll(() => server.close())

    test('gets exactly the state that is shown; what goes wrong is said', async ({
      page,
      watch,
    }) => {
      watch.allowRequests(/^http:\/\/127\.0\.0\.1:/)
      watch.allowConsole(/127\.0\.0\.1/)
      const { panel } = await open(page, 'Puzzle')
      const field = panel.getByLabel('SudokuPad server')
      await expect(field).toHaveValue('http://localhost:8000')
      await goTo(page, '2:20')
      const send = async (to: string) => {
        await field.fill(to)
        await panel.getByRole('button', { name: 'Send the board' }).click()
      }
      await send(origin)
      await expect(panel.getByRole('status')).toContainText('Sent: the server answered 200 (ok)')
      const here = groups.findLast(({ time }) => time <= 140)!
      const [got] = standIn.got as { method: string; url: string; body: object }[]
      expect(got).toMatchObject({ method: 'PUT', url: '/set_state' })
      const { serialized_state: sent } = got!.body as { serialized_state: string }
      expect(JSON.parse(sent)).toEqual(JSON.parse(here.serialized_state))

      standIn.status = 422
      await send(origin)
      await expect(panel.getByRole('alert')).toContainText(/refused it: 422 .*no board/)
      standIn.status = 200
      standIn.allows = false
      await send(origin)
      await expect(panel.getByRole('alert')).toContainText(
        /could not be reached.*does it allow this page to call it \(CORS\)/,
      )
      await send('http://127.0.0.1:9')
      await expect(panel.getByRole('alert')).toContainText('Is the server running')
      await send('localhost')
      await expect(panel.getByRole('alert')).toContainText('is not an address')
      await send('http://192.168.1.5:8000')
      await expect(panel.getByRole('alert')).toContainText('only to this computer')
      await accessible(page, 'a refused board')

      // The address is a setting: it is there again after a reload.
      await send(origin)
      await page.reload()
      await openRow(page, [row], TITLE)
      await page.getByRole('tab', { name: 'Puzzle' }).click()
      await expect(field).toHaveValue(origin)
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('no panel is wider than the screen', async ({ page }) => {
    await openRow(page, [row], TITLE)
    for (const name of ['Actions', 'Story', 'Model', 'Cell', 'Puzzle', 'Quality']) {
      await page.getByRole('tab', { name }).click()
      await expect(page.getByRole('tabpanel')).toBeVisible()
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wide, name).toBeLessThanOrEqual(0)
    }
  })
})
