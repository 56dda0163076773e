const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const PAD = '='.charCodeAt(0)
const codes = Uint8Array.from(ALPHABET, (letter) => letter.charCodeAt(0))
const values = new Uint8Array(128)
codes.forEach((code, value) => {
  values[code] = value
})

/** Base64 of bytes. Written out because `btoa` takes a text a character a byte, and is slow where bytes are many. */
export function base64OfBytes(bytes: Uint8Array): string {
  const out = new Uint8Array(Math.ceil(bytes.length / 3) * 4)
  let at = 0
  for (let i = 0; i < bytes.length; i += 3) {
    const three = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    out[at++] = codes[three >> 18]!
    out[at++] = codes[(three >> 12) & 63]!
    out[at++] = i + 1 < bytes.length ? codes[(three >> 6) & 63]! : PAD
    out[at++] = i + 2 < bytes.length ? codes[three & 63]! : PAD
  }
  return new TextDecoder().decode(out)
}

/** The inverse; other characters count as nothing wrong (they give zeros). */
export function bytesOfBase64(text: string): Uint8Array {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const bytes = new Uint8Array(Math.max(0, (text.length / 4) * 3 - padding) | 0)
  let at = 0
  for (let i = 0; i < text.length; i += 4) {
    const four =
      (valueAt(text, i) << 18) |
      (valueAt(text, i + 1) << 12) |
      (valueAt(text, i + 2) << 6) |
      valueAt(text, i + 3)
    // Writes past the end are ignored by typed arrays.
    bytes[at++] = four >> 16
    bytes[at++] = (four >> 8) & 255
    bytes[at++] = four & 255
  }
  return bytes
}

function valueAt(text: string, index: number): number {
  return values[text.charCodeAt(index)] ?? 0
}
