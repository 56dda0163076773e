import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The corpus of real-shaped files; tests that need it skip by name where it is not. */
export const CORPUS = resolve(process.env.CORPUS_DIR ?? '../shared/corpus')
export const hasCorpus = existsSync(join(CORPUS, 'README.md'))
export const corpusFile = (path: string) => join(CORPUS, path)
