import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openCarrier } from '@/data/carriers/openCarrier'
import { fingerprintOf } from '@/data/import/fingerprint'
import { InputError } from '../command'
import { type InputFile, withSource } from './sources'
import { removeUnfinished, STAGING, writeWhole } from './staging'
import type { Shard } from './tasks'

/** What a packing makes of what: two runs with the same plan give the same library. */
export interface Plan {
  readonly name: string
  readonly source: string
  readonly revision: string
  readonly synthetic: boolean
  readonly shard: Shard
  readonly limit: number | null
  readonly inputs: readonly PlannedInput[]
}

export interface PlannedInput {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly fingerprint: string
  /** Null where only reading the file tells. */
  readonly rows: number | null
}

/** Looks at an input; one that cannot be opened is told and gives null. */
export async function lookAt(
  file: InputFile,
  say: (text: string) => void,
): Promise<PlannedInput | null> {
  try {
    return await withSource(file, async (source) => {
      const opened = await openCarrier(source)
      if (!opened.ok) throw new InputError(opened.problem.message)
      const { name, size } = source
      const fingerprint = await fingerprintOf(source)
      return { name, size, fingerprint, rows: opened.value.rowCount }
    })
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return null
  }
}

/** Whether a folder is new, holds the same packing unfinished, or has it done. Throws an InputError for anything else. */
export async function stateOf(out: string, plan: string): Promise<'new' | 'unfinished' | 'done'> {
  const started = await readText(join(out, STAGING, 'plan.json'))
  if (started !== null) {
    if (started === plan) return 'unfinished'
    throw new InputError(
      `${out} holds an unfinished packing of other files or with other options. Delete ${join(out, STAGING)} or choose another folder.`,
    )
  }
  const finished = await readText(join(out, 'pack.json'))
  if (finished === plan) return 'done'
  if (finished !== null || (await readText(join(out, 'library.json'))) !== null) {
    throw new InputError(
      `${out} already holds another library. Delete it or choose another folder.`,
    )
  }
  return 'new'
}

/** Makes the folder ready for its rows. */
export async function begin(out: string, plan: string): Promise<void> {
  await mkdir(join(out, STAGING), { recursive: true })
  await removeUnfinished(out)
  await writeWhole(join(out, STAGING, 'plan.json'), plan)
}

async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
