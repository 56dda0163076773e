import type { TechniqueId } from '../solve/deduction'
import type { LineName } from '../voice/lines'
import { listOf, numberWord } from '../voice/numberWords'
import { symbolSlots } from './slots'
import type { Stage } from './stage'
import { countOf } from './tour'

const LESSONS: Partial<Record<TechniqueId, LineName>> = {
  pointing: 'teachPointing',
  'hidden-pair': 'teachHiddenPair',
  'x-wing': 'teachXWing',
  swordfish: 'teachSwordfish',
  skyscraper: 'teachSkyscraper',
  'xy-wing': 'teachXyWing',
  'simple-colouring': 'teachColouring',
  'cage-combinations': 'teachCage',
  'set-sum': 'teachSetSum',
  'thermometer-bounds': 'teachThermo',
  'arrow-bounds': 'teachArrow',
  'kropki-pair': 'teachKropki',
  parity: 'teachParity',
  'xv-pair': 'teachXv',
  polarity: 'teachPolarity',
  'renban-range': 'teachRenban',
  'palindrome-mirror': 'teachPalindrome',
  'little-killer-bounds': 'teachLittleKiller',
  'knights-move': 'teachKnights',
  'law-of-leftovers': 'teachLeftovers',
}

/** Says what a technique is in general; false for those that need no saying. */
export function teach(stage: Stage, id: TechniqueId): boolean {
  const line = LESSONS[id]
  // The lesson is about boxes, and an irregular grid has none.
  if (!line || (id === 'pointing' && !stage.puzzle.boxes)) return false
  stage.say(line)
  return true
}

/** How many of each digit there are. */
export function takeStock(stage: Stage): void {
  const { layout, puzzle } = stage
  const counts = puzzle.symbols.map((_, symbol) => ({ symbol, count: countOf(stage, symbol) }))
  const open = counts.filter(({ count }) => count < layout.size)
  const sorted = [...open].sort((a, b) => b.count - a.count || a.symbol - b.symbol)
  const best = sorted[0]
  const worst = sorted[sorted.length - 1]
  if (!best || !worst || best.count === worst.count) return
  const leaders = sorted.filter(({ count }) => count === best.count)
  const last = sorted.filter(({ count }) => count === worst.count)
  const named = (some: typeof sorted) =>
    listOf(some.map(({ symbol }) => symbolSlots(stage, symbol).digits).sort(), 'and')
  for (const { symbol, count } of open) stage.claim({ kind: 'count', symbol, count })
  const none = open
    .filter(({ count }) => count === 0)
    .map(({ symbol }) => symbolSlots(stage, symbol).digits)
  const texts = open
    .filter(({ count }) => count > 0)
    .map(({ symbol, count }) => {
      const { digit, digits } = symbolSlots(stage, symbol)
      return `${count === 1 ? 'one' : numberWord(count)} ${count === 1 ? digit : digits}`
    })
  if (none.length > 0) texts.push(`no ${listOf(none, 'or')} yet`)
  stage.say('stock', {
    list: listOf(texts, 'and'),
    best: named(leaders),
    worst: named(last),
  })
}
