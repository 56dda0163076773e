import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ByteSource } from '@/data/byteSource'
import { byteSourceOfUrl } from '@/data/hub/byteSourceOfUrl'
import { hubFiles } from '@/data/hub/hubFiles'
import { nameOfUrl } from '@/data/hub/nameOfUrl'
import { sourceOfUrl } from '@/data/library/librarySource'
import { byteSourceOfFile } from '@/data/node/byteSourceOfFile'
import { InputError } from '../command'

/** A file of raw rows, named by a path or a URL. Plain data: it crosses to other threads. */
export interface InputFile {
  /** Path or URL. */
  readonly place: string
  /** What its rows' origins and messages call it. */
  readonly name: string
}

const RAW = /\.(parquet|jsonl|ndjson|json)(\.gz|\.zst)?$/i

/**
 * The files that the words of a command line name, in their order: a file, a URL, or a folder, which stands for the
 * files of raw rows directly in it, sorted by name. Throws an InputError for what is not there.
 */
export async function inputFiles(words: readonly string[]): Promise<InputFile[]> {
  const files: InputFile[] = []
  for (const word of words) {
    if (isUrl(word)) {
      files.push(...(await filesOfUrl(word)))
      continue
    }
    const facts = await stat(word).catch(() => null)
    if (!facts) throw new InputError(`${word}: there is no such file or folder.`)
    if (!facts.isDirectory()) {
      files.push({ place: word, name: basename(word) })
      continue
    }
    const names = (await readdir(word)).filter((name) => RAW.test(name)).sort()
    if (names.length === 0) {
      throw new InputError(`${word} holds no files of raw rows (.parquet, .jsonl, .json).`)
    }
    files.push(...names.map((name) => ({ place: join(word, name), name })))
  }
  return files
}

/** Opens a file for reading by range, runs `work`, closes it. Throws an InputError when it cannot be opened. */
export async function withSource<T>(
  file: InputFile,
  work: (source: ByteSource) => Promise<T>,
): Promise<T> {
  if (isUrl(file.place)) return work(await byteSourceOfUrl(file.place))
  const opened = await byteSourceOfFile(file.place, file.name)
  if (!opened.ok) throw new InputError(opened.problem.message)
  try {
    return await work(opened.value)
  } finally {
    await opened.value.close()
  }
}

/** A file's URL stands for itself, a dataset of the Hub for its files at the commit of this moment. */
async function filesOfUrl(word: string): Promise<InputFile[]> {
  const source = sourceOfUrl(word)
  if (source.kind === 'hub') {
    const { files } = await hubFiles(source.address, { origin: source.origin }).catch(
      (error: Error) => {
        throw new InputError(error.message)
      },
    )
    return files.map(({ url }) => ({ place: url, name: nameOfUrl(url) }))
  }
  const file = source.kind === 'files' ? source.files[0] : undefined
  const url = file && 'url' in file ? file.url : word
  return [{ place: url, name: nameOfUrl(url) }]
}

function isUrl(word: string): boolean {
  return /^(https?|hf):\/\//i.test(word)
}
