import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Every file of a folder, however deep, with its bytes as text that can be compared. */
export async function folderContents(path: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const name of names.sort())
    files[name.slice(path.length + 1)] = (await readFile(name)).toString('base64')
  return files
}
