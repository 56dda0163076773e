import { openAsBlob } from 'node:fs'

/**
 * Reads a file several times in a process of its own and prints what one reading took: `readParquetOften.ts READER FILE ROW
 * ROUNDS`, READER one of those below, ROW a number or `all`. One JSON line: processor and wall milliseconds
 * (medians), rows, peak resident bytes of the process. Each reader loads its own code only, so that neither's memory
 * holds the other's.
 */
const [reader, file, row, rounds] = process.argv.slice(2)
if (!file) throw new Error('usage: readParquetOften READER FILE ROW ROUNDS')
const one = row === 'all' ? null : Number(row)

/** Every row as an object, as the app takes it; or as what its columns hold of it, which is what Arrow gives. */
async function byCursor(path: string, asObjects: boolean): Promise<number> {
  const { byteSourceOfFile } = await import('../../src/data/node/byteSourceOfFile')
  const { openParquet } = await import('../../src/data/parquet/openParquet')
  const source = await byteSourceOfFile(path)
  if (!source.ok) throw new Error(source.problem.message)
  const carrier = await openParquet(source.value)
  if (!carrier.ok) throw new Error(carrier.problem.message)
  let rows = 0
  if (one !== null) rows = (await carrier.value.row(one)).value === null ? 0 : 1
  else if (asObjects) for await (const { value } of carrier.value.rows()) rows += value ? 1 : 0
  else
    for await (const { leaves } of carrier.value.loose!.rows({})) rows += leaves.length > 0 ? 1 : 0
  await source.value.close()
  return rows
}

/** Arrow batches inside WebAssembly's memory, or the objects that Apache Arrow makes of them. */
async function byWasm(path: string, asObjects: boolean): Promise<number> {
  const { ParquetFile } = await import('parquet-wasm/node')
  const objectsOf = asObjects ? await arrowObjects() : null
  const opened = await ParquetFile.fromFile(await openAsBlob(path))
  if (one !== null) {
    const table = await opened.read({ offset: one, limit: 1 })
    if (objectsOf) return objectsOf(table.intoIPCStream())
    const rows = table.recordBatches().length
    table.free()
    return rows
  }
  let rows = 0
  const stream = (await opened.stream({ batchSize: 1 })).getReader()
  for (;;) {
    const { done, value } = await stream.read()
    if (done) return rows
    rows++
    if (objectsOf) objectsOf(value.intoIPCStream())
    else value.free()
  }
}

/** What makes objects of Arrow's bytes and counts them: rows, structs and vectors as plain objects and lists. */
async function arrowObjects(): Promise<(ipc: Uint8Array) => number> {
  const { tableFromIPC, Vector } = await import('apache-arrow')
  const plain = (value: unknown): unknown => {
    if (typeof value === 'bigint') return Number(value)
    if (typeof value !== 'object' || value === null) return value
    if (value instanceof Vector) return Array.from(value, plain)
    return Object.fromEntries(
      Object.entries((value as { toJSON(): object }).toJSON()).map(([k, v]) => [k, plain(v)]),
    )
  }
  return (ipc) => tableFromIPC(ipc).toArray().map(plain).length
}

const readers: Record<string, (path: string) => Promise<number>> = {
  columns: (path) => byCursor(path, false),
  objects: (path) => byCursor(path, true),
  'wasm-columns': (path) => byWasm(path, false),
  'wasm-objects': (path) => byWasm(path, true),
}
const read = readers[reader ?? '']
if (!read) throw new Error(`no such reader: ${reader}`)
const cpu: number[] = []
const wall: number[] = []
let rows = 0
for (let i = 0; i < Number(rounds); i++) {
  const before = process.cpuUsage()
  const start = performance.now()
  rows = await read(file)
  wall.push(performance.now() - start)
  const { user, system } = process.cpuUsage(before)
  cpu.push((user + system) / 1000)
}
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
const peak = process.resourceUsage().maxRSS * 1024
process.stdout.write(`${JSON.stringify({ cpu: median(cpu), wall: median(wall), rows, peak })}\n`)
