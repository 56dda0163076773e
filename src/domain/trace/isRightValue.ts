/**
 * Whether a value is the solution's for its cell; letters in either case are the same. A cell the solution leaves open
 * (`.`, `?` or nothing) cannot be wrong.
 */
export function isRightValue(value: string, solution: string | undefined): boolean {
  if (solution === undefined || solution === '.' || solution === '?' || solution === '') return true
  return value === solution || value.toLowerCase() === solution.toLowerCase()
}
