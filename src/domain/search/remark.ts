import type { Problem } from '../problem'
import type { Plan } from './match/plan'
import { techniqueOf } from './techniques/techniqueOf'

const SHOWN_READINGS = 3

/**
 * What a search has to say about how it read the query: what was left out, that a technique's other sayings count
 * too, and words that are one letter off. '' for nothing.
 *
 * @param exact moments found without words one letter off
 * @param typos moments that are one letter off
 */
export function remarkOf(
  problems: readonly Problem[],
  plan: Plan,
  exact: number,
  typos: number,
): string {
  const remarks = problems.map((problem) => problem.message)
  if (plan.heard !== '' && exact + typos > 0) {
    const name = techniqueOf(plan.heard)?.name ?? plan.heard
    remarks.push(
      plan.heardFrom === ''
        ? `Other ways of saying ${name} count too; quotation marks find these words alone.`
        : `“${plan.heardFrom}” is read as ${name}, in all ways of saying it; quotation marks find these words alone.`,
    )
  }
  if (typos > 0) remarks.push(typoRemark(plan, exact))
  return remarks.join(' ')
}

function typoRemark(plan: Plan, exact: number): string {
  const readings = plan.readings.map(({ word, as }) => {
    const shown = as.slice(0, SHOWN_READINGS).map((one) => `“${one}”`)
    return `${shown.join(', ')}${as.length > SHOWN_READINGS ? ' …' : ''} for “${word}”`
  })
  return exact === 0
    ? `Nothing is spelt so. Shown instead, one letter off: ${readings.join('; ')}.`
    : `Shown last, one letter off: ${readings.join('; ')}.`
}
