/** A puzzle put as a question. */
export interface PromptFacts {
  /** The flattened board, `.` for empty. */
  readonly board: string
  readonly rows: number
  readonly cols: number
  /** Plain text. */
  readonly rules: string
  /** JSON text of the picture's elements, as the row has it. */
  readonly visualElements: string
}

/**
 * A puzzle in the form of the public Sudoku prompt competition: initial board in a fence, size, rules, visual elements in a
 * fence. `readPrompt` gives the facts back unchanged.
 */
export function promptText({ board, rows, cols, rules, visualElements }: PromptFacts): string {
  return `## Initial Board

\`\`\`
${board}
\`\`\`

The size is ${rows}x${cols}.

## Rules

${rules}

## Visual Elements

\`\`\`json
${visualElements}
\`\`\`
`
}
