import { createRandom } from '../../src/domain/demo/random/random'

export interface Asked {
  readonly kind: string
  readonly query: string
  /** What a plain scan of the lower-case text looks for. */
  readonly needles: readonly string[]
}

/**
 * 200 queries of every kind over a corpus, the same each time.
 *
 * @param words the corpus's words, most frequent first
 */
export function searchQueries(words: readonly string[]): Asked[] {
  const random = createRandom('queries').next
  const pick = (from: number, to: number) => words[Math.floor(from + random() * (to - from))]!
  const asked: Asked[] = []
  const add = (kind: string, query: string, needles = [query]) =>
    asked.push({ kind, query, needles: needles.map((needle) => needle.toLowerCase()) })
  for (let i = 0; i < 30; i++) add('rare word', pick(2_000, 40_000))
  for (let i = 0; i < 25; i++) add('common word', pick(100, 1_000))
  for (let i = 0; i < 10; i++) add('very frequent word', pick(0, 40))
  for (let i = 0; i < 25; i++) {
    const [a, b] = [pick(60, 2_000), pick(60, 2_000)]
    add('two words', `${a} ${b}`, [a, b])
  }
  for (let i = 0; i < 30; i++) {
    const phrase = `${pick(0, 60)} ${pick(0, 200)} ${pick(0, 60)}`
    add('phrase', `"${phrase}"`, [phrase])
  }
  for (let i = 0; i < 25; i++) {
    const start = pick(500, 8_000).slice(0, 3 + (i % 2))
    add('prefix', `${start}*`, [start])
  }
  for (let i = 0; i < 25; i++) {
    const word = pick(300, 8_000)
    const typo = `${word.slice(0, 3)}${word[3] === 'q' ? 'z' : 'q'}${word.slice(4)}`
    add('typo', typo, [word])
  }
  for (const id of [
    'x-wing',
    'swordfish',
    'naked-pair',
    'set-theory',
    'the-secret',
    'renban',
    'bug',
    'kropki',
    'fog-of-war',
    'killer-cage',
  ]) {
    add('technique', `technique:${id}`, [id.replace('-', ' '), id])
  }
  for (const query of [
    'x-wing',
    'xwing',
    'fistomafel',
    "let's get cracking",
    'naked pair',
    'three in the corner',
    'german whispers',
    'box line reduction',
    'Phistomefel ring',
    'anti-knight',
  ]) {
    add('technique in words', query)
  }
  for (const query of [
    'digit -cell',
    'pair OR triple',
    'naked pair near:3',
    'cell digit row',
    'box seven',
  ]) {
    add(
      'combined',
      query,
      query.split(/[^a-z]+/).filter((word) => word.length > 2),
    )
  }
  for (let i = asked.length; i < 200; i++) add('common word', pick(100, 3_000))
  return asked
}
