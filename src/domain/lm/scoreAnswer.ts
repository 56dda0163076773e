export interface AnswerScore {
  /** 0 to 1: `0.8 × right / length + 0.2` if exact. */
  readonly score: number
  /** Characters equal to the solution's at the same place. */
  readonly right: number
  /** Length of the solution. */
  readonly length: number
  /** The answer is the solution, no more and no less. */
  readonly exact: boolean
  /** For each cell of the solution. */
  readonly cells: readonly ('right' | 'wrong' | 'missing')[]
  /** Characters beyond the solution's length; they cost only the exactness. */
  readonly extra: number
}

/** Scores an answer (`readAnswer`) against a solution as the public Sudoku prompt competition does. An empty solution scores 0. */
export function scoreAnswer(answer: string, solution: string): AnswerScore {
  const given = Array.from(answer)
  const cells = Array.from(solution, (character, index): 'right' | 'wrong' | 'missing' => {
    const found = given[index]
    if (found === undefined || (found === '.' && character !== '.')) return 'missing'
    return found === character ? 'right' : 'wrong'
  })
  const right = cells.filter((cell) => cell === 'right').length
  const length = cells.length
  const exact = length > 0 && answer === solution
  return {
    score: length === 0 ? 0 : (0.8 * right) / length + (exact ? 0.2 : 0),
    right,
    length,
    exact,
    cells,
    extra: Math.max(0, given.length - length),
  }
}
