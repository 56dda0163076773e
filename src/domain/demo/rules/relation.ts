import type { Constraint } from '../puzzle/constraint'

/**
 * Whether the first `count` numbers along a constraint's cells can still be completed, as far as a look at the
 * numbers alone can tell; exact once all are there. `low` and `high` are the smallest and largest number of the grid.
 * That digits which see each other differ is not checked here (the layout knows it).
 */
export function canHold(
  constraint: Constraint,
  numbers: readonly number[],
  count: number,
  low: number,
  high: number,
): boolean {
  const total = constraint.cells.length
  const last = numbers[count - 1]!
  switch (constraint.kind) {
    case 'cage':
    case 'little-killer': {
      if (constraint.sum === null) return true
      return sumFits(sumOf(numbers, 0, count), total - count, constraint.sum, low, high)
    }
    case 'arrow': {
      if (count < 2) return true
      return sumFits(sumOf(numbers, 1, count), total - count, numbers[0]!, low, high)
    }
    case 'thermo':
      return count < 2 || last > numbers[count - 2]!
    case 'kropki': {
      if (count < 2) return true
      const a = numbers[0]!
      return constraint.dot === 'white'
        ? Math.abs(a - last) === 1
        : a === 2 * last || last === 2 * a
    }
    case 'xv':
      return count < 2 || numbers[0]! + last === constraint.sum
    case 'whisper':
      return count < 2 || Math.abs(last - numbers[count - 2]!) >= 5
    case 'renban': {
      let min = last
      let max = last
      for (let i = 0; i < count; i++) {
        min = Math.min(min, numbers[i]!)
        max = Math.max(max, numbers[i]!)
      }
      return max - min <= total - 1
    }
    case 'palindrome': {
      const mirror = total - count
      return mirror >= count - 1 || numbers[mirror] === last
    }
  }
}

function sumOf(numbers: readonly number[], from: number, to: number): number {
  let sum = 0
  for (let i = from; i < to; i++) sum += numbers[i]!
  return sum
}

function sumFits(sum: number, open: number, goal: number, low: number, high: number): boolean {
  return open === 0 ? sum === goal : sum + open * low <= goal && sum + open * high >= goal
}
