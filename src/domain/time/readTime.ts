/**
 * Reads a time as people and links write it: `754.2`, `12:34`, `1:02:03.5`, `12m34s`, `1h2m`, `90s`.
 * @returns seconds, or null when the text is not a time. Never negative, never throws.
 */
export function readTime(text: string): number | null {
  const t = text.trim().toLowerCase()
  if (t === '' || t.length > 40) return null
  if (/^\d+(\.\d*)?$|^\.\d+$/.test(t)) return finite(Number(t))
  const clock = /^(?:(\d+):)?(\d+):(\d{1,2}(?:\.\d*)?)$/.exec(t)
  if (clock) {
    const [, h = '0', m = '0', s = '0'] = clock
    if (Number(s) >= 60 || (clock[1] !== undefined && Number(m) >= 60)) return null
    return finite(Number(h) * 3600 + Number(m) * 60 + Number(s))
  }
  const units = /^(?:(\d+)\s*h)?\s*(?:(\d+)\s*m)?\s*(?:(\d+(?:\.\d*)?)\s*s)?$/.exec(t)
  if (!units) return null
  const [, h = '0', m = '0', s = '0'] = units
  return finite(Number(h) * 3600 + Number(m) * 60 + Number(s))
}

/** A week is longer than any video: beyond it the text is a typing slip, not a moment. */
const LONGEST = 7 * 24 * 3600

const finite = (n: number) => (Number.isFinite(n) && n <= LONGEST ? n : null)

/** Writes seconds for a link: thousandths at most, no trailing zero. Action times of the dataset have as many. */
export function writeTime(seconds: number): string {
  return String(Math.round(seconds * 1000) / 1000)
}
