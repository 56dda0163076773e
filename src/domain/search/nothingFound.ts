import type { Plan } from './match/plan'
import type { Query, Term } from './query/query'

/** Words named at most. */
const SHOWN = 3

/**
 * What to do when nothing was found: which words are never said, what keeps the others apart. Never empty.
 *
 * @param unfiltered moments that there are without the filters; 0 where no filter narrows
 */
export function nothingFound(query: Query, plan: Plan, unfiltered: number): string {
  if (unfiltered > 0) {
    const moments =
      unfiltered === 1 ? 'is 1 moment' : `are ${unfiltered.toLocaleString('en')} moments`
    return `Without the filters there ${moments}: take one of them away.`
  }
  const wanted = query.clauses.filter(({ without }) => !without)
  const never = query.clauses.flatMap(({ without, terms }, at) => {
    const { alternatives, typos } = plan.clauses[at]!
    return !without && alternatives.length + typos.length === 0
      ? [terms.map(shown).join(' or ')]
      : []
  })
  if (never.length > 0) {
    const named = `${never.slice(0, SHOWN).join(', ')}${never.length > SHOWN ? ' …' : ''}`
    return wanted.length > never.length
      ? `Never said in these solves: ${named}. Leave it out, or check how it is spelt.`
      : `Never said in these solves: ${named}. Check how it is spelt, or write how it begins with a *, for example wing*.`
  }
  if (plan.near !== null && wanted.length > 1) {
    return `These words are never said within ${plan.near} words of each other: try near:${plan.near * 2}, or leave near: out.`
  }
  if (wanted.length > 1) {
    return 'All words must be said within one or two sentences: leave one out, or write OR between them.'
  }
  const [term] = wanted[0]?.terms ?? []
  if (query.clauses.length > wanted.length) {
    return 'What is found without it has a word that was to be left out: take the - away.'
  }
  if (term?.kind === 'phrase' && term.words.length > 1) {
    return 'Nobody says these words next to each other: without the quotation marks they may stand apart.'
  }
  if (term?.kind === 'technique') {
    return 'Nobody names it here, in any of the ways that are known. Try plain words for it.'
  }
  return 'Try another word for it, or write how it begins with a *, for example wing*.'
}

function shown({ text }: Term): string {
  const short = [...text].slice(0, 24).join('')
  return `“${short}${short.length < text.length ? '…' : ''}”`
}
