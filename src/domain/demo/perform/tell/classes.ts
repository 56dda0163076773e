import { bitsOf, countBits } from '../../puzzle/bits'
import type { Deduction } from '../../solve/deduction'
import { listOf, numberWord } from '../../voice/numberWords'
import { cellsSlot, houseLabel, houseSlot, silently, symbolWord } from '../slots'
import type { Stage } from '../stage'
import { narrowedBy, tellNarrowed } from './clueSlots'
import { removeAct } from './slotsOf'

const ONE = '6'
const TWO = '9'

/** Odd and even, or low and high, in two colours. */
export function tellClasses(stage: Stage, step: Deduction): void {
  const [first = [], second = []] = step.roles
  const house = step.houses[0]
  const isParity = step.technique === 'parity'
  const oddMask = step.symbols.reduce((mask, symbol) => mask | (1 << symbol), 0)
  const slots = {
    chain: silently((time) => {
      let done = stage.desk.select(step.cells, time)
      done = stage.desk.mark('co', '+', first, [ONE], done)
      return stage.desk.mark('co', '+', second, [TWO], done)
    }),
    one: silently(stage.point(first)),
    two: silently(stage.point(second)),
    house: house ? houseSlot(stage, house) : '',
    row: house ? silently(stage.point(house.cells)) : '',
    odd: numberWord(countBits(oddMask)),
    even: numberWord(stage.layout.size - countBits(oddMask)),
  }
  const xv = step.constraints.some((constraint) => constraint.kind === 'xv')
  stage.say(isParity ? (xv ? 'xvParityLook' : 'parityLook') : 'polarityLook', slots)
  if (house) stage.say(isParity ? 'parityWhy' : 'polarityWhy', slots)
  else stage.say(isParity ? 'parityKnown' : 'polarityKnown', slots)
  stage.say('handOnly', { act: silently(removeAct(stage, step)) })
  tellNarrowed(stage, step, narrowedBy(stage, step), 2)
}

/** As many lines as regions: what sticks out equals what is left over. */
export function tellLeftovers(stage: Stage, step: Deduction): void {
  const count = step.houses.length / 2
  const band = step.houses.slice(0, count)
  const regions = step.houses.slice(count)
  const [out = [], inn = []] = step.roles
  const slots = {
    band: silently(stage.point(band.flatMap((house) => house.cells))),
    bandText: listOf(
      band.map((house) => houseLabel(stage, house)),
      'and',
    ),
    regions: silently(
      stage.point([...regions.flatMap((house) => house.cells)].sort((a, b) => a - b)),
    ),
    regionText: count === 1 ? 'the region' : `the ${numberWord(count)} regions`,
    times: count === 1 ? 'once' : count === 2 ? 'twice' : `${numberWord(count)} times`,
    out: silently(stage.point(out)),
    inn: silently(stage.point(inn)),
    are: out.length === 1 ? 'is' : 'are',
    outN: out.length === 1 ? 'cell' : `${numberWord(out.length)} cells`,
    innN: inn.length === 1 ? 'cell' : `${numberWord(inn.length)} cells`,
  }
  stage.say('leftoversLook', slots)
  stage.say('leftoversWhy', slots)
  const narrowed = narrowedBy(stage, step)
  for (const n of narrowed.slice(0, 2))
    stage.say('leftoversNot', {
      this: cellsSlot(stage, [n.cell]),
      gone: symbolWord(stage, stage.random.pick(bitsOf(n.gone))),
    })
  stage.say('handOnly', { act: silently(removeAct(stage, step)) })
  tellNarrowed(stage, step, narrowed, 2)
}
