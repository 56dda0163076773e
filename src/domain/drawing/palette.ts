import type { BoardSettings } from './boardSettings'

/** SudokuPad's own solver colours by key; `0`, `a` and `k` are transparent but take up a wedge. */
const STOCK: Readonly<Record<string, string>> = {
  '0': 'transparent',
  '1': 'rgb(214, 214, 214)',
  '2': 'rgb(124, 124, 124)',
  '3': 'rgb(0, 0, 0)',
  '4': 'rgb(179, 229, 106)',
  '5': 'rgb(232, 124, 241)',
  '6': 'rgb(228, 150, 50)',
  '7': 'rgb(245, 58, 55)',
  '8': 'rgb(252, 235, 63)',
  '9': 'rgb(61, 153, 245)',
  a: 'transparent',
  b: 'rgb(204, 51, 17)',
  c: 'rgb(17, 119, 51)',
  d: 'rgb(0, 68, 196)',
  e: 'rgb(238, 153, 170)',
  f: 'rgb(255, 255, 25)',
  g: 'rgb(240, 70, 240)',
  h: 'rgb(160, 90, 30)',
  i: 'rgb(51, 187, 238)',
  j: 'rgb(145, 30, 180)',
  k: 'transparent',
  l: 'rgb(245, 58, 55)',
  m: 'rgb(76, 175, 80)',
  n: 'rgb(61, 153, 245)',
  o: 'rgb(249, 136, 134)',
  p: 'rgb(149, 208, 151)',
  q: 'rgb(158, 204, 250)',
  r: 'rgb(170, 12, 9)',
  s: 'rgb(47, 106, 49)',
  t: 'rgb(9, 89, 170)',
}

/** What the videos' palette ("Simon's colours") changes. */
const SIMON: Readonly<Record<string, string>> = {
  ...STOCK,
  '1': 'rgb(1, 132, 16)',
  '5': 'rgb(167, 29, 180)',
  l: 'rgb(138, 2, 0)',
  m: 'rgb(253, 254, 169)',
  o: 'rgb(192, 110, 109)',
  r: 'rgb(183, 177, 1)',
  s: 'rgb(7, 171, 13)',
  t: 'rgb(0, 59, 117)',
}

/** The colour of a palette key, as CSS text; an unknown key is transparent. */
export function solverColour(key: string, palette: BoardSettings['palette']): string {
  return (palette === 'simon' ? SIMON : STOCK)[key] ?? 'transparent'
}

const PEN: Readonly<Record<string, string>> = {
  '1': 'rgb(31, 128, 32)',
  '2': 'rgb(232, 124, 241)',
  '3': 'rgb(228, 150, 50)',
  '4': 'rgb(245, 58, 55)',
  '5': 'rgb(210, 190, 50)',
  '6': 'rgb(61, 153, 245)',
  '7': 'rgb(214, 214, 214)',
  '8': 'rgb(124, 124, 124)',
  '9': 'rgb(0, 0, 0)',
}

/** The colour of a pen key `1`–`9`; anything else draws like `1`, SudokuPad's first pen. */
export function penColour(key: string): string {
  return PEN[key] ?? 'rgb(31, 128, 32)'
}

/** Plain names of the solver colours, for people who cannot see them. */
const STOCK_NAMES: Readonly<Record<string, string>> = {
  '0': 'no colour',
  '1': 'grey',
  '2': 'dark grey',
  '3': 'black',
  '4': 'lime',
  '5': 'pink',
  '6': 'orange',
  '7': 'red',
  '8': 'yellow',
  '9': 'blue',
  a: 'no colour',
  b: 'brick',
  c: 'forest green',
  d: 'royal blue',
  e: 'rose',
  f: 'bright yellow',
  g: 'magenta',
  h: 'brown',
  i: 'sky blue',
  j: 'purple',
  k: 'no colour',
  l: 'red 2',
  m: 'green 2',
  n: 'blue 2',
  o: 'pale red',
  p: 'pale green',
  q: 'pale blue',
  r: 'dark red',
  s: 'dark green',
  t: 'dark blue',
}

const SIMON_NAMES: Readonly<Record<string, string>> = {
  '1': 'green',
  '5': 'violet',
  l: 'maroon',
  m: 'cream',
  o: 'dusty rose',
  r: 'olive',
  s: 'vivid green',
  t: 'navy',
}

/** A plain name of a palette key's colour; the key itself when it is unknown. */
export function colourName(key: string, palette: BoardSettings['palette']): string {
  return (palette === 'simon' ? SIMON_NAMES[key] : undefined) ?? STOCK_NAMES[key] ?? key
}
