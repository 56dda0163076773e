import { describe, expect, it } from 'vitest'
import { techniquesIn } from '../techniquesIn'
import { wordsOf } from '../wordsOf'
import { cagesAndSumsExamples } from './cagesAndSums.examples'
import { chainsExamples } from './chains.examples'
import { dotsAndMarksExamples } from './dotsAndMarks.examples'
import { fishExamples } from './fish.examples'
import { fogAndShadingExamples } from './fogAndShading.examples'
import { globalRulesExamples } from './globalRules.examples'
import { intersectionsExamples } from './intersections.examples'
import { techniques } from './lexicon'
import { everydaySentences, everydayTalk, heardSentences } from './lexicon.examples'
import { linesExamples } from './lines.examples'
import { outsideCluesExamples } from './outsideClues.examples'
import { regionsExamples } from './regions.examples'
import { sayingsExamples } from './sayings.examples'
import { setAndArithmeticExamples } from './setAndArithmetic.examples'
import { singlesAndSubsetsExamples } from './singlesAndSubsets.examples'
import { specialCellsExamples } from './specialCells.examples'
import { spokenSentences } from './spoken.examples'
import { temptingSentences } from './tempting.examples'
import { uniquenessExamples } from './uniqueness.examples'
import { waysOfWorkingExamples } from './waysOfWorking.examples'
import { wingsExamples } from './wings.examples'

const examples = {
  ...singlesAndSubsetsExamples,
  ...intersectionsExamples,
  ...fishExamples,
  ...wingsExamples,
  ...chainsExamples,
  ...uniquenessExamples,
  ...setAndArithmeticExamples,
  ...waysOfWorkingExamples,
  ...cagesAndSumsExamples,
  ...linesExamples,
  ...dotsAndMarksExamples,
  ...outsideCluesExamples,
  ...regionsExamples,
  ...fogAndShadingExamples,
  ...specialCellsExamples,
  ...globalRulesExamples,
  ...sayingsExamples,
}

const idsIn = (sentence: string) => techniquesIn(wordsOf(sentence)).map((hit) => hit.id)

/** The ids that links, stored indexes and the issue name: they stay. */
const PROMISED =
  'x-wing swordfish jellyfish naked-pair naked-triple naked-quad hidden-single hidden-pair hidden-triple pointing-pair box-line-reduction skyscraper two-string-kite xy-wing xyz-wing w-wing remote-pairs unique-rectangle bug aic forcing-chain colouring bifurcation set-theory phistomefel-ring parity modular-line goodliffe snyder-notation roping the-secret killer-cage little-killer arrow thermometer slow-thermometer kropki xv renban german-whispers dutch-whispers palindrome zipper-line region-sum-line entropic-line between-line lockout-line nabner sandwich x-sums skyscraper-clue numbered-room quadruple clone extra-region chaos-construction fog-of-war yin-yang schrodinger-cell doubler anti-knight anti-king disjoint-sets lets-get-cracking three-in-the-corner bobbins maverick'.split(
    ' ',
  )

describe('the technique lexicon', () => {
  it('holds at least 120 terms, each id once, all promised ones among them', () => {
    const ids = techniques.map((technique) => technique.id)
    expect(ids.length).toBeGreaterThanOrEqual(120)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(PROMISED.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('has two sentences for and two against each term', () => {
    const thin = techniques.filter(({ id }) => {
      const found = examples[id]
      return !found || found.match.length < 2 || found.noMatch.length < 2
    })
    expect(thin.map(({ id }) => id)).toEqual([])
    expect(Object.keys(examples).filter((id) => !techniques.some((t) => t.id === id))).toEqual([])
  })

  it('hears terms in other sentences too, and not in everyday ones', () => {
    expect(heardSentences.filter(([id, sentence]) => !idsIn(sentence).includes(id))).toEqual([])
    expect(everydaySentences.filter(([id, sentence]) => idsIn(sentence).includes(id))).toEqual([])
    expect(everydayTalk.filter((sentence) => idsIn(sentence).length > 0)).toEqual([])
  })

  it('hears sentences over its whole breadth, and leaves its words alone in other company', () => {
    expect(spokenSentences.filter(([id, sentence]) => !idsIn(sentence).includes(id))).toEqual([])
    expect(temptingSentences.filter((sentence) => idsIn(sentence).length > 0)).toEqual([])
  })

  for (const { id } of techniques) {
    it(`hears ${id} where it is said and nowhere else`, () => {
      const { match = [], noMatch = [] } = examples[id] ?? {}
      expect(match.filter((sentence) => !idsIn(sentence).includes(id))).toEqual([])
      expect(noMatch.filter((sentence) => idsIn(sentence).includes(id))).toEqual([])
    })
  }
})
