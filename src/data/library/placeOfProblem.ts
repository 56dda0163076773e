import type { LibraryProblem } from './library'

/**
 * Where a problem was met, `rows.jsonl, row 3, action_data`, as words to stand before its message; '' where the
 * message says it itself, as a carrier's messages do. Rows count from 0.
 */
export function placeOfProblem({ file, row, path, message }: LibraryProblem): string {
  if (row === null && file !== '' && message.includes(file)) return ''
  if (row !== null && saysPlace(message, `${file}, row ${row}`)) {
    return message.includes(path) ? '' : path
  }
  return [file, row === null ? '' : `row ${row}`, path].filter(Boolean).join(', ')
}

/** Not `row 12` for `row 1`; a line's number may follow. */
function saysPlace(message: string, place: string): boolean {
  return message.startsWith(place) && /^( \(|:)/.test(message.slice(place.length))
}
