import { base64OfBytes, bytesOfBase64 } from './base64'

const double = new Float64Array(1)
const halves = new Uint32Array(double.buffer)
/** Which half holds the low bits, on this machine. */
const LOW = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1 ? 0 : 1
const FARTHEST = 64

/** Units in the last place from `base` to `value`; null when they are not near. */
export function ulpsBetween(base: number, value: number): number | null {
  double[0] = base
  const low = halves[LOW]!
  const high = halves[1 - LOW]!
  double[0] = value
  const distance = halves[LOW]! - low
  return halves[1 - LOW]! === high && Math.abs(distance) <= FARTHEST ? distance : null
}

/** `base` moved by so many units in the last place: the inverse of `ulpsBetween`. */
export function moveByUlps(base: number, ulps: number): number {
  double[0] = base
  halves[LOW] = halves[LOW]! + ulps
  return double[0]
}

/** Base64 of the values' bytes, little-endian, first bytes of all values, then second bytes, …: like beside like. */
export function planesToText(values: readonly number[], width: 4 | 8): string {
  const count = values.length
  const planes = new Uint8Array(count * width)
  const view = new DataView(new ArrayBuffer(width))
  for (let i = 0; i < count; i++) {
    if (width === 4) view.setFloat32(0, values[i]!, true)
    else view.setFloat64(0, values[i]!, true)
    for (let b = 0; b < width; b++) planes[b * count + i] = view.getUint8(b)
  }
  return base64OfBytes(planes)
}

/** The inverse of `planesToText`. */
export function planesFromText(text: string, width: 4 | 8): number[] {
  const planes = bytesOfBase64(text)
  const count = Math.floor(planes.length / width)
  const view = new DataView(new ArrayBuffer(width))
  const values = new Array<number>(count)
  for (let i = 0; i < count; i++) {
    for (let b = 0; b < width; b++) view.setUint8(b, planes[b * count + i]!)
    values[i] = width === 4 ? view.getFloat32(0, true) : view.getFloat64(0, true)
  }
  return values
}
