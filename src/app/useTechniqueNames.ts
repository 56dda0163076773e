import { useCallback, useEffect, useState } from 'react'

/** The technique's id in words, until its name is known. */
const inWords = (id: string) => id.replaceAll('-', ' ')

/** Names of techniques: the lexicon loads after the screen stands, since its explanations are long. */
export function useTechniqueNames(): (id: string) => string {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    let gone = false
    import('@/domain/search/techniques/lexicon').then(
      ({ techniques }) => {
        if (!gone) setNames(new Map(techniques.map(({ id, name }) => [id, name])))
      },
      (error: unknown) => console.info('The techniques’ names could not be loaded:', String(error)),
    )
    return () => {
      gone = true
    }
  }, [])
  return useCallback((id) => names.get(id) ?? inWords(id), [names])
}
