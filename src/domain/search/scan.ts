/** Where a phrase begins: a trace (in the order given) and a token of it. */
export interface ScanHit {
  readonly trace: number
  readonly token: number
}

/**
 * The exact scan of the token streams: every place where these normal forms follow each other. It knows no index and
 * takes as long as the text; it is what the index is measured and checked against.
 *
 * @param streams normal forms of each trace's tokens
 * @param phrase normal forms, at least one
 */
export function scanPhrase(
  streams: readonly (readonly string[])[],
  phrase: readonly string[],
): ScanHit[] {
  const hits: ScanHit[] = []
  streams.forEach((stream, trace) => {
    for (let token = 0; token + phrase.length <= stream.length; token++) {
      let same = 0
      while (same < phrase.length && stream[token + same] === phrase[same]) same++
      if (same === phrase.length) hits.push({ trace, token })
    }
  })
  return hits
}
