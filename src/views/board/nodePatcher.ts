import type { SvgNode, SvgSpan } from '@/domain/drawing/svgNode'

const SVG = 'http://www.w3.org/2000/svg'

/** An element of the page and what it was last made to be. */
interface LiveNode {
  readonly element: SVGElement
  node: SvgNode
}

/** A run of elements in one parent: the first `used` are in the page, the others wait to be used again. */
export interface NodeRun {
  readonly parent: Element
  readonly live: LiveNode[]
  used: number
}

export function nodeRun(parent: Element): NodeRun {
  return { parent, live: [], used: 0 }
}

export interface NodePatcher {
  /** Makes the run's elements be `nodes`, by the fewest changes: attributes and characters rather than elements. */
  patch(run: NodeRun, nodes: readonly SvgNode[]): void
}

/** A patcher for runs whose nodes are much alike: new ones are cloned from the last of their kind. */
export function createNodePatcher(document: Document): NodePatcher {
  const patterns = new Map<SvgNode['tag'], LiveNode>()

  const make = (node: SvgNode): LiveNode => {
    const pattern = patterns.get(node.tag)
    const element = pattern
      ? (pattern.element.cloneNode(true) as SVGElement)
      : document.createElementNS(SVG, node.tag)
    const made = { element, node: pattern?.node ?? { tag: node.tag, attributes: {} } }
    become(document, made, node)
    patterns.set(node.tag, made)
    return made
  }

  return {
    patch(run, nodes) {
      const { live, parent } = run
      for (let i = 0; i < nodes.length; i++) {
        const node = nodes[i]!
        const known = live[i]
        if (known?.node.tag === node.tag) {
          become(document, known, node)
          if (i >= run.used) parent.appendChild(known.element)
          continue
        }
        const made = make(node)
        live[i] = made
        if (known && i < run.used) parent.replaceChild(made.element, known.element)
        else parent.appendChild(made.element)
      }
      for (let i = nodes.length; i < run.used; i++) live[i]!.element.remove()
      run.used = nodes.length
    },
  }
}

function become(document: Document, live: LiveNode, node: SvgNode): void {
  const before = live.node
  if (before === node) return
  patchAttributes(live.element, before.attributes, node.attributes)
  if (before.content !== node.content) patchContent(document, live.element, before, node)
  live.node = node
}

type Attributes = SvgNode['attributes']

function patchAttributes(element: SVGElement, before: Attributes, now: Attributes): void {
  if (before === now) return
  for (const name in now) {
    const value = now[name]
    if (value === before[name]) continue
    if (value === undefined) element.removeAttribute(name)
    else element.setAttribute(name, value as string)
  }
  for (const name in before) if (!(name in now)) element.removeAttribute(name)
}

function patchContent(
  document: Document,
  element: SVGElement,
  { content: before = '' }: SvgNode,
  { content: now = '' }: SvgNode,
): void {
  if (typeof now === 'string') {
    const text = element.firstChild
    if (typeof before === 'string' && text) (text as Text).data = now
    else element.textContent = now
    return
  }
  if (typeof before === 'string') element.textContent = ''
  patchSpans(document, element, typeof before === 'string' ? [] : before, now)
}

/** Spans that are one too many stay, empty: they draw nothing, and marks come and go. */
function patchSpans(
  document: Document,
  element: SVGElement,
  before: readonly SvgSpan[],
  now: readonly SvgSpan[],
): void {
  let span = element.firstChild as SVGElement | null
  for (let i = 0; i < now.length || span; i++) {
    const { text, attributes } = now[i] ?? NO_SPAN
    if (!span) {
      const made = document.createElementNS(SVG, 'tspan')
      patchAttributes(made, NO_SPAN.attributes, attributes)
      made.append(text)
      element.appendChild(made)
      continue
    }
    const old = before[i] ?? NO_SPAN
    patchAttributes(span, old.attributes, attributes)
    if (old.text !== text) (span.firstChild as Text).data = text
    span = span.nextSibling as SVGElement | null
  }
}

const NO_SPAN: SvgSpan = { text: '', attributes: {} }
