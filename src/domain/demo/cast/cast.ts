import type { Part } from './part'
import { antiKnight } from './parts/antiKnight'
import { arrowsFromZero } from './parts/arrowsFromZero'
import { fog } from './parts/fog'
import { fourByFour } from './parts/fourByFour'
import { hiddenPair } from './parts/hiddenPair'
import { irregular } from './parts/irregular'
import { killer } from './parts/killer'
import { kropki } from './parts/kropki'
import { littleKiller } from './parts/littleKiller'
import { palindromes } from './parts/palindromes'
import { renban } from './parts/renban'
import { sixBySix } from './parts/sixBySix'
import { skyscraper } from './parts/skyscraper'
import { swordfish } from './parts/swordfish'
import { thermometers } from './parts/thermometers'
import { twoColours } from './parts/twoColours'
import { whispers } from './parts/whispers'
import { xv } from './parts/xv'
import { xWing } from './parts/xWing'
import { xyWing } from './parts/xyWing'

/** The demo library, in the order in which it is listed. */
export const cast: readonly Part[] = [
  fourByFour,
  sixBySix,
  hiddenPair,
  xWing,
  skyscraper,
  xyWing,
  swordfish,
  twoColours,
  killer,
  thermometers,
  arrowsFromZero,
  kropki,
  xv,
  whispers,
  renban,
  palindromes,
  irregular,
  antiKnight,
  littleKiller,
  fog,
]
