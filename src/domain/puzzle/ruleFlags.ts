/**
 * Whether the rules say that cells a king's (or a knight's) move apart hold different digits. Judged sentence by
 * sentence: the name of the rule, or the move together with a word that forbids; never when it is taken back.
 */
export function ruleFlags(rules: string): { antiKing: boolean; antiKnight: boolean } {
  const sentences = rules
    .slice(0, 20_000)
    .toLowerCase()
    .split(/[.!\n]+/)
  const says = (piece: 'king' | 'knight') =>
    sentences.some((sentence) => {
      const named = new RegExp(`\\banti[-\\s]?${piece}`).test(sentence)
      const moved = new RegExp(`\\b${piece}['’]?s?['’]?[-\\s](move|step)`).test(sentence)
      if (
        /\b(do(es)? not|don['’]t|doesn['’]t) apply|\bno anti|\bmay repeat|\bcan repeat/.test(
          sentence,
        )
      )
        return false
      const forbids =
        /\b(cannot|can ?not|can['’]t|must not|may not|mustn['’]t|different|distinct|never)\b/
      return named || (moved && forbids.test(sentence))
    })
  return { antiKing: says('king'), antiKnight: says('knight') }
}
