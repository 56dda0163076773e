import { expect, type Page } from '@playwright/test'
import { traceScreen } from './screen'

export const VIDEO_ID = 'abcdefghijk'
/** Seconds from one digit, and from one word, to the next. */
export const DIGIT_EVERY = 2
export const WORD_EVERY = 0.4
const CELLS = 81
export const DURATION = CELLS * DIGIT_EVERY + 2
const WORDS = Math.floor(DURATION / WORD_EVERY)

/**
 * A raw row with a real-looking video id, made so that the screen tells the time: group n has n digits on the
 * board, and word n is "w" and its number. The first digit comes after `DIGIT_EVERY` seconds.
 */
export function videoRow(puzzleId = 'video-test', youtubeId = VIDEO_ID): object {
  const board = (filled: number) =>
    JSON.stringify({ cells: Array.from({ length: CELLS }, (_, i) => (i < filled ? digit(i) : '')) })
  const digit = (cell: number) => String((cell % 9) + 1)
  const groups = Array.from({ length: CELLS + 1 }, (_, n) => ({
    idx: n,
    frame: n * 60,
    time: n * DIGIT_EVERY,
    actions:
      n === 0 ? [] : [`vl:${digit(n - 1)}:r${Math.floor((n - 1) / 9) + 1}c${((n - 1) % 9) + 1}`],
    serialized_state: board(n),
  }))
  const words = Array.from({ length: WORDS }, (_, n) => ({
    word: ` w${n}${n % 10 === 9 ? '.' : ''}`,
    start: n * WORD_EVERY,
    end: (n + 1) * WORD_EVERY,
    probability: 0.9,
  }))
  const text = words.map((w) => w.word).join('')
  return {
    puzzle_id: puzzleId,
    youtube_id: youtubeId,
    action_data: groups,
    asr_data: {
      language: 'en',
      text,
      segments: [{ id: 0, start: 0, end: DURATION, text, words }],
    },
    puzzle_data: {
      puzzle_id: puzzleId,
      youtube_id: youtubeId,
      title: `Clockwork ${puzzleId}`,
      author: 'Test',
      date: '2024-01-01',
      rules: '"Normal sudoku rules apply."',
      rows: 9,
      cols: 9,
      initial_board: '.'.repeat(CELLS),
      solution: null,
      visual_elements: '[]',
      encoded_puzzle: '',
      sudokupad_url: '',
      lgc_timestamp: 1,
      sequential_number: 1,
    },
  }
}

/** Opens a file with the row (and perhaps more), and its trace. */
export async function openVideoTrace(page: Page, rows: readonly object[] = [videoRow()]) {
  await page.goto('/')
  await page.locator('input[data-open-files]').setInputFiles({
    name: 'clockwork.jsonl',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(rows.map((row) => JSON.stringify(row)).join('\n')),
  })
  await page
    .getByRole('link', { name: /Clockwork/ })
    .first()
    .click()
  const screen = traceScreen(page)
  await expect(screen.board).toBeVisible()
  await expect(screen.time).toBeVisible()
  return {
    ...screen,
    panel: page.getByRole('region', { name: 'Video' }),
    frame: page.locator('iframe'),
    /** Asks for the video, and waits until its player is ready. */
    async showVideo() {
      await page.keyboard.press('v')
      await expect(page.getByRole('region', { name: 'Video' })).toBeVisible()
      await expect(page.getByText('Loading YouTube’s player…')).toBeHidden()
    },
  }
}
