import { HUB_ORIGIN } from './hubOrigin'

/** The dataset this app exists for. */
export const CTC_DATASET = 'SakanaAI/Sudoku-CTC-Reasoning'

/** A place on the Hub: a dataset, a folder or a file of it. */
export interface HubAddress {
  /** `owner/name`. */
  readonly dataset: string
  /** Branch, tag or commit; null when the address does not say. */
  readonly revision: string | null
  /** Path inside the dataset, '' for all of it. */
  readonly path: string
}

const NAME = '[\\w.-]+/[\\w.-]+'
const SCHEME = new RegExp(`^hf://datasets/(${NAME})(?:@([^/]+))?(?:/(.*))?$`)
const PAGE = new RegExp(`^/datasets/(${NAME})(?:/(?:resolve|blob|raw|tree)/([^/]+)(?:/(.*))?)?/?$`)

/**
 * Reads `hf://datasets/owner/name@revision/path`, a page or file address of the Hub (`/datasets/…`, `…/tree/…`,
 * `…/blob/…`, `…/resolve/…`), or a dataset's bare `owner/name`. Null for anything else. `origin` is the Hub's.
 */
export function readHubAddress(text: string, origin: string): HubAddress | null {
  const trimmed = text.trim()
  if (new RegExp(`^${NAME}$`).test(trimmed)) return { dataset: trimmed, revision: null, path: '' }
  const scheme = SCHEME.exec(trimmed)
  if (scheme) return address(scheme)
  if (!/^https?:/i.test(trimmed) || !URL.canParse(trimmed)) return null
  const url = new URL(trimmed)
  if (url.origin !== origin && url.origin !== HUB_ORIGIN) return null
  const page = PAGE.exec(url.pathname)
  if (!page) return null
  const { path, ...rest } = address(page)
  return { ...rest, path: decoded(path) }
}

/** Where a file's bytes are. */
export function fileUrl(origin: string, { dataset, revision, path }: HubAddress): string {
  const at = encodeURIComponent(revision ?? 'main')
  return `${origin}/datasets/${dataset}/resolve/${at}/${path.split('/').map(encodeURIComponent).join('/')}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A stray percent sign: as it is written.
    return text
  }
}

function address([, dataset, revision, path]: RegExpExecArray): HubAddress {
  // `refs%2Fconvert%2Fparquet` is how branches with slashes are written.
  const at = revision === undefined ? null : decoded(revision)
  return { dataset: dataset!, revision: at, path: (path ?? '').replace(/\/+$/, '') }
}
