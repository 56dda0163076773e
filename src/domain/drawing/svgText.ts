import type { DrawList } from './drawList'
import { element, escaped, svgMarkup } from './svgMarkup'

export interface SvgOptions {
  /** Page colour; `none` leaves the drawing transparent. Default: the list's own. */
  readonly background?: string
  /** CSS font family list. */
  readonly font?: string
  /** Pixels of the longer side; without it the picture has no size of its own. */
  readonly size?: number
  /** Read out by assistive technology. */
  readonly title?: string
}

/** The board's fonts, in SudokuPad's order. */
export const BOARD_FONT = 'Tahoma, Roboto, Arial, sans-serif'

/** The drawing as a standalone SVG document: no scripts, no styles, no references but to itself. */
export function svgText(list: DrawList, options: SvgOptions = {}): string {
  const { viewBox: box } = list
  const background = options.background ?? list.background
  const scale = options.size === undefined ? null : options.size / Math.max(box.width, box.height)
  const size = scale
    ? { width: round(box.width * scale), height: round(box.height * scale) }
    : { width: undefined, height: undefined }
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
      ...size,
      'font-family': options.font ?? BOARD_FONT,
      'text-rendering': 'geometricPrecision',
      role: 'img',
    },
    [
      options.title ? element('title', {}, escaped(options.title)) : '',
      background === 'none' ? '' : element('rect', { ...box, fill: background }, ''),
      svgMarkup(list, { prefix: '', live: false }),
    ].join(''),
  )
}

const round = (value: number): number => Math.round(value * 100) / 100
