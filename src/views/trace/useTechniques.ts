import { useEffect } from 'react'
import { SOLVING_FAMILIES } from '@/domain/search/techniques/solvingFamilies'
import type { Session } from '@/state/session'
import type { TechniqueSpan } from '../transcript/techniqueSpan'
import { useStateOf } from './useStateOf'

export interface NamedTechnique extends TechniqueSpan {
  /** A way of solving, not a kind of clue or a saying: those stand above the timeline. */
  readonly solving: boolean
}

const NONE: readonly NamedTechnique[] = []
/** Milliseconds after the first frame: the lexicon is an aid, the moment comes first. */
const AFTER_FIRST_FRAME = 200

/** Every technique named in the trace, found after the first frame: the lexicon loads apart from the screen. */
export function useTechniques(session: Session): readonly NamedTechnique[] {
  const [found, setFound] = useStateOf(session, NONE)
  useEffect(() => {
    let gone = false
    const find = async () => {
      const [{ techniquesIn }, { techniques }] = await Promise.all([
        import('@/domain/search/techniquesIn'),
        import('@/domain/search/techniques/lexicon'),
      ])
      if (gone) return
      const solving = new Set(
        techniques.filter(({ family }) => SOLVING_FAMILIES.has(family)).map(({ id }) => id),
      )
      const hits = techniquesIn(session.trace.words)
      setFound(hits.map((hit) => ({ ...hit, solving: solving.has(hit.id) })))
    }
    const timer = setTimeout(() => {
      // The transcript stands without its marks; the reason is in the console.
      find().catch((error: unknown) => console.error('Techniques could not be marked:', error))
    }, AFTER_FIRST_FRAME)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [session, setFound])
  return found
}
