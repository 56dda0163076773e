/** Words with how often each is drawn, most frequent first. */
export interface WeightedWords {
  readonly words: readonly string[]
  /** Sum of the weights up to and with each word. */
  readonly cumulative: Float64Array
}

/** Words that a solver says far more often than other people, most frequent first. */
const SOLVING =
  "the so that is and a to this it in of I be have we not that's can do you one three two now but if here because what there four seven five six on just cell with nine eight they which box has then know row well are column at think these those right okay can't how for let me or must going all get got would digit from as no my see oh look need put where don't both it's still could that'll up out same other about more digits either pair between into only some also line sum odd even cells circle corner grid puzzle won't might along green low high always place middle down left over before again first last next each any every than too way goodness lovely beautiful actually maybe probably really interesting colour".split(
    ' ',
  )
/** Share of all words that are drawn from those. */
const SOLVING_SHARE = 0.6
/** What a frequency list leaves of contractions it cut: no words. */
const FRAGMENTS = new Set('s t re ll ve m d em im gonna wanna gotta'.split(' '))

/**
 * The words of a solver: spoken English as a frequency list counts it, with the words of solving on top.
 *
 * @param counts how often each word was heard, any order
 * @param types different words at most
 */
export function spokenWords(
  counts: readonly { readonly word: string; readonly count: number }[],
  types = 60_000,
): WeightedWords {
  const usual = counts.filter(({ word }) => /^[a-z]+$|^I$/.test(word) && !FRAGMENTS.has(word))
  const all = usual.reduce((sum, { count }) => sum + count, 0)
  const weights = new Map<string, number>()
  for (const { word, count } of usual) weights.set(word, ((1 - SOLVING_SHARE) * count) / all)
  let harmonic = 0
  for (let rank = 0; rank < SOLVING.length; rank++) harmonic += 1 / (rank + 2.7)
  SOLVING.forEach((word, rank) => {
    const weight = SOLVING_SHARE / (rank + 2.7) / harmonic
    weights.set(word, (weights.get(word) ?? 0) + weight)
  })
  const sorted = [...weights].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, types)
  const cumulative = new Float64Array(sorted.length)
  let sum = 0
  sorted.forEach(([, weight], rank) => {
    sum += weight
    cumulative[rank] = sum
  })
  return { words: sorted.map(([word]) => word), cumulative }
}

/** @param chance from 0 below 1 */
export function drawWord({ words, cumulative }: WeightedWords, chance: number): string {
  const wanted = chance * cumulative[cumulative.length - 1]!
  let low = 0
  let high = words.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (cumulative[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return words[low]!
}
