import type { Problem } from '../problem'
import { isFields, readList, readStructs, unwrapJson } from './readValue'

/**
 * A row in the raw schema's own nesting, whatever its carrier made of it: fields written as JSON text and structs of lists
 * become lists of structs. Nothing else is touched: values, nulls, field names and fields unknown here stay as they are.
 * Null when the value is no row; what could not be unwrapped is reported and left out.
 */
export function plainRow(value: unknown): {
  row: Record<string, unknown> | null
  problems: readonly Problem[]
} {
  const problems: Problem[] = []
  const given = unwrapJson(value, '', problems)
  if (!isFields(given)) return { row: null, problems }
  const row: Record<string, unknown> = { ...given }
  replace(row, 'action_data', (data) =>
    readStructs(data, 'action_data', problems).map((group, index) => {
      if (!isFields(group)) return group
      const plain: Record<string, unknown> = { ...group }
      replace(plain, 'actions', (actions) =>
        readList(actions, `action_data[${index}].actions`, problems),
      )
      return plain
    }),
  )
  replace(row, 'asr_data', (data) => plainAsr(data, problems))
  replace(row, 'puzzle_data', (data) => unwrapJson(data, 'puzzle_data', problems))
  return { row, problems }
}

function plainAsr(data: unknown, problems: Problem[]): unknown {
  const asr = unwrapJson(data, 'asr_data', problems)
  if (!isFields(asr)) return asr
  const plain: Record<string, unknown> = { ...asr }
  replace(plain, 'segments', (segments) =>
    readStructs(segments, 'asr_data.segments', problems).map((segment, index) => {
      if (!isFields(segment)) return segment
      const path = `asr_data.segments[${index}]`
      const own: Record<string, unknown> = { ...segment }
      replace(own, 'tokens', (tokens) => readList(tokens, `${path}.tokens`, problems))
      replace(own, 'words', (words) => readStructs(words, `${path}.words`, problems))
      return own
    }),
  )
  return plain
}

/** Changes a field that is there and not null. */
function replace(
  fields: Record<string, unknown>,
  name: string,
  change: (value: unknown) => unknown,
): void {
  const value = fields[name]
  if (value !== null && value !== undefined) fields[name] = change(value)
}
