import { LibraryFault } from './library'

/** What a refused IndexedDB is called. Throws. */
export function storageRefused(error: unknown): never {
  const message =
    'This browser keeps nothing for this site: it may be a private window, or storage is switched off. Files can still be opened for as long as the page is open.'
  throw new LibraryFault(
    'unreachable',
    { file: '', row: null, path: '', message },
    { cause: error },
  )
}
