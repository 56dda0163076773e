import type { Action, CellRef } from '@/domain/board/action'

const cellName = (ref: CellRef) => `r${ref.row + 1}c${ref.col + 1}`
const cellNames = (refs: readonly CellRef[]) =>
  refs.length <= 6
    ? refs.map(cellName).join(' ')
    : `${refs.slice(0, 5).map(cellName).join(' ')} and ${refs.length - 5} more`

const CLEARED = ['value', 'corner marks', 'centre marks', 'colours', 'pen', 'everything']

/** One action as a person would say it in passing: "5 in r3c7". */
export function actionWords(action: Action): string {
  const where = cellNames(action.cells)
  const minus = action.op === '-'
  switch (action.type) {
    case 'vl':
      return minus ? `${action.value} out of ${where}` : `${action.value} in ${where}`
    case 'cd':
      return minus ? `centre ${action.value} out of ${where}` : `centre ${action.value} in ${where}`
    case 'pm':
      return minus ? `corner ${action.value} out of ${where}` : `corner ${action.value} in ${where}`
    case 'co':
      return minus ? `colour ${action.value} off ${where}` : `colour ${action.value} on ${where}`
    case 'cl':
      return `cleared ${CLEARED[Number(action.value)] ?? 'marks'} of ${where}`
    case 'pe':
      return `pen on ${where}`
    case 'sl':
      return `select ${where}`
    case 'ds':
      return action.all ? 'deselect all' : `deselect ${where}`
  }
}

/**
 * A run of actions in one line of words, at most `most` of them: marks of one kind in one cell are said together
 * ("centre 46 in r3c4"), selections become the cells that ended up selected by them.
 */
export function actionLine(actions: readonly Action[], most: number): string {
  const parts: string[] = []
  const selected = new Map<string, CellRef>()
  let mark: { key: string; digits: string; rest: string } | null = null
  const closeMark = () => {
    if (mark) parts.push(`${mark.key} ${mark.digits}${mark.rest}`)
    mark = null
  }
  for (const action of actions) {
    if (action.type === 'sl') for (const ref of action.cells) selected.set(cellName(ref), ref)
    else if (action.type === 'ds') {
      if (action.all) selected.clear()
      else for (const ref of action.cells) selected.delete(cellName(ref))
    } else if (action.type === 'cd' || action.type === 'pm') {
      const key = action.type === 'cd' ? 'centre' : 'corner'
      const rest = `${action.op === '-' ? ' out of ' : ' in '}${cellNames(action.cells)}`
      if (mark && mark.key === key && mark.rest === rest) mark.digits += action.value
      else {
        closeMark()
        mark = { key, digits: action.value, rest }
      }
    } else {
      closeMark()
      parts.push(actionWords(action))
    }
  }
  closeMark()
  if (parts.length === 0 && selected.size > 0)
    parts.push(`select ${cellNames([...selected.values()])}`)
  if (parts.length <= most) return parts.join(' · ')
  return `${parts.slice(0, most).join(' · ')} · ${parts.length - most} more`
}
