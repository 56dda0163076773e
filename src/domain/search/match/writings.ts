import type { Vocabulary } from '../index/vocabulary'

const MAX_PARTS = 5
/** A part that makes up more of all words than this is a word of its own, not half of one ("into" is not "in to"). */
const COMMON_SHARE = 0.0025
const COMMON_FLOOR = 500
const TENS = /^[2-9]0$/
const UNITS = /^[1-9]$/

/**
 * The other ways to write words that belong together: x wing → xwing; x y wing → xy wing, x ywing, xywing;
 * 40 5 → 45. The way given is not among them.
 */
export function joinings(parts: readonly string[]): string[][] {
  if (parts.length < 2 || parts.length > MAX_PARTS) return []
  const all: string[][] = []
  for (let joints = 1; joints < 1 << (parts.length - 1); joints++) {
    const words = [parts[0]!]
    for (let i = 1; i < parts.length; i++) {
      if ((joints >> (i - 1)) & 1) words.push(joinTwo(words.pop()!, parts[i]!))
      else words.push(parts[i]!)
    }
    all.push(words)
  }
  return all
}

function joinTwo(a: string, b: string): string {
  return TENS.test(a) && UNITS.test(b) ? String(Number(a) + Number(b)) : a + b
}

/** The ways to write one word as two that both occur: xwing → x wing, swordfish → sword fish, 45 → 40 5. */
export function splittings(word: string, vocabulary: Vocabulary): string[][] {
  if (/^\d+$/.test(word)) {
    const value = Number(word)
    const ten = value > 20 && value < 100 && value % 10 !== 0
    return ten ? [[String(value - (value % 10)), String(value % 10)]] : []
  }
  const common = Math.max(COMMON_FLOOR, vocabulary.total * COMMON_SHARE)
  const rare = (part: string) => {
    const id = vocabulary.idOf(part)
    return id >= 0 && vocabulary.count(id) <= common
  }
  const all: string[][] = []
  for (let at = 1; at + 1 < word.length; at++) {
    const [a, b] = [word.slice(0, at), word.slice(at)]
    if (at === 1 && !/^[b-hj-z]$/.test(a)) continue
    if (word.length > 3 && rare(a) && rare(b)) all.push([a, b])
  }
  return all
}
