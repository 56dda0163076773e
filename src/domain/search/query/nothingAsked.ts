import { inQuotes } from '../../inQuotes'
import type { Piece } from './lexQuery'

const ONLY_MINUS = /^[-−–—\s]+$/

/** Why a query without any word finds nothing: what the signs in it mean and how they are used. */
export function nothingAsked(pieces: readonly Piece[]): string {
  const items = pieces.filter((piece) => piece.kind === 'item')
  const texts = items.map(({ text }) => text).filter((text) => text.trim() !== '')
  if (items.some(({ field }) => field === 'near'))
    return 'near: says how close words must stand to each other, so it needs words, too: for example naked pair near:5.'
  const [wordless] = texts.filter((text) => !ONLY_MINUS.test(text) && !/^\*+$/.test(text))
  if (wordless !== undefined)
    return `There is no word in ${inQuotes(wordless)} to look for. Type a word that is spoken, for example x-wing.`
  if (items.some(({ quoted }) => quoted))
    return 'There is no word between the quotation marks. Write the words that must stand next to each other, for example "naked pair".'
  if (texts.some((text) => text.includes('*')))
    return 'A * stands for how a word goes on, so it needs a beginning: for example wing*.'
  if (texts.length > 0)
    return 'A - leaves out moments with the word that follows it: say what to look for and what to leave out, for example x-wing -finned.'
  if (pieces.some(({ kind }) => kind === 'or'))
    return 'OR stands between two words of which either will do: for example pair OR triple.'
  if (pieces.some(({ kind }) => kind === 'and'))
    return 'AND stands between two words that must both be said, and is not needed: for example naked pair.'
  return 'Type a word that is spoken, "an exact phrase", or technique:x-wing.'
}
