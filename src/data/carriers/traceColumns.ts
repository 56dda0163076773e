/** Top-level columns of a raw row, in the dataset's order. Source: the dataset card. */
export const TRACE_COLUMNS = [
  'puzzle_id',
  'youtube_id',
  'action_data',
  'asr_data',
  'puzzle_data',
] as const

/**
 * Whether a row with these columns can be a trace: it must hold what was done or what was said; everything
 * else may be missing. Returns null, or words that say what the columns are instead and what to do.
 */
export function notATrace(columns: readonly string[]): string | null {
  if (columns.includes('action_data') || columns.includes('asr_data')) return null
  const shown = columns.slice(0, 12).join(', ')
  const more = columns.length > 12 ? ` and ${columns.length - 12} more` : ''
  const are = columns.length === 0 ? 'it has no columns' : `its columns are ${shown}${more}`
  return `not a trace shard: ${are}. ${hint(columns)}`
}

function hint(columns: readonly string[]): string {
  const has = (name: string) => columns.includes(name)
  if (has('initial_board_ascii') || (has('text') && has('youtube_id'))) {
    return 'This is the dataset’s processed subset, which has no times: open a file of the raw subset instead.'
  }
  if (has('visual_elements') || has('encoded_puzzle')) {
    return 'These are puzzles without a solve: open a file whose rows have action_data and asr_data.'
  }
  return 'Open a file whose rows have action_data, asr_data and puzzle_data.'
}
