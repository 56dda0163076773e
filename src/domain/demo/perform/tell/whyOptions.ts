import { bitsOf } from '../../puzzle/bits'
import { houseKind, symbolList } from '../slots'
import type { Stage } from '../stage'

/** What a cell sees, house by house, as far as it is on the board. */
export function tellWhyOptions(stage: Stage, cell: number): void {
  const { knowledge, layout } = stage
  let told = 0
  for (const house of [
    layout.regions[layout.regionOf[cell]!]!,
    layout.rows[layout.rowOf[cell]!]!,
    layout.cols[layout.colOf[cell]!]!,
  ]) {
    const seen = house.cells.filter(
      (c) => knowledge.values[c]! >= 0 && !(told & (1 << knowledge.values[c]!)),
    )
    if (seen.length < 2) continue
    for (const c of seen) {
      told |= 1 << knowledge.values[c]!
      stage.claim({ kind: 'seen', cell, symbol: knowledge.values[c]!, by: c })
    }
    const symbols = bitsOf(seen.reduce((mask, c) => mask | (1 << knowledge.values[c]!), 0))
    stage.say('optionsWhy', {
      list: { text: symbolList(stage, symbols), act: stage.point(seen) },
      list2: { text: symbolList(stage, symbols, 'or'), act: stage.point(seen) },
      where: `the ${houseKind(stage, house)}`,
    })
  }
}
