import type { LibraryProblem } from '@/data/library/library'
import type { RawFile } from '@/data/library/librarySource'
import type { Room } from './storage'

/** What importing some files would mean, before anything is written. */
export interface ImportPlan {
  readonly files: readonly PlannedFile[]
  /** Files that cannot be imported, and why. */
  readonly problems: readonly LibraryProblem[]
  /** Bytes that the traces of all wanted rows will take, estimated on the safe side. */
  readonly bytes: number
  /** What the browser has; null where it does not say. */
  readonly room: Room | null
  /** Whether all of it fits; true where the browser does not say. */
  readonly fits: boolean
  /** About how many rows fit, in the order of the files; null where that cannot be said. */
  readonly rowsThatFit: number | null
}

export interface PlannedFile {
  /** The import's id. */
  readonly id: string
  readonly file: RawFile
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Null where only reading it tells. */
  readonly rows: number | null
  /** Nothing of it is here, some rows are, or all. */
  readonly here: 'nothing' | 'part' | 'all'
  /** Rows of it that are here. */
  readonly rowsHere: number
  /** Bytes that its missing rows will take, estimated. */
  readonly bytes: number
}

/**
 * Packed bytes for each byte of a file, on the safe side. Measured: 0.25 to 0.4 of a Parquet shard, 0.04 of plain JSON,
 * 0.4 of gzipped JSON.
 */
export function packedShare(kind: string, compressed: boolean): number {
  if (kind === 'parquet' || compressed) return 0.5
  return 0.08
}

/** Room left free for everything else, in bytes. */
const SPARE = 50 * 1024 * 1024

/** Sums up a plan. */
export function sumPlan(
  files: readonly PlannedFile[],
  problems: readonly LibraryProblem[],
  room: Room | null,
): ImportPlan {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const free = room ? Math.max(0, room.quota - room.usage - SPARE) : Number.POSITIVE_INFINITY
  return {
    files,
    problems,
    bytes,
    room,
    fits: bytes <= free,
    rowsThatFit: room ? rowsIn(files, free) : null,
  }
}

function rowsIn(files: readonly PlannedFile[], free: number): number | null {
  let rows = 0
  let left = free
  for (const file of files) {
    if (file.rows === null) return null
    const missing = file.rows - file.rowsHere
    const part = file.bytes <= left ? missing : Math.floor((missing * left) / file.bytes)
    rows += part
    left -= file.bytes
    if (left <= 0) break
  }
  return rows
}
