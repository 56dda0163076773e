import type { Constraint, ConstraintKind } from '../../puzzle/constraint'

const NOUNS: Record<ConstraintKind, string> = {
  cage: 'cage',
  thermo: 'thermometer',
  arrow: 'arrow',
  kropki: 'dot',
  xv: 'sum',
  whisper: 'green line',
  renban: 'purple line',
  palindrome: 'grey line',
  'little-killer': 'diagonal',
}

/** What this clue is called in passing: "dot", "X", "green line". */
export function clueNoun(clue: Constraint): string {
  if (clue.kind === 'xv') return clue.sum === 10 ? 'X' : 'V'
  return NOUNS[clue.kind]
}
