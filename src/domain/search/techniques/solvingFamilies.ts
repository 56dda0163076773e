import type { TechniqueFamily } from './technique'

/** Families of ways to solve; the others are kinds of clues, habits and sayings. */
export const SOLVING_FAMILIES: ReadonlySet<TechniqueFamily> = new Set<TechniqueFamily>([
  'singles and subsets',
  'intersections',
  'fish',
  'wings',
  'chains',
  'uniqueness',
  'set and arithmetic',
])
