import { countBits } from '../puzzle/bits'
import { clueAgrees } from './clueAgrees'
import { showCandidates } from './marks'
import { cellsSlot, optionsText, silently } from './slots'
import type { Stage } from './stage'

/** Candidates that are worth writing down: two always, three now and then. */
const FEW = 3
const THREES = 0.3

/**
 * After a digit went in: cells near it that have few candidates left and no marks for them are written down, the
 * nearest first. Says so, as an effect of the digit only
 * where it is one; the marks are true of the board.
 */
export function tellKnockOn(stage: Stage, cell: number, most: number): void {
  const { knowledge, layout, desk } = stage
  const widest = stage.random.chance(THREES) ? FEW : 2
  const near = layout.peers[cell]!.filter((peer) => {
    const count = countBits(knowledge.candidates[peer]!)
    return (
      knowledge.values[peer]! < 0 &&
      count >= 2 &&
      count <= widest &&
      desk.cells[peer]!.centre.size !== count &&
      clueAgrees(stage, peer, knowledge.candidates[peer]!)
    )
  })
  const untouched = (peer: number) => (stage.changed.has(peer) ? 0 : 1)
  const same = (peer: number) => (layout.regionOf[peer] === layout.regionOf[cell] ? 0 : 1)
  near.sort(
    (a, b) =>
      untouched(a) - untouched(b) ||
      same(a) - same(b) ||
      countBits(knowledge.candidates[a]!) - countBits(knowledge.candidates[b]!) ||
      a - b,
  )
  for (const [i, peer] of near.slice(0, most).entries()) {
    const mask = knowledge.candidates[peer]!
    stage.claim({ kind: 'options', cell: peer, mask })
    const updates = desk.cells[peer]!.centre.size > 0
    const now = stage.changed.has(peer)
    const fresh = i > 0 ? 'knockAlso' : now ? 'knockOn' : 'knockNote'
    stage.say(updates ? (now ? 'knockDown' : 'knockLate') : fresh, {
      this: cellsSlot(stage, [peer]),
      this2: silently(stage.point([peer])),
      options: optionsText(stage, mask),
      mark: silently(showCandidates(stage, [peer])),
    })
  }
}
