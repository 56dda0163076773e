import { lastAtOrBefore } from '../trace/lastAtOrBefore'
import type { Words } from '../trace/trace'

/**
 * The word that holds a character.
 *
 * @param character offset into `words.text`
 * @returns a word index; the first or last word outside the text, 0 where there are no words
 */
export function wordOfCharacter(words: Words, character: number): number {
  return Math.max(0, Math.min(lastAtOrBefore(words.offset, character), words.count - 1))
}
