/** A typed array that grows at its end: room doubles, so that adding costs the same however long it is. */
export interface Growing<T extends Uint8Array | Uint32Array> {
  readonly length: number
  push(value: number): void
  /** Appends `count` times the value. */
  fill(value: number, count: number): void
  /** What is in it: valid until the next push. */
  view(): T
}

export function growingBytes(): Growing<Uint8Array> {
  return growing((size) => new Uint8Array(size))
}

export function growingNumbers(): Growing<Uint32Array> {
  return growing((size) => new Uint32Array(size))
}

function growing<T extends Uint8Array | Uint32Array>(make: (size: number) => T): Growing<T> {
  let values = make(64)
  let length = 0
  const room = (wanted: number) => {
    if (wanted <= values.length) return
    const larger = make(Math.max(wanted, values.length * 2))
    larger.set(values)
    values = larger
  }
  return {
    get length() {
      return length
    },
    push(value) {
      room(length + 1)
      values[length++] = value
    },
    fill(value, count) {
      room(length + count)
      values.fill(value, length, length + count)
      length += count
    },
    view: () => values.subarray(0, length) as T,
  }
}
