import { type JsonFault, jsonFault } from './jsonFault'

/** A parsed text, or why it could not be parsed; `notes` say what had to be read leniently. */
export interface ParsedJson {
  readonly value: unknown
  readonly error: string | null
  /** Where it stops being JSON; null for a whole text, and where only the engine knows. */
  readonly fault: JsonFault | null
  readonly notes: readonly string[]
}

/**
 * Parses UTF-8 JSON. Two faults that other tools commit are forgiven and noted: bytes that are not UTF-8
 * (shown as U+FFFD) and the bare words NaN, Infinity and -Infinity (read as null; Python's `json` writes them).
 */
export function parseJson(bytes: Uint8Array): ParsedJson {
  const notes: string[] = []
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    text = new TextDecoder().decode(bytes)
    notes.push('holds bytes that are not UTF-8; they are shown as �')
  }
  try {
    return { value: JSON.parse(text), error: null, fault: null, notes }
  } catch (error) {
    const lenient = withoutBareWords(text)
    if (lenient !== null) {
      try {
        const value: unknown = JSON.parse(lenient)
        notes.push('NaN or Infinity, which JSON does not know, is read as null')
        return { value, error: null, fault: null, notes }
      } catch {
        // Not the only fault: the first error below names it.
      }
    }
    return { value: null, error: reason(error), fault: jsonFault(bytes), notes }
  }
}

/** The text with NaN and ±Infinity outside strings replaced by null; null when there are none. */
function withoutBareWords(text: string): string | null {
  let found = false
  const replaced = text.replace(/"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g, (match) => {
    if (match.startsWith('"')) return match
    found = true
    return 'null'
  })
  return found ? replaced : null
}

function reason(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error)
  return `not readable as JSON (${said.length > 160 ? `${said.slice(0, 160)}…` : said})`
}
