/** Rows of one file for one thread: from `start` to before `end`, of them those with `row % of === part`. */
export interface Task {
  /** Index of the file among the inputs. */
  readonly file: number
  readonly start: number
  /** Exclusive; null for the file's end. */
  readonly end: number | null
  readonly part: number
  readonly of: number
}

/** A share of the whole, `index` from 0 to `count - 1`. */
export interface Shard {
  readonly index: number
  readonly count: number
}

export interface Split {
  /** Rows of each file; null where only reading it tells. */
  readonly rowCounts: readonly (number | null)[]
  readonly jobs: number
  readonly shard: Shard
  /** Rows in all, from the first; null for no limit. Where counts are not known, a bound for each file. */
  readonly limit: number | null
}

/**
 * What is to be read, cut for the threads. With all row counts known, a shard is a run of neighbouring rows over all
 * files, so that it mostly reads whole files; otherwise it takes every n-th row of each. Files are cut further only
 * when there are fewer than threads. The same split gives the same tasks.
 */
export function tasksOf({ rowCounts, jobs, shard, limit }: Split): Task[] {
  const counted = rowCounts.every((count) => count !== null)
  if (!counted) {
    return rowCounts.map((_, file) => ({
      file,
      start: 0,
      end: limit,
      part: shard.index,
      of: shard.count,
    }))
  }
  const all = rowCounts.reduce((sum, count) => sum + count, 0)
  const total = limit === null ? all : Math.min(all, limit)
  const from = Math.floor((total * shard.index) / shard.count)
  const to = Math.floor((total * (shard.index + 1)) / shard.count)
  const ranges: { file: number; start: number; end: number }[] = []
  let before = 0
  rowCounts.forEach((count, file) => {
    const start = Math.max(0, from - before)
    const end = Math.min(count, to - before)
    if (start < end) ranges.push({ file, start, end })
    before += count
  })
  const pieces = Math.ceil(jobs / Math.max(1, ranges.length))
  return ranges.flatMap(({ file, start, end }) =>
    Array.from({ length: pieces }, (_, piece) => ({
      file,
      start: start + Math.floor(((end - start) * piece) / pieces),
      end: start + Math.floor(((end - start) * (piece + 1)) / pieces),
      part: 0,
      of: 1,
    })).filter((task) => task.start < task.end),
  )
}
