import type { ActionType } from '../board/action'

/** A piece of the language-model text: one word, the tokens of one action, or a board. */
export interface Chunk {
  /** An action's own two letters, or what else it is. */
  readonly kind: ActionType | 'word' | 'board'
  readonly text: string
  /** Seconds; a missing time counts as 0, as in the publishers' code. */
  readonly start: number
  /** The action group it comes from (a board: the group it shows); null for words. */
  readonly group: number | null
  /** Index into the transcript's words; null for actions and boards. */
  readonly word: number | null
}
