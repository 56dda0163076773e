import type { DrawList, FogMask, Halo, Shape, ViewBox } from './drawList'
import { LAYERS, type Layer } from './layers'
import type { Attributes } from './svgAttributes'
import { svgNode } from './svgNode'

/** How the markup refers to itself, and what is to be filled in later. */
export interface MarkupOptions {
  /** Goes before the names of filter and mask, which must be unique on a page. */
  readonly prefix: string
  /**
   * For a board that goes on living: layers of the solver's marks are there, empty, named by `data-layer`, and the
   * paths of the fog by `data-fog`, even when nothing is fogged yet.
   */
  readonly live: boolean
}

/**
 * The drawing as SVG markup, without the `svg` element around it. Every text and value in it is escaped; names of
 * elements and attributes are fixed ones, or on the allow-list of `safeSvg.ts`. Meant for XML and HTML parsers alike.
 */
export function svgMarkup(list: DrawList, { prefix, live }: MarkupOptions): string {
  const shapes = new Map<string, Shape[]>(LAYERS.map(({ id }) => [id, []]))
  for (const shape of list.shapes) shapes.get(shape.layer)?.push(shape)
  const defs =
    (list.halo ? haloFilter(list.halo, list.viewBox, prefix) : '') +
    (list.fog ? fogMask(list.fog, prefix, live) : '')
  let markup = defs === '' ? '' : element('defs', {}, defs)
  for (const layer of LAYERS) markup += layerMarkup(layer, shapes.get(layer.id)!)
  return markup

  function layerMarkup(layer: Layer, drawn: readonly Shape[]): string {
    const slot = live && layer.solver === true
    const fogged = `url(#${prefix}fog)`
    if (drawn.length === 0 && !slot) return ''
    let content = ''
    for (const shape of drawn)
      content += shapeMarkup(shape, shape.inFog && list.fog ? fogged : undefined)
    if (slot) content += `<g data-layer="${layer.id}"></g>`
    // Handed down to each shape, not put on the group: a group's opacity is a surface of its own in the browser, blended
    // anew in every frame (8 ms of each while scrubbing without a graphics card). Shapes of such a layer do not overlap.
    const { opacity } = layer
    const group = element('g', { 'fill-opacity': opacity, 'stroke-opacity': opacity }, content)
    const haloed =
      layer.halo && list.halo ? element('g', { filter: `url(#${prefix}halo)` }, group) : group
    return layer.fogged && list.fog ? element('g', { mask: fogged }, haloed) : haloed
  }
}

/** Grows everything drawn by the radius, paints it one colour and puts it behind. */
function haloFilter(halo: Halo, box: ViewBox, prefix: string): string {
  return element(
    'filter',
    {
      id: `${prefix}halo`,
      filterUnits: 'userSpaceOnUse',
      ...box,
      'color-interpolation-filters': 'sRGB',
    },
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

function fogMask(fog: FogMask, prefix: string, live: boolean): string {
  const { bounds: box } = fog
  const name = live ? '' : undefined
  const grey = (visible: number) =>
    `rgb(${Array(3)
      .fill(Math.round(visible * 255))
      .join(',')})`
  let content = element('rect', { ...box, fill: '#fff' }, '')
  if (live || fog.path !== '') {
    for (const { width, visible } of fog.bands) {
      const stroke = { stroke: grey(visible), 'stroke-width': width }
      content += element('path', { 'data-fog': name, d: fog.path, fill: 'none', ...stroke }, '')
    }
    content += element('path', { 'data-fog': name, d: fog.path, fill: '#000' }, '')
  }
  return element('mask', { id: `${prefix}fog`, maskUnits: 'userSpaceOnUse', ...box }, content)
}

function shapeMarkup(shape: Shape, mask: string | undefined): string {
  const node = svgNode(shape)
  if (!node) return ''
  const { tag, content = '' } = node
  const attributes = { ...node.attributes, mask }
  if (typeof content === 'string') return element(tag, attributes, escaped(content))
  let spans = ''
  for (const span of content) spans += element('tspan', span.attributes, escaped(span.text))
  return element(tag, attributes, spans)
}

/** An element of a fixed name around content that is markup already. */
export function element(name: string, attributes: Attributes, content: string): string {
  let text = `<${name}`
  for (const key in attributes) {
    const value = attributes[key]
    if (value === undefined) continue
    text += ` ${key}="${typeof value === 'number' ? value : escaped(value)}"`
  }
  return content === '' ? `${text}/>` : `${text}>${content}</${name}>`
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly the characters XML forbids
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
/** Anything but characters that stand as they are; surrogates count as such. */
const SPECIAL = /[^ !#-%'-;=?-\ufffd]/

/** A text as content or attribute value of markup: escaped, without the characters XML forbids. */
export function escaped(text: string): string {
  if (!SPECIAL.test(text)) return text
  return text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
