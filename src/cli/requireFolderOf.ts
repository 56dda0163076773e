import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { InputError } from './command'

/** Throws `InputError` unless the folder of the file `out` is there: better said before the work than after it. */
export async function requireFolderOf(out: string): Promise<void> {
  const folder = dirname(out)
  const found = await stat(folder).catch(() => null)
  if (found?.isDirectory()) return
  const wrong = found === null ? 'does not exist' : 'is no folder'
  const advice = 'Make the folder first, or name another.'
  throw new InputError(`${out} cannot be written: the folder ${folder} ${wrong}. ${advice}`)
}
