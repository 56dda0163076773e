import type { Result } from '@/domain/problem'
import type { ByteSource } from '../byteSource'
import type { Carrier } from '../carrierRow'

export async function openParquet(source: ByteSource): Promise<Result<Carrier>> {
  throw new Error(`${source.name}: not yet`)
}
