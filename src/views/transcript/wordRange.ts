import { lastAtOrBefore } from '@/domain/trace/lastAtOrBefore'
import type { Words } from '@/domain/trace/trace'
import { paragraphOf, sentenceAt } from './passages'

/** The run that holds `value`: the last that starts at or before it, the first for what lies before all. */
const runOf = (starts: ArrayLike<number>, value: number): number =>
  Math.max(0, lastAtOrBefore(starts, value))

/** The text node of a sentence's paragraph; null while the transcript is not on the page. */
export function sentenceText(root: Element, sentence: number): Text | null {
  const node = paragraphOf(root, sentence)?.firstChild
  return node instanceof Text ? node : null
}

/** Lays a range over the words `first`…`last` (inclusive), without their leading space. False when they are not on the page. */
export function layRange(
  range: Range,
  root: Element,
  words: Words,
  first: number,
  last: number,
): boolean {
  const startSentence = runOf(words.sentenceStart, first)
  const endSentence = runOf(words.sentenceStart, last)
  const startNode = sentenceText(root, startSentence)
  const endNode = sentenceText(root, endSentence)
  if (!startNode || !endNode) return false
  const at = (sentence: number, offset: number) =>
    offset - words.offset[words.sentenceStart[sentence]!]!
  let start = words.offset[first]!
  const end = words.offset[last + 1]!
  while (start < end && words.text.charCodeAt(start) <= 32) start++
  range.setStart(startNode, Math.min(at(startSentence, start), startNode.length))
  range.setEnd(endNode, Math.min(at(endSentence, end), endNode.length))
  return true
}

/** The word at a place in the page's text, or -1 when the place is not in a sentence. */
export function wordAtNode(root: Element, words: Words, node: Node | null, offset: number): number {
  const sentence = sentenceAt(root, node)
  const first = words.sentenceStart[sentence]
  if (first === undefined) return -1
  const inText = node !== null && node === sentenceText(root, sentence)
  const at = words.offset[first]! + (inText ? offset : 0)
  const last = words.sentenceStart[sentence + 1]! - 1
  return Math.max(first, Math.min(last, runOf(words.offset, at)))
}
