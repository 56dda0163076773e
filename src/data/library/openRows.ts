import type { ByteSource } from '@/data/byteSource'
import type { Carrier, CarrierRow } from '@/data/carrierRow'
import { noSuchRow } from '@/data/carriers/noSuchRow'
import { openCarrier } from '@/data/carriers/openCarrier'
import type { Result } from '@/domain/problem'
import { gunzip } from './gzip'
import { TRACE_FORMAT } from './packTrace'
import { unpackTrace } from './unpackTrace'

/** The largest packed trace looked for, in bytes: an average one has a hundredth of that. */
const LARGEST = 8 * 1024 * 1024

/** Opens a file of raw rows whatever carries them, a library's trace file (`KEY.json.gz`) among them. */
export async function openRows(source: ByteSource): Promise<Result<Carrier>> {
  const packed = await packedTrace(source)
  if (!packed) return openCarrier(source)
  const row = await unpackTrace(packed)
  if (!row.ok) {
    const problem = { ...row.problem, message: `${source.name}: ${row.problem.message}` }
    return { ok: false, problem, problems: [] }
  }
  return { ok: true, value: oneRow(source.name, row.value), problems: [] }
}

/** The bytes, when they are those of a packed trace; null for anything else. */
async function packedTrace(source: ByteSource): Promise<Uint8Array | null> {
  if (source.size < 20 || source.size > LARGEST) return null
  const head = await source.read(0, 2)
  if (head[0] !== 0x1f || head[1] !== 0x8b) return null
  const bytes = await source.read(0, source.size)
  // A damaged file is for the carriers to name.
  const plain = await gunzip(bytes).catch(() => null)
  const start = plain && new TextDecoder().decode(plain.subarray(0, 64))
  return start?.startsWith(`{"format":"${TRACE_FORMAT}"`) ? bytes : null
}

function oneRow(name: string, value: unknown): Carrier {
  const row: CarrierRow = { row: 0, value, problems: [] }
  return {
    kind: 'json-object',
    name,
    rowCount: 1,
    async *rows({ start = 0 } = {}) {
      if (start === 0) yield row
    },
    row: async (index) => (index === 0 ? row : noSuchRow(name, index, 1)),
  }
}
