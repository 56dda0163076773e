/** `r3c7`, one-based, of a row-major cell index. */
export function cellName(cell: number, cols: number): string {
  return `r${Math.floor(cell / cols) + 1}c${(cell % cols) + 1}`
}
