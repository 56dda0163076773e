import { techniques } from './lexicon'

let stamp = ''

/**
 * A short mark of everything that the lexicon hears (FNV-1a, 32 bit): what was found with another lexicon has another,
 * and is found anew.
 */
export function lexiconStamp(): string {
  if (stamp !== '') return stamp
  const text = JSON.stringify(techniques.map(({ id, said }) => [id, said]))
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  stamp = (hash >>> 0).toString(16).padStart(8, '0')
  return stamp
}
