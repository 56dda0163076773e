/** Whether two different words are one edit apart: a letter more, less, changed, or two neighbours swapped. */
export function withinOneEdit(a: string, b: string): boolean {
  if (a.length > b.length) return withinOneEdit(b, a)
  if (b.length - a.length > 1 || a === b) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const left = a.length - start - end
  if (a.length < b.length) return left === 0
  if (left === 1) return true
  return left === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]
}
