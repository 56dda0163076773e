/**
 * Splits row-major cell indices into groups that hang together orthogonally, each in the order given; groups are in
 * the order of their first cell.
 */
export function connectedGroups(indices: readonly number[], cols: number): number[][] {
  const left = new Set(indices)
  const place = new Map([...left].map((index, i) => [index, i]))
  const groups: number[][] = []
  for (const start of left) {
    const group = [start]
    left.delete(start)
    for (const index of group) {
      const col = index % cols
      const around = [index - cols, index + cols]
      if (col > 0) around.push(index - 1)
      if (col < cols - 1) around.push(index + 1)
      for (const other of around) if (left.delete(other)) group.push(other)
    }
    groups.push(group.sort((a, b) => place.get(a)! - place.get(b)!))
  }
  return groups
}
