import { isRightValue } from './isRightValue'
import type { Groups, Marker } from './trace'

/**
 * Let's get cracking, the first digit, solved, the end; ascending by time. Solved is the first board equal to the
 * solution; where the solution is hidden, the first full board that stays full.
 */
export function decodeMarkers(
  groups: Groups,
  givens: readonly string[],
  solution: readonly string[] | null,
  cracking: number | null,
  duration: number,
): Marker[] {
  const markers: Marker[] = []
  if (cracking !== null) markers.push({ kind: 'cracking', time: cracking, group: null })
  const digit = firstDigit(groups, givens)
  if (digit !== null) markers.push(markerAt('first-digit', groups, digit))
  const solved = solution ? firstSolved(groups, givens, solution) : fullForGood(groups, givens)
  if (solved !== null) markers.push(markerAt('solved', groups, solved))
  markers.push({ kind: 'end', time: duration, group: null })
  const order = markers.map((marker, index) => ({ marker, index }))
  order.sort((a, b) => a.marker.time - b.marker.time || a.index - b.index)
  return order.map(({ marker }) => marker)
}

function markerAt(kind: Marker['kind'], groups: Groups, group: number): Marker {
  return { kind, time: groups.times[group] ?? 0, group }
}

/** The first group after which a cell has a value that neither its given nor the first board has. */
function firstDigit(groups: Groups, givens: readonly string[]): number | null {
  const cells = givens.length
  for (let group = 1; group < groups.count; group++) {
    for (let cell = 0; cell < cells; cell++) {
      const now = groups.boards[group * cells + cell] ?? 0
      const before = groups.boards[(group - 1) * cells + cell] ?? 0
      if (now === before) continue
      const value = groups.palette[now]?.value ?? ''
      if (value !== '' && value !== givens[cell] && value !== groups.palette[before]?.value) {
        return group
      }
    }
  }
  return null
}

function valueAt(groups: Groups, givens: readonly string[], group: number, cell: number): string {
  const index = groups.boards[group * givens.length + cell] ?? 0
  return groups.palette[index]?.value || (givens[cell] ?? '')
}

function firstSolved(
  groups: Groups,
  givens: readonly string[],
  solution: readonly string[],
): number | null {
  for (let group = 0; group < groups.count; group++) {
    let right = true
    for (let cell = 0; right && cell < givens.length; cell++) {
      const value = valueAt(groups, givens, group, cell)
      right = isRightValue(value, solution[cell])
    }
    if (right) return group
  }
  return null
}

function fullForGood(groups: Groups, givens: readonly string[]): number | null {
  let first: number | null = null
  for (let group = groups.count - 1; group >= 0; group--) {
    for (let cell = 0; cell < givens.length; cell++) {
      if (valueAt(groups, givens, group, cell) === '') return first
    }
    first = group
  }
  return first
}
