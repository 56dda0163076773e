import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LibraryItem } from '@/data/library/libraryFiles'
import type { CatalogueEntry, Manifest } from '@/data/library/manifest'
import { type ListKind, unpackList } from '@/data/library/packedList'
import { readPicture } from '@/data/library/picture'
import { readEntries } from '@/data/library/readEntries'
import { readManifest } from '@/data/library/readManifest'
import { InputError } from '../command'

export interface LibraryFolder {
  readonly folder: string
  readonly manifest: Manifest
  readonly items: readonly LibraryItem[]
}

/** A library on disk, its catalogue whole. Throws an InputError that names the folder for one that is not sound. */
export async function readLibraryFolder(folder: string): Promise<LibraryFolder> {
  const text = await readFile(join(folder, 'library.json'), 'utf8').catch(() => {
    throw new InputError(`${folder} holds no library (no library.json)`)
  })
  const manifest = readManifest(parse(text, folder))
  if (!manifest.ok) throw new InputError(`${folder}: ${manifest.problem.message}`)
  const problem = manifest.problems[0]
  if (problem) throw new InputError(`${folder}: ${problem.path}: ${problem.message}`)
  const entries = await entriesOf(folder, manifest.value)
  const pictures = await picturesOf(folder, manifest.value)
  return {
    folder,
    manifest: manifest.value,
    items: entries.map((entry, i) => ({
      entry,
      picture: readPicture(pictures[i]) ?? { encoded_puzzle: '', visual_elements: '' },
    })),
  }
}

async function entriesOf(folder: string, manifest: Manifest): Promise<readonly CatalogueEntry[]> {
  if (manifest.entries) return manifest.entries
  const entries: CatalogueEntry[] = []
  for (const { file } of manifest.pages) {
    const read = readEntries(await listOfFile(folder, 'catalogue', file), file)
    const problem = read.problems[0]
    if (problem) throw new InputError(`${folder}: ${problem.path}: ${problem.message}`)
    entries.push(...read.entries)
  }
  return entries
}

async function picturesOf(folder: string, manifest: Manifest): Promise<unknown[]> {
  const pictures: unknown[] = []
  for (const file of manifest.pictures?.files ?? []) {
    pictures.push(...(await listOfFile(folder, 'pictures', file)))
  }
  return pictures
}

async function listOfFile(
  folder: string,
  kind: ListKind,
  file: string,
): Promise<readonly unknown[]> {
  const bytes = await readFile(join(folder, file)).catch(() => {
    throw new InputError(`${folder}: ${file} is missing`)
  })
  const list = await unpackList(kind, bytes)
  if (!list.ok) throw new InputError(`${folder}: ${file}: ${list.problem.message}`)
  return list.value
}

function parse(text: string, folder: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InputError(`${join(folder, 'library.json')} is not JSON: it is damaged or cut short`)
  }
}
