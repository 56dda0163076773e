/**
 * Light English stemming: plurals and verb endings only, so that pair, pairs, paired and pairing are one word
 * while "pairwise" is not. Cautious on purpose: a wrong merge shows a wrong moment, a missed one is only missed.
 * British and American spellings meet too (colour, color; centre, center; grey, gray).
 */
const AS_THEY_ARE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    // -s that is no plural
    always: 'always',
    perhaps: 'perhaps',
    yes: 'yes',
    this: 'this',
    his: 'his',
    its: 'its',
    does: 'do',
    goes: 'go',
    doing: 'do',
    going: 'go',
    gone: 'go',
    was: 'was',
    has: 'has',
    series: 'series',
    lens: 'lens',
    hers: 'hers',
    ours: 'ours',
    yours: 'yours',
    theirs: 'theirs',
    news: 'news',
    mathematics: 'mathematics',
    maths: 'math',
    // short verbs whose stem would fall together with another word
    use: 'use',
    uses: 'use',
    used: 'use',
    using: 'use',
    see: 'see',
    sees: 'see',
    seeing: 'see',
    being: 'be',
    tie: 'tie',
    ties: 'tie',
    tied: 'tie',
    tying: 'tie',
    die: 'die',
    dies: 'die',
    died: 'die',
    lie: 'lie',
    lies: 'lie',
    lied: 'lie',
    lying: 'lie',
    // -ing and -ed that are no endings
    evening: 'evening',
    evenings: 'evening',
    during: 'during',
    something: 'something',
    anything: 'anything',
    everything: 'everything',
    nothing: 'nothing',
    morning: 'morning',
    mornings: 'morning',
    ceiling: 'ceiling',
    sibling: 'sibling',
    hundred: 'hundred',
    hundreds: 'hundred',
    naked: 'naked',
    indeed: 'indeed',
    // spellings
    centre: 'center',
    centres: 'center',
    centred: 'center',
    centered: 'center',
    grey: 'gray',
    greys: 'gray',
    thermos: 'thermo',
    vertices: 'vertex',
    matrices: 'matrix',
    dice: 'die',
  }),
)

const VOWEL = /[aeiouy]/
const OUR = /^(col|fav|neighb|hon|behavi|harb|hum|lab|rum|vap)our/
const ISE = /([a-z]{3,})is(e|es|ed|ing)$/
const NOT_ISE = /^(rais|prais|nois|exercis|otherwis|advis|rais|surpris|promis|precis|wis|ris|pois)/

const cache = new Map<string, string>()
const CACHE_LIMIT = 200_000

/** @param normal a normal form (`normalWord`); words with digits lose only a plural s */
export function stem(normal: string): string {
  const before = cache.get(normal)
  if (before !== undefined) return before
  if (cache.size >= CACHE_LIMIT) cache.clear()
  const form = stemOf(normal)
  cache.set(normal, form)
  return form
}

function stemOf(normal: string): string {
  const fixed = AS_THEY_ARE.get(normal)
  if (fixed !== undefined) return fixed
  if (/^\d+s$/.test(normal)) return normal.slice(0, -1)
  if (normal.length < 4 || !/^[a-z]+$/.test(normal)) return normal
  const spelt = spelling(normal)
  const bare = withoutVerbEnding(withoutPlural(spelt))
  return closing(bare)
}

function spelling(word: string): string {
  const our = OUR.test(word) ? word.replace('our', 'or') : word
  return ISE.test(our) && !NOT_ISE.test(our) ? our.replace(ISE, '$1iz$2') : our
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('s') && !/(ss|us|is)$/.test(word)) return word.slice(0, -1)
  return word
}

function withoutVerbEnding(word: string): string {
  if (word.endsWith('ied') && word.length > 4) return `${word.slice(0, -3)}y`
  const ending = word.endsWith('ing') ? 3 : word.endsWith('ed') && !word.endsWith('eed') ? 2 : 0
  if (ending === 0) return word
  const rest = word.slice(0, -ending)
  if (rest.length < 3 || !VOWEL.test(rest)) return word
  return /([^aeioulsz])\1$/.test(rest) ? rest.slice(0, -1) : rest
}

/** A silent e and a final y differ between a verb and its forms: neither is kept. */
function closing(word: string): string {
  if (word.length > 3 && word.endsWith('e')) return word.slice(0, -1)
  if (word.length > 3 && /[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}i`
  return word
}
