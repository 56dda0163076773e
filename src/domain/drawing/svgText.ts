import type { DrawList, FogMask, Halo, Shape, ViewBox } from './drawList'
import { LAYERS } from './layers'
import { shapeBox } from './shapeBox'
import { type Attributes, isOneRun, paintAttributes, textAttributes } from './svgAttributes'

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
  const defs = [
    list.halo ? haloFilter(list.halo, box) : '',
    list.fog ? fogMask(list.fog) : '',
  ].join('')
  const layers = LAYERS.map((layer) => {
    const shapes = list.shapes.filter((shape) => shape.layer === layer.id)
    if (shapes.length === 0) return ''
    const group = element('g', { opacity: layer.opacity }, shapes.map(shapeText).join(''))
    const haloed = layer.halo && list.halo ? element('g', { filter: 'url(#halo)' }, group) : group
    return layer.fogged && list.fog ? element('g', { mask: 'url(#fog)' }, haloed) : haloed
  })
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
      defs === '' ? '' : element('defs', {}, defs),
      background === 'none' ? '' : element('rect', { ...box, fill: background }, ''),
      ...layers,
    ].join(''),
  )
}

/** Grows everything drawn by the radius, paints it one colour and puts it behind. */
function haloFilter(halo: Halo, box: ViewBox): string {
  return element(
    'filter',
    { id: 'halo', filterUnits: 'userSpaceOnUse', ...box, 'color-interpolation-filters': 'sRGB' },
    element(
      'feMorphology',
      { in: 'SourceAlpha', operator: 'dilate', radius: halo.radius, result: 'grown' },
      '',
    ) +
      element(
        'feFlood',
        { 'flood-color': halo.colour, 'flood-opacity': halo.opacity, result: 'paint' },
        '',
      ) +
      element('feComposite', { in: 'paint', in2: 'grown', operator: 'in', result: 'behind' }, '') +
      element('feMerge', {}, '<feMergeNode in="behind"/><feMergeNode in="SourceGraphic"/>'),
  )
}

function fogMask(fog: FogMask): string {
  const { bounds: box } = fog
  const grey = (visible: number) =>
    `rgb(${Array(3)
      .fill(Math.round(visible * 255))
      .join(',')})`
  const bands = fog.path === '' ? [] : fog.bands
  return element(
    'mask',
    { id: 'fog', maskUnits: 'userSpaceOnUse', ...box },
    [
      element('rect', { ...box, fill: '#fff' }, ''),
      ...bands.map((band) =>
        element(
          'path',
          { d: fog.path, fill: 'none', stroke: grey(band.visible), 'stroke-width': band.width },
          '',
        ),
      ),
      fog.path === '' ? '' : element('path', { d: fog.path, fill: '#000' }, ''),
    ].join(''),
  )
}

function shapeText(shape: Shape): string {
  switch (shape.kind) {
    case 'path':
      return shape.d === '' ? '' : element('path', { d: shape.d, ...paintAttributes(shape) }, '')
    case 'rect':
      return element('rect', { ...geometry(shape), rx: shape.rx, ...paintAttributes(shape) }, '')
    case 'image':
      return element(
        'image',
        {
          ...geometry(shape),
          href: shape.url,
          preserveAspectRatio: 'none',
          opacity: shape.opacity,
        },
        '',
      )
    case 'text': {
      const content = isOneRun(shape)
        ? escaped(shape.runs[0]!.text)
        : shape.runs
            .map(({ text, x, y, fill }) => element('tspan', { x, y, fill }, escaped(text)))
            .join('')
      return shapeBox(shape) ? element('text', textAttributes(shape), content) : ''
    }
  }
}

const geometry = ({ x, y, width, height }: ViewBox) => ({ x, y, width, height })

function element(name: string, attributes: Attributes, content: string): string {
  let text = `<${name}`
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) text += ` ${key}="${escaped(String(value))}"`
  }
  return content === '' ? `${text}/>` : `${text}>${content}</${name}>`
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly the characters XML forbids
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

function escaped(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const round = (value: number): number => Math.round(value * 100) / 100
