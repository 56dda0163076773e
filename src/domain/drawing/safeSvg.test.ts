import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isColour, safeAttributes } from './safeSvg'

describe('safeAttributes', () => {
  it('lets paint, geometry and dashes through', () => {
    expect(
      safeAttributes({
        'stroke-dasharray': '4,10',
        opacity: 0.5,
        fill: '#0f08',
        transform: 'scale(72 72) translate(-352 -544)',
        'stroke-linecap': 'butt',
      }),
    ).toEqual({
      'stroke-dasharray': '4,10',
      opacity: '0.5',
      fill: '#0f08',
      transform: 'scale(72 72) translate(-352 -544)',
      'stroke-linecap': 'butt',
    })
  })

  it('drops whatever could run, fetch or reach beyond the board', () => {
    expect(
      safeAttributes({
        onload: 'alert(1)',
        onclick: 'alert(1)',
        href: 'javascript:alert(1)',
        'xlink:href': 'https://example.org/x.svg',
        class: 'board-position',
        mask: 'url(#fog-mask-fog)',
        filter: 'url(https://example.org/f.svg#f)',
        fill: 'url(https://example.org/f.svg#f)',
        stroke: 'var(--x)',
        style: 'fill: url(#x); background: url(https://example.org); stroke-width: 3',
        id: 'root',
        transform: 'translate(1) url(x)',
        'clip-path': 'url(#c)',
        constructor: 'x',
        opacity: true,
      }),
    ).toEqual({ 'stroke-width': '3' })
  })

  it('never lets a reference or a tag through, whatever the source says', () => {
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('url(#a)', '"><script>', 'javascript:1', 'rgb(1,2,3)', 'expression(1)'),
      fc.double(),
      fc.boolean(),
    )
    const key = fc.oneof(
      fc.string(),
      fc.constantFrom('fill', 'stroke', 'style', 'transform', 'onload', 'stroke-dasharray'),
    )
    fc.assert(
      fc.property(fc.dictionary(key, value), (pass) => {
        for (const [name, text] of Object.entries(safeAttributes(pass))) {
          expect(name).not.toMatch(/^on|href|style|class|mask|filter/)
          expect(text).not.toMatch(/url|javascript|[<>"]/i)
        }
      }),
    )
  })
})

describe('isColour', () => {
  it.each([
    '#fff',
    '#12345678',
    'red',
    'rgb(1, 2, 3)',
    'rgba(1,2,3,.5)',
    'hsl(10deg 20% 30%)',
    'color-mix(in oklab, #e16363ff 100%, #5a9feeff 21.6%)',
  ])('knows %s', (colour) => expect(isColour(colour)).toBe(true))

  it.each(['url(#a)', 'var(--a)', '#12345', 'color-mix(in srgb, url(x), red)', 'rgb(1,2,3', ''])(
    'refuses %s',
    (text) => expect(isColour(text)).toBe(false),
  )
})
