import type { Problem, Result } from '@/domain/problem'
import { field, isObject, listOf, numberOf, textOf } from './fields'
import {
  type CataloguePage,
  LIBRARY_FORMAT,
  LIBRARY_VERSION,
  type Manifest,
  type PictureFiles,
} from './manifest'
import { readEntries } from './readEntries'

/**
 * Validates a parsed `library.json`. A foreign file and one of a newer version fail with words that say so; a broken
 * part (one entry, the counts) is a problem beside everything that is sound.
 */
export function readManifest(value: unknown): Result<Manifest> {
  if (!isObject(value) || value.format !== LIBRARY_FORMAT) {
    return failed(`this is not a CTC Replay library: "format" is not "${LIBRARY_FORMAT}"`)
  }
  const version = numberOf(value.version)
  if (version === null || version < 1) return failed('the library does not state its version')
  if (version > LIBRARY_VERSION) {
    return failed(
      `the library has version ${version}, and this app reads up to ${LIBRARY_VERSION}: reload the page or update the app`,
    )
  }
  const problems: Problem[] = []
  const entries =
    value.entries === null || value.entries === undefined
      ? null
      : readEntries(value.entries, 'entries')
  if (entries) problems.push(...entries.problems)
  const pages = listOf(value.pages).flatMap((page, i) => readPage(page, `pages[${i}]`, problems))
  if (!entries && pages.length === 0 && numberOf(field(value.counts, 'traces')) !== 0) {
    return failed('the library has no catalogue: neither "entries" nor "pages"')
  }
  return {
    ok: true,
    problems,
    value: {
      format: LIBRARY_FORMAT,
      version,
      name: textOf(value.name),
      source: textOf(value.source),
      revision: textOf(value.revision),
      synthetic: value.synthetic === true,
      counts: {
        traces: numberOf(field(value.counts, 'traces')) ?? entries?.entries.length ?? 0,
        groups: numberOf(field(value.counts, 'groups')) ?? 0,
        words: numberOf(field(value.counts, 'words')) ?? 0,
        bytes: numberOf(field(value.counts, 'bytes')) ?? 0,
      },
      entries: entries?.entries ?? null,
      pages,
      pictures: readPictures(value.pictures, problems),
      search: textOf(value.search) || null,
    },
  }
}

function readPage(value: unknown, path: string, problems: Problem[]): CataloguePage[] {
  const file = safeFile(field(value, 'file'))
  if (!file) {
    problems.push({ path, message: 'the page names no file inside the library' })
    return []
  }
  return [
    {
      file,
      count: numberOf(field(value, 'count')) ?? 0,
      bytes: numberOf(field(value, 'bytes')) ?? 0,
    },
  ]
}

function readPictures(value: unknown, problems: Problem[]): PictureFiles | null {
  if (value === null || value === undefined) return null
  const size = numberOf(field(value, 'size'))
  const files = listOf(field(value, 'files')).map(safeFile)
  if (size === null || size < 1 || files.some((file) => file === null)) {
    problems.push({
      path: 'pictures',
      message: 'the list of pictures cannot be used; thumbnails show digits only',
    })
    return null
  }
  return { size, files: files as string[] }
}

/** A relative path that stays inside the library; null for anything else. */
export function safeFile(value: unknown): string | null {
  if (typeof value !== 'string' || !/^[\w.~-]+(\/[\w.~-]+)*$/.test(value)) return null
  return value.split('/').includes('..') ? null : value
}

function failed(message: string): Result<never> {
  return { ok: false, problem: { path: '', message }, problems: [] }
}
