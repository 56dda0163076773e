/**
 * Whether a row with these columns can be opened: it must hold what was done or what was said (a raw row), the
 * interleaved text (a processed row), or at least a puzzle; everything else may be missing. Returns null, or words that
 * say what the columns are instead and what to do.
 */
export function notATrace(columns: readonly string[]): string | null {
  const has = (name: string) => columns.includes(name)
  if (has('action_data') || has('asr_data')) return null
  if (has('text') && (has('puzzle_data') || has('initial_board_serialized'))) return null
  if (has('initial_board') && (has('rows') || has('encoded_puzzle'))) return null
  const shown = columns.slice(0, 12).join(', ')
  const more = columns.length > 12 ? ` and ${columns.length - 12} more` : ''
  const are = columns.length === 0 ? 'it has no columns' : `its columns are ${shown}${more}`
  return `not a trace shard: ${are}. Open a file whose rows have action_data, asr_data and puzzle_data.`
}
