import type { BoardSettings } from './boardSettings'

/** The fixed colours of one theme, as CSS texts. */
export interface BoardTheme {
  readonly background: string
  /** Givens, grid, boxes and cages. */
  readonly ink: string
  /** Entered digits and marks. */
  readonly entered: string
  readonly conflict: string
  /** Rim of texts when outlines are on. */
  readonly textRim: string
  /** Halo behind lines and overlays when outlines are on; drawn at `HALO_OPACITY`. */
  readonly halo: string
  readonly fogCover: string
  readonly labelBack: string
}

const LIGHT: BoardTheme = {
  background: '#fff',
  ink: 'rgb(0, 0, 0)',
  entered: 'rgb(29, 106, 229)',
  conflict: 'rgb(179, 58, 58)',
  textRim: 'rgba(255, 255, 255, 0.7)',
  halo: '#fff',
  fogCover: 'rgb(175, 175, 175)',
  labelBack: 'rgba(255, 255, 255, 0.9)',
}

const DARK: BoardTheme = {
  background: '#1a1a1a',
  ink: '#eee',
  entered: '#5f95ec',
  conflict: 'rgb(179, 58, 58)',
  textRim: 'rgba(26, 26, 26, 0.7)',
  halo: '#000',
  fogCover: '#4d4d4d',
  labelBack: 'rgba(26, 26, 26, 0.9)',
}

/** The colours of SudokuPad's light or (experimental) dark mode. */
export function boardTheme(theme: BoardSettings['theme']): BoardTheme {
  return theme === 'dark' ? DARK : LIGHT
}

const BLACKS = new Set(['#000', '#000000', 'black', 'rgb(0, 0, 0)', 'rgb(0,0,0)'])
const WHITES = new Set(['#fff', '#ffffff', 'white', 'rgb(255, 255, 255)', 'rgb(255,255,255)'])

/**
 * A puzzle part's own colour in a theme: in dark mode exact black and exact white change places (as `#eee` and
 * `#1a1a1a`), which is also what inverts kropki dots; everything else is taken literally.
 */
export function themedColour(colour: string, theme: BoardSettings['theme']): string {
  if (theme !== 'dark') return colour
  const key = colour.toLowerCase()
  if (BLACKS.has(key)) return DARK.ink
  if (WHITES.has(key)) return DARK.background
  return colour
}
