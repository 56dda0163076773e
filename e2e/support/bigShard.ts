import { existsSync } from 'node:fs'
import { corpusFile } from './corpus'

/**
 * A raw shard for benchmarks: the file that `BIG_SHARD` names (340 rows in one row group, about 100 MB, as the dataset's
 * own are; `npm run demo` writes one), else the corpus's small one; null where there is neither.
 */
export function benchShard(): string | null {
  const big = process.env.BIG_SHARD
  if (big) {
    if (!existsSync(big)) throw new Error(`BIG_SHARD names ${big}, which is not there`)
    return big
  }
  const small = corpusFile('raw/shard-12.parquet')
  return existsSync(small) ? small : null
}
