import type { ByteSource } from '@/data/byteSource'

/** Bytes looked at on either end: a Parquet file's footer, with the counts of all columns, is in the last ones. */
const END = 64 * 1024

/**
 * Tells a file by its content, whatever it is called and wherever it lies: SHA-256 over its size, its first and last
 * 64 KB, 32 hexadecimal digits. Two different files of the dataset's kinds cannot share it by accident.
 */
export async function fingerprintOf(source: ByteSource, signal?: AbortSignal): Promise<string> {
  const head = await source.read(0, Math.min(END, source.size), signal)
  const tail = await source.read(Math.max(head.length, source.size - END), source.size, signal)
  const size = new TextEncoder().encode(`${source.size}\n`)
  const all = new Uint8Array(size.length + head.length + tail.length)
  all.set(size)
  all.set(head, size.length)
  all.set(tail, size.length + head.length)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', all))
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
