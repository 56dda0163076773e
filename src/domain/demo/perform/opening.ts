import { numberWord } from '../voice/numberWords'
import { explainRules } from './explain'
import { teachBasics } from './lesson'
import type { Script } from './script'
import { houseText, silently, symbolSlots, symbolWord } from './slots'
import type { Stage } from './stage'
import { countOf } from './tour'

/** Greeting, rules with examples, and the words that start the clock; gives the second they begin. */
export function performOpening(stage: Stage, script: Script): number {
  const { layout, puzzle, random, speaker } = stage
  speaker.rest(random.between(0.4, 2.5))
  stage.sayOwn(script.talk.hello)
  stage.say('title', { title: script.title })
  stage.sayOwn(script.talk.mood)
  if (random.chance(0.6)) stage.say('promise')
  stage.say('size', { size: numberWord(layout.size) })
  tellNormalRules(stage)
  explainRules(stage)
  if (script.beginner) {
    stage.say('ruleBeginner')
    teachBasics(stage)
  }
  if (random.chance(0.7)) stage.say('ruleAgain')
  const count = puzzle.givens.filter((given) => given >= 0).length
  if (count === 0) stage.say('noGivens')
  else
    stage.say('givens', {
      count: numberWord(count),
      comment: givensComment(count, layout.cellCount),
    })
  stage.say('tryIt')
  if (random.chance(0.7)) stage.say('watching')
  stage.desk.release(Math.max(speaker.clock, stage.desk.freeAt))
  stage.say('start')
  const cracking = crackingTime(stage)
  firstLook(stage)
  return cracking
}

function tellNormalRules(stage: Stage): void {
  const { layout, puzzle, random } = stage
  const plain =
    puzzle.constraints.length === 0 && !puzzle.antiKnight && puzzle.boxes && puzzle.base === 1
  const names = {
    first: symbolWord(stage, 0),
    last: symbolWord(stage, layout.size - 1),
    region: puzzle.boxes ? 'box' : 'region',
    regions: puzzle.boxes ? 'boxes' : 'regions',
  }
  stage.say(plain ? 'classicRules' : 'normalRules', names)
  if (!plain && random.chance(0.5)) return
  stage.say('exampleHouses', {
    ...names,
    row: silently(stage.point(layout.rows[1]!.cells)),
    col: silently(stage.point(layout.cols[2]!.cells)),
    box: silently(stage.point(layout.regions[layout.regions.length >> 1]!.cells)),
  })
}

function givensComment(count: number, cells: number): string {
  if (count < 6) return 'not a lot'
  return count > cells / 3 ? 'plenty' : 'a fair number'
}

function firstLook(stage: Stage): void {
  const { layout, knowledge } = stage
  stage.say('firstLook')
  const filled = (cells: readonly number[]) => cells.filter((cell) => knowledge.values[cell]! >= 0)
  const regions = [...layout.regions].sort(
    (a, b) => filled(b.cells).length - filled(a.cells).length || a.index - b.index,
  )
  const house = regions[0]!
  const most = filled(house.cells).length
  if (most >= 3)
    stage.say(filled(regions[1]!.cells).length < most ? 'crowded' : 'crowdedToo', {
      house: { text: houseText(stage, house), act: stage.point(house.cells) },
      count: numberWord(most),
      size: numberWord(layout.size),
    })
  const symbols = stage.puzzle.symbols
    .map((_, i) => i)
    .sort((a, b) => countOf(stage, b) - countOf(stage, a) || a - b)
  const symbol = symbols[0]!
  const count = countOf(stage, symbol)
  if (count < 3) return
  const cells = [...knowledge.values.keys()].filter((cell) => knowledge.values[cell] === symbol)
  stage.claim({ kind: 'count', symbol, count })
  stage.say(countOf(stage, symbols[1]!) < count ? 'commonDigit' : 'commonToo', {
    ...symbolSlots(stage, symbol),
    these: silently(stage.point(cells)),
    count: numberWord(count),
  })
}

/** When "let's" of the last "let's get cracking" begins. */
function crackingTime(stage: Stage): number {
  const { words } = stage.speaker
  for (let i = words.length - 1; i >= 2; i--)
    if (/^cracking/i.test(words[i]!.text)) return words[i - 2]!.start
  throw new Error('nobody said the words that start the clock')
}
