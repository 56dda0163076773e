import { namedColour } from './namedColour'

/**
 * A CSS colour as a browser reports it computed: `rgb(r, g, b)`, `rgba(r, g, b, a)` with two decimals, three where two
 * would change the alpha; a `color-mix(in oklab, …)` of two hex colours as `oklab(…)`. `none` stays, and so does text
 * that is no such colour.
 */
export function computedColour(colour: string): string {
  const text = colour.trim().toLowerCase()
  if (text === 'none') return 'none'
  if (text === 'transparent') return 'rgba(0, 0, 0, 0)'
  const hex = text.startsWith('#') ? text.slice(1) : namedColour(text)
  if (hex && /^[0-9a-f]+$/.test(hex)) {
    const [r, g, b, a] = hexBytes(hex)
    return rgba(r, g, b, a / 255)
  }
  const mix = /^color-mix\(in oklab, *(#\w+) +([\d.]+)%, *(#\w+) +([\d.]+)%\)$/.exec(text)
  if (mix) return oklabMix(mix[1]!, Number(mix[2]), mix[3]!, Number(mix[4])) ?? colour
  const call = /^rgba?\(([^)]*)\)$/.exec(text)
  if (!call) return colour
  const [r = 0, g = 0, b = 0, a = 1] = call[1]!
    .split(/[\s,/]+/)
    .filter((part) => part !== '')
    .map((part) => Number.parseFloat(part) * (part.endsWith('%') ? 0.01 : 1))
  return rgba(r, g, b, a)
}

function hexBytes(hex: string): readonly [number, number, number, number] {
  const wide = hex.length <= 4 ? [...hex].map((digit) => digit + digit).join('') : hex
  const byte = (i: number) => Number.parseInt(wide.slice(i, i + 2), 16)
  return [byte(0), byte(2), byte(4), wide.length > 6 ? byte(6) : 255]
}

function rgba(r: number, g: number, b: number, a: number): string {
  if (a >= 1) return `rgb(${r}, ${g}, ${b})`
  const short = Math.round(a * 100) / 100
  const alpha =
    Math.round(short * 255) === Math.round(a * 255) ? short : Math.round(a * 1000) / 1000
  return `rgba(${r}, ${g}, ${b}, ${alpha})`
}

/** Mixes two opaque hex colours in Oklab by weight. Source of the matrices: CSS Color 4. */
function oklabMix(a: string, weightA: number, b: string, weightB: number): string | null {
  const total = weightA + weightB
  if (total === 0) return null
  const left = oklab(a)
  const right = oklab(b)
  const mixed = left.map((value, i) => (value * weightA + right[i]! * weightB) / total)
  return `oklab(${mixed.map((value) => Number(value.toPrecision(6))).join(' ')})`
}

function oklab(hex: string): readonly [number, number, number] {
  const [r, g, b] = hexBytes(hex.slice(1))
    .slice(0, 3)
    .map((byte) => byte / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
