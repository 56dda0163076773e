import type { Problem } from '@/domain/problem'
import { countsOf, field, isObject, listOf, numberOf, textOf } from './fields'
import type { CatalogueEntry, RowOrigin } from './manifest'
import { traceFile, traceKey } from './traceKey'

/** Cells a board may have at most, so that a damaged catalogue cannot ask for gigabytes. */
const MOST_CELLS = 10_000

/** Validates catalogue entries as they are written; each that cannot be used is a problem with its path. */
export function readEntries(
  value: unknown,
  path: string,
): { readonly entries: CatalogueEntry[]; readonly problems: Problem[] } {
  const entries: CatalogueEntry[] = []
  const problems: Problem[] = []
  if (!Array.isArray(value)) problems.push({ path, message: 'the catalogue is not a list' })
  listOf(value).forEach((item, i) => {
    const entry = readEntry(item)
    if (entry) entries.push(entry)
    else problems.push({ path: `${path}[${i}]`, message: 'the entry names no trace with a board' })
  })
  return { entries, problems }
}

function readEntry(item: unknown): CatalogueEntry | null {
  if (!isObject(item)) return null
  const youtubeId = textOf(item.youtubeId)
  const puzzleId = textOf(item.puzzleId)
  const rows = numberOf(item.rows)
  const cols = numberOf(item.cols)
  if (rows === null || cols === null || rows < 1 || cols < 1 || rows * cols > MOST_CELLS)
    return null
  const key = textOf(item.key) || traceKey(youtubeId, puzzleId)
  if (!/^[\w.-]+$/.test(key)) return null
  return {
    key,
    file: traceFile(key),
    youtubeId,
    puzzleId,
    number: numberOf(item.number),
    title: textOf(item.title),
    author: textOf(item.author),
    date: textOf(item.date),
    rows,
    cols,
    duration: numberOf(item.duration) ?? 0,
    ...(item.axis === 'text' ? { axis: 'text' as const } : {}),
    groups: numberOf(item.groups) ?? 0,
    actions: countsOf(item.actions),
    words: numberOf(item.words) ?? 0,
    hasSolution: item.hasSolution === true,
    solvedAt: numberOf(item.solvedAt),
    verdict: textOf(item.verdict),
    findings: countsOf(item.findings),
    problems: numberOf(item.problems) ?? 0,
    cracking: numberOf(item.cracking),
    techniques: Array.isArray(item.techniques) ? item.techniques.map(textOf).filter(Boolean) : null,
    bytes: numberOf(item.bytes) ?? 0,
    initial: textOf(item.initial),
    final: textOf(item.final),
    origin: readOrigin(item.origin),
  }
}

function readOrigin(value: unknown): RowOrigin | null {
  const row = numberOf(field(value, 'row'))
  return row === null ? null : { file: textOf(field(value, 'file')), row }
}
