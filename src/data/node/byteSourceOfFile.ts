import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Result } from '@/domain/problem'
import type { ByteSource } from '../byteSource'
import { refuse } from '../refuse'

/** A file under Node: bytes are read where they are asked for. Close it when done. */
export interface FileSource extends ByteSource {
  close(): Promise<void>
}

/**
 * Opens `path` for reading by range. The source's name is the file's own, without folders, unless `name`
 * says otherwise. A path that cannot be opened (missing, a folder, not allowed) gives a problem that says so.
 */
export async function byteSourceOfFile(
  path: string,
  name: string = basename(path),
): Promise<Result<FileSource>> {
  let handle: Awaited<ReturnType<typeof open>>
  try {
    handle = await open(path, 'r')
  } catch (error) {
    return refuse(`${path}: ${reasonOf(error)}`)
  }
  const facts = await handle.stat()
  if (facts.isDirectory()) {
    await handle.close()
    return refuse(`${path} is a folder: name a file in it.`)
  }
  const { size } = facts
  const source: FileSource = {
    name,
    size,
    async read(start, end, signal) {
      signal?.throwIfAborted()
      const length = Math.max(0, Math.min(end, size) - start)
      const bytes = new Uint8Array(length)
      let filled = 0
      while (filled < length) {
        const { bytesRead } = await handle.read(bytes, filled, length - filled, start + filled)
        if (bytesRead === 0) {
          throw new Error(
            `${name} became shorter while it was read: ${start + filled} of ${size} bytes are left.`,
          )
        }
        filled += bytesRead
        signal?.throwIfAborted()
      }
      return bytes
    },
    close: () => handle.close(),
  }
  return { ok: true, value: source, problems: [] }
}

function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ENOENT') return 'there is no such file.'
  if (code === 'EACCES' || code === 'EPERM') return 'this user may not read it.'
  return error instanceof Error ? error.message : String(error)
}
