const encoder = new TextEncoder()

/**
 * A text in UTF-8. Chromium's `encode` takes four times as long as writing into a buffer that is there; most texts here
 * are ASCII but for a few letters, so a little more room than they have letters is mostly enough.
 */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length + (text.length >> 4) + 64)
  const { read, written } = encoder.encodeInto(text, bytes)
  return read === text.length ? bytes.subarray(0, written) : encoder.encode(text)
}
