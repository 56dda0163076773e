import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { USUAL_REQUEST } from '@/data/search/answer'
import type { IndexSource } from '@/data/search/indexSource'
import { runSearch } from '@/data/search/runSearch'
import { type Quote, quoteOf } from '@/domain/search/quote'
import { readLibraryFolder } from '../pack/readLibraryFolder'
import { openFolderIndex } from './openFolderIndex'
import { createTraceReader } from './traceReader'

const LIBRARY = 'public/library'

/** What the generator says of a demo solve. */
interface Truth {
  readonly youtube_id: string
  readonly seconds: { readonly cracking: number }
  readonly techniques: readonly { technique: string; from: number; to: number }[]
}

/** The moment that must come first: in which solve, what is said in it, and what the generator knows of that moment. */
interface First {
  readonly video: string
  readonly says: RegExp
  /** The solver is using this technique then, as the generator's answer key has it. */
  readonly using?: string
}

const TABLE: readonly (readonly [query: string, first: First])[] = [
  ['x-wing', { video: 'demo-xwing4', says: /x-wing/i, using: 'x-wing' }],
  ['x wing', { video: 'demo-xwing4', says: /x-wing/i, using: 'x-wing' }],
  ['xwing', { video: 'demo-xwing4', says: /x-wing/i, using: 'x-wing' }],
  ['X-WING!', { video: 'demo-xwing4', says: /x-wing/i, using: 'x-wing' }],
  ['ex wing', { video: 'demo-xwing4', says: /x-wing/i, using: 'x-wing' }],
  ['technique:x-wing', { video: 'demo-xwing4', says: /x-wing/i, using: 'x-wing' }],
  ['swordfish', { video: 'demo-sword7', says: /swordfish/i, using: 'swordfish' }],
  ['sord fish', { video: 'demo-sword7', says: /sword ?fish/i, using: 'swordfish' }],
  ['swordfsh', { video: 'demo-sword7', says: /swordfish/i, using: 'swordfish' }],
  ['technique:swordfish', { video: 'demo-sword7', says: /swordfish/i, using: 'swordfish' }],
  ['xy-wing', { video: 'demo-hinge6', says: /x,? ?y[- ]wing/i }],
  ['y wing', { video: 'demo-hinge6', says: /y[- ]wing/i }],
  ['skyscraper', { video: 'demo-skysc5', says: /sky ?scraper/i, using: 'skyscraper' }],
  ['sky scraper', { video: 'demo-skysc5', says: /sky ?scraper/i, using: 'skyscraper' }],
  ['hidden pair', { video: 'demo-pair-3', says: /hidden pair/i }],
  ['technique:hidden-pair', { video: 'demo-pair-3', says: /hidden pair/i }],
  ['simple coloring', { video: 'demo-color8', says: /simple colouring/i }],
  ['technique:colouring', { video: 'demo-color8', says: /colou?r/i }],
  ['law of leftovers', { video: 'demo-jigsa7', says: /law of left ?overs/i }],
  ['set theory', { video: 'demo-kill09', says: /set theory/i, using: 'set-sum' }],
  ['secret', { video: 'demo-kill09', says: /secret/i }],
  ['technique:the-secret', { video: 'demo-kill09', says: /secret/i }],
  ['adds up to 45', { video: 'demo-kill09', says: /adds up to (45|forty-five)/i }],
  [
    '"every box adds up to 45"',
    { video: 'demo-kill09', says: /every box adds up to (45|forty-five)/i },
  ],
  ['parity', { video: 'demo-dots12', says: /parity/i }],
  ['polarity', { video: 'demo-whisp4', says: /polarity/i }],
  ['german whispers', { video: 'demo-whisp4', says: /whisper/i }],
  ['renban', { video: 'demo-renba5', says: /ren ?ban/i }],
  ['Renbann', { video: 'demo-renba5', says: /ren ?ban/i }],
  ['palindrome', { video: 'demo-palin6', says: /palindrome/i }],
  ['palindrom', { video: 'demo-palin6', says: /palindrome/i }],
  ['thermometer', { video: 'demo-therm1', says: /therm/i }],
  ['thermo', { video: 'demo-therm1', says: /therm/i }],
  ['knights move', { video: 'demo-knigh8', says: /knight's move/i }],
  ["knight's moves", { video: 'demo-knigh8', says: /knight's move/i }],
  ['little killer', { video: 'demo-littl9', says: /little killer/i }],
  ['arrow', { video: 'demo-arrow0', says: /arrow/i }],
  ['xv', { video: 'demo-roman1', says: /\bx\b|\bv\b/i }],
  ['kropki', { video: 'demo-dots12', says: /dot/i }],
  ['fog', { video: 'demo-foggy0', says: /fog/i }],
  ['"never solved a sudoku"', { video: 'demo-small4', says: /never solved a sudoku/i }],
  ['half a dozen', { video: 'demo-6x6-02', says: /half a dozen/i }],
  ['start the clock', { video: 'demo-therm1', says: /start the clock/i }],
]

let source: IndexSource
let quote: (query: string) => Promise<{ video: string; quote: Quote }>
let truths: readonly Truth[]

beforeAll(async () => {
  const library = await readLibraryFolder(LIBRARY)
  const readTrace = createTraceReader(library)
  source = await openFolderIndex(library, { line: async () => undefined, say: () => undefined })
  truths = JSON.parse(await readFile(join(LIBRARY, 'demo-truth.json'), 'utf8')) as Truth[]
  quote = async (query) => {
    const signal = new AbortController().signal
    const answer = await runSearch(source, { ...USUAL_REQUEST, query }, signal, () => 0)
    if (answer.status !== 'found') throw new Error(answer.message)
    const [group] = answer.groups
    const moment = group?.moments[0]
    if (!group || !moment) throw new Error(`nothing found for ${query}`)
    const found = quoteOf((await readTrace(group.facts.key)).words, moment)
    if (!found) throw new Error(`no words for ${query}`)
    return { video: group.facts.youtubeId, quote: found }
  }
})

/** Seconds that a sentence about a step may come before or after it. */
const AROUND = 15

describe('the moment that comes first on the demo library', () => {
  it('is settled for at least 40 queries', () => {
    expect(TABLE.length).toBeGreaterThanOrEqual(40)
  })

  it.each(TABLE)('%s', async (query, { video, says, using }) => {
    const first = await quote(query)
    expect(first.video).toBe(video)
    expect(first.quote.text).toMatch(says)
    if (!using) return
    const steps = truths
      .find((truth) => truth.youtube_id === video)!
      .techniques.filter(({ technique }) => technique === using)
    const { time } = first.quote
    expect(
      steps.some(({ from, to }) => time >= from - AROUND && time <= to + AROUND),
      `${time} s is while ${using} is used: ${JSON.stringify(steps)}`,
    ).toBe(true)
  })

  it('of “let’s get cracking” is where a solve begins', async () => {
    const first = await quote("let's get cracking")
    const truth = truths.find(({ youtube_id }) => youtube_id === first.video)!
    expect(Math.abs(first.quote.time - truth.seconds.cracking)).toBeLessThan(AROUND)
  })
})
