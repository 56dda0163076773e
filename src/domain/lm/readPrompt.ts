import type { Result } from '../problem'
import type { PromptFacts } from './promptText'

const HEAD =
  /^\s*## Initial Board\s*\n+```\w*\n([^\n]*)\n```\n+The size is (\d+)x(\d+)\.\n+## Rules\n\n?/
/** The last such part: rules may speak of visual elements, JSON text has no line of backticks. */
const TAIL = /\n\n?## Visual Elements\s*\n+```\w*\n([\s\S]*?)\n```\s*$/

/** Reads a prompt of `promptText` back; fails, with what is missing, on any other text. */
export function readPrompt(text: string): Result<PromptFacts> {
  const plain = text.replace(/\r\n/g, '\n')
  const head = HEAD.exec(plain)
  if (!head) return fail('the text does not begin with an initial board, its size and rules')
  const rest = plain.slice(head[0].length)
  const from = rest.lastIndexOf('\n## Visual Elements')
  const tail = from < 0 ? null : TAIL.exec(rest.slice(Math.max(0, from - 1)))
  if (!tail) return fail('the text does not end with visual elements in a fence')
  const start = Math.max(0, from - 1) + tail.index
  return {
    ok: true,
    value: {
      board: head[1] ?? '',
      rows: Number(head[2]),
      cols: Number(head[3]),
      rules: rest.slice(0, start),
      visualElements: tail[1] ?? '',
    },
    problems: [],
  }
}

function fail(message: string): Result<PromptFacts> {
  return { ok: false, problem: { path: '', message }, problems: [] }
}
