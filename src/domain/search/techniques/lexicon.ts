import { cagesAndSums } from './cagesAndSums'
import { chains } from './chains'
import { dotsAndMarks } from './dotsAndMarks'
import { fish } from './fish'
import { fogAndShading } from './fogAndShading'
import { globalRules } from './globalRules'
import { intersections } from './intersections'
import { lines } from './lines'
import { outsideClues } from './outsideClues'
import { regions } from './regions'
import { sayings } from './sayings'
import { setAndArithmetic } from './setAndArithmetic'
import { singlesAndSubsets } from './singlesAndSubsets'
import { specialCells } from './specialCells'
import type { Technique } from './technique'
import { uniqueness } from './uniqueness'
import { waysOfWorking } from './waysOfWorking'
import { wings } from './wings'

/** Every term that the search knows by name. Order is not stored anywhere: ids are. */
export const techniques: readonly Technique[] = [
  ...singlesAndSubsets,
  ...intersections,
  ...fish,
  ...wings,
  ...chains,
  ...uniqueness,
  ...setAndArithmetic,
  ...waysOfWorking,
  ...cagesAndSums,
  ...lines,
  ...dotsAndMarks,
  ...outsideClues,
  ...regions,
  ...fogAndShading,
  ...specialCells,
  ...globalRules,
  ...sayings,
]
