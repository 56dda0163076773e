import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { looseJson } from './looseJson'
import { restoreNames, unzipPuzzle } from './unzipPuzzle'

describe('unzipPuzzle', () => {
  it.each([
    [
      'missing items are empty objects, four for three commas',
      '{ce:[[,,,]]}',
      { cells: [[{}, {}, {}, {}]] },
    ],
    ['an empty object stays one', '{a:{},b:[{},{}]}', { arrows: {}, b: [{}, {}] }],
    ['nothing between brackets is one object', '{re:[[]]}', { regions: [[{}]] }],
    ['a missing value', '{v:,c:t}', { value: {}, color: true }],
    ['true and false', '{r:t,x:f,y:true}', { rounded: true, x: false, y: true }],
    ['black and white', '{c:#0,c2:#F}', { color: '#000000', backgroundColor: '#FFFFFF' }],
    ['bare colours', '{c:34BBE6,c1:123456}', { color: '#34BBE6', borderColor: '#123456' }],
    ['quoted colours', "{c:'34BBE6',x:['abcdef']}", { color: '#34BBE6', x: ['#abcdef'] }],
    ['seven digits are a number', '{v:1234567}', { value: 1234567 }],
    ['numbers', '{w:-1.5,h:2e-7,v:0}', { width: -1.5, height: 2e-7, value: 0 }],
    ['apostrophes', "{v:'it\\'s X\\'s'}", { value: "it's X's" }],
    ['curly apostrophes', "{v:'circle’s'}", { value: "circle's" }],
    ['separators inside texts', "{v:'a,b:{c}[,]'}", { value: 'a,b:{c}[,]' }],
    ['escapes', "{v:'a\\nb\\\\c\\u00e9'}", { value: 'a\nb\\cé' }],
    ['raw line breaks', "{v:'a\nb'}", { value: 'a\nb' }],
    ['double quotes', '{v:"say \'x\'",t:"A"}', { value: "say 'x'", title: 'A' }],
    ['quoted keys', "{'stroke-width':2,'t':5}", { 'stroke-width': 2, title: 5 }],
    [
      'd is a duration, d2 a path',
      "{l:[{d2:'M0 0'}],vd:[{d:5}]}",
      { lines: [{ d: 'M0 0' }], videos: [{ duration: 5 }] },
    ],
    [
      'd and d2 together, either first',
      "{x:{d:1,d2:'M'},y:{d2:'M',d:1}}",
      { x: { duration: 1, d: 'M' }, y: { d: 'M', duration: 1 } },
    ],
    ['keys at any depth', '{metadata:{t:1,x:{te:2}}}', { metadata: { title: 1, x: { text: 2 } } }],
    ['a long key wins over its short one', '{cells:1,ce:2}', { cells: 1 }],
    ['blanks between', "{ v : 1 , c : 'x' }", { value: 1, color: 'x' }],
    ['a trailing comma', '{v:1,}', { value: 1 }],
  ])('%s', (_, zipped, expected) => {
    expect(unzipPuzzle(zipped)).toEqual(expected)
  })

  it('every short key has its long name', () => {
    const keys = 'a c c1 c2 ca ce cs ct d d2 fs h hl l o r re t te th u v vd w wp'.split(' ')
    const long = Object.keys(unzipPuzzle(`{${keys.map((key) => `${key}:1`).join(',')}}`) as object)
    const names =
      `arrows color borderColor backgroundColor cages cells cellSize center duration d fontSize height
      headLength lines overlays rounded regions title text thickness underlays value videos width wayPoints`.split(
        /\s+/,
      )
    expect(long).toEqual(names)
  })

  it('says when a text is cut off', () => {
    expect(() => unzipPuzzle("{v:'abc")).toThrow(/no closing quote/)
    expect(() => unzipPuzzle('{v:[1,2')).toThrow(SyntaxError)
  })

  it('reaches no prototype', () => {
    const value = unzipPuzzle('{__proto__:{v:1},x:{"__proto__":{y:2}}}') as Record<string, unknown>
    expect(Object.keys(value)).toEqual(['x'])
    expect(value.y).toBeUndefined()
    expect(({} as Record<string, unknown>).y).toBeUndefined()
  })
})

describe('looseJson', () => {
  it('leaves JSON as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue({ depthSize: 'small' }), (value) => {
        const text = JSON.stringify(value)
        // An empty list is where the zipped form and JSON differ.
        fc.pre(!text.replace(/"(\\.|[^"\\])*"/g, '""').includes('[]') && typeof value === 'object')
        expect(JSON.parse(looseJson(text))).toEqual(JSON.parse(text))
      }),
    )
  })

  it('never hangs and throws nothing but a SyntaxError', () => {
    const chars = fc.constantFrom(...`{}[],:'"\\tf#0Fabc12 \n`)
    fc.assert(
      fc.property(fc.string({ unit: chars, maxLength: 60 }), (text) => {
        try {
          JSON.parse(looseJson(text))
        } catch (error) {
          expect(error).toBeInstanceOf(SyntaxError)
        }
      }),
    )
  })

  it('names are restored without recursion', () => {
    let value: unknown = { v: 1 }
    for (let depth = 0; depth < 50_000; depth++) value = [value]
    restoreNames(value)
    let inner = value
    while (Array.isArray(inner)) inner = inner[0]
    expect(inner).toEqual({ value: 1 })
  })
})
