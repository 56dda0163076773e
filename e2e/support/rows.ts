import type { Page } from '@playwright/test'
import { interleave } from '../../src/domain/lm/interleave'
import { readEntry } from '../../src/domain/trace/readEntry'
import {
  type TestRow,
  type TestRowShape,
  testRow,
} from '../../src/domain/trace/testSupport/testRow'

/** A sound row of its own name, in the raw schema. */
export function namedRow(title: string, shape: Partial<TestRowShape> = {}): TestRow {
  const row = testRow({ rows: 9, cols: 9, groups: 200, words: 600, ...shape })
  const youtube_id = title.toLowerCase().replaceAll(' ', '-')
  Object.assign(row, { youtube_id, puzzle_id: youtube_id })
  Object.assign(row.puzzle_data, { youtube_id, puzzle_id: youtube_id, title })
  return row
}

export const cellsOf = (row: TestRow, group: number): string[] =>
  (JSON.parse(row.action_data[group]?.serialized_state ?? '{"cells":[]}') as { cells: string[] })
    .cells

/** Makes the state after one group say `text` in a cell that is empty before and after; gives the cell. */
export function misread(row: TestRow, group: number, text: (right: string) => string): number {
  const around = [-1, 0, 1, 2].map((step) => cellsOf(row, group + step))
  const cell = around[0]!.findIndex((_, index) => around.every((cells) => cells[index] === ''))
  const cells = cellsOf(row, group)
  cells[cell] = text(row.puzzle_data.solution?.[cell] ?? '')
  row.action_data[group]!.serialized_state = JSON.stringify({ cells })
  return cell
}

/** A digit that is not the right one. */
export const wrong = (right: string): string => String((Number(right) % 9) + 1)

/** The row as the processed subset has it: a text with inline tokens, no times. */
export function processedRow(row: TestRow): Record<string, unknown> {
  const { entry } = readEntry(row)
  if (!entry) throw new Error('the test’s own row was refused')
  const made = interleave(entry)
  if (made.text === null) throw new Error(`the test’s own row gives no text: ${made.status}`)
  return {
    youtube_id: row.youtube_id,
    puzzle_id: row.puzzle_id,
    text: made.text,
    initial_board_ascii: made.initialBoardAscii,
    initial_board_serialized: made.initialBoardSerialized,
    puzzle_data: row.puzzle_data,
  }
}

/** Opens rows as a file of JSON lines, as a person would choose one. */
export async function openRows(page: Page, rows: readonly unknown[]): Promise<void> {
  await page.goto('/')
  await page.getByRole('listitem').first().waitFor()
  await page.locator('input[data-open-files]').setInputFiles({
    name: 'rows.jsonl',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join('')),
  })
}

/** Opens a row of a file and waits for its board. */
export async function openRow(page: Page, rows: readonly unknown[], title: string): Promise<void> {
  await openRows(page, rows)
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('region', { name: 'Board' }).waitFor()
}
