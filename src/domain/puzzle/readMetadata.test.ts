import { describe, expect, it } from 'vitest'
import { decodePayload } from './decodePayload'
import { metadataName } from './metadataNames'
import { ruleFlags } from './ruleFlags'

function metadataOf(source: object) {
  const result = decodePayload(
    JSON.stringify({
      cells: [
        [{}, {}],
        [{}, {}],
      ],
      ...source,
    }),
  )
  if (!result.ok) throw new Error(result.problem.message)
  return { ...result.value.puzzle.metadata, problems: result.problems, source: result.value.source }
}
const cage = (...values: unknown[]) => ({ cages: values.map((value) => ({ value })) })

describe('where metadata stands', () => {
  it('in `metadata`, `metaData`, cages without cells, at the top; the former wins', () => {
    const value = { title: 'A', author: 'B' }
    expect(metadataOf({ metadata: value })).toMatchObject(value)
    expect(metadataOf({ metaData: value })).toMatchObject(value)
    expect(metadataOf({ 'meta-deta': value })).toMatchObject(value)
    expect(metadataOf(cage('title: A', 'author:B'))).toMatchObject(value)
    expect(metadataOf(value)).toMatchObject(value)
    expect(metadataOf({ metadata: value, ...cage('title: C', 'rules: R') })).toMatchObject({
      ...value,
      rules: 'R',
    })
    expect(metadataOf({ ...cage('title: C'), title: 'D' }).title).toBe('C')
  })
  it('under misspelt names', () => {
    const value = { title: 'A', author: 'B', rules: 'C', solution: '1234' }
    expect(metadataOf(cage('Titel: A', 'auhtor : B', 'RULES: C', 'soluton: 1234'))).toMatchObject(
      value,
    )
    expect(
      metadataOf({ metadata: { Title: 'A', autor: 'B', ruleset: 'C', Solution: 1234 } }),
    ).toMatchObject(value)
    expect(metadataOf({ metadata: { titel: 'X', title: 'A' } }).title).toBe('A')
    expect(metadataOf({ metadata: { title: '', titel: 'A' } }).title).toBe('A')
  })
  it('keeps the rest as it is called', () => {
    const other = { msgcorrect: 'Well\ndone', giftmessage: 'x', 'a key': '1' }
    const given = { msgcorrect: 'Well\\ndone', giftmessage: 'x', 'a key': 1, nothing: {} }
    expect(metadataOf({ metadata: given }).other).toEqual(other)
  })
  it('cages without a name say nothing', () => {
    expect(metadataOf(cage('hello', 5, null, {}, ':', 'x:')).other).toEqual({})
  })
})

describe('what it says', () => {
  it('rules: lists, repeated cages, line breaks written out', () => {
    expect(metadataOf({ metadata: { rules: ['a', 'b'] } }).rules).toBe('a\nb')
    expect(metadataOf({ metadata: { rules: [] }, ...cage('rules: c') }).rules).toBe('c')
    expect(metadataOf(cage('rules: a', 'rules: b')).rules).toBe('a\nb')
    expect(metadataOf({ metadata: { rules: 'a\\nb' } }).rules).toBe('a\nb')
  })
  it.each([
    ['1234', '1234'],
    [1234, '1234'],
    ['12 34\n', '1234'],
    ['#1234', '1234'],
    ['12.?', '12.?'],
    [['1', 2, '', 'a'], '12.a'],
    [['10', '1', '2', '3'], null],
    ['', null],
    [null, null],
    [{}, null],
    [[], null],
  ])('solution %j', (solution, expected) => {
    const { solution: read, source } = metadataOf({ metadata: { solution } })
    expect(read).toBe(expected)
    expect(source.hasSolution).toBe(expected !== null)
  })
  it('a zipped six-digit solution, which zipping makes a colour', () => {
    const result = decodePayload('{ce:[[,,],[,,]],metadata:{solution:123456}}')
    expect(result.ok && result.value.puzzle.metadata.solution).toBe('123456')
  })
  it('source: older drawings are told by their id', () => {
    const legacy = 'Sudoku Maker pre-version'
    const sourceOf = (source: object) => decodePayload(JSON.stringify({ cells: [[{}]], ...source }))
    const read = (source: object) => {
      const result = sourceOf(source)
      return result.ok ? result.value.puzzle.metadata.source : 'undecoded'
    }
    expect(read({ id: 'sxsm_x' })).toBe(legacy)
    expect(read({ id: 'sxsm_x', metadata: { source: 'Sudoku Maker v2' } })).toBe('Sudoku Maker v2')
    expect(read({ id: 'abc' })).toBeUndefined()
  })
  it('background image: its opacity, its layer, and no address that could run', () => {
    const image = (metadata: object) => metadataOf({ metadata })
    expect(image({ bgimage: 'https://a.b/c.png' }).backgroundImage).toEqual({
      url: 'https://a.b/c.png',
      opacity: 0.2,
    })
    expect(
      image({ bgimage: 'http://a/b', bgimageopacity: '0.6', bgimagetarget: 'overlay' })
        .backgroundImage,
    ).toEqual({
      url: 'http://a/b',
      opacity: 0.6,
      target: 'overlay',
    })
    expect(image({ bgimage: 'http://a/b', bgimageopacity: 7 }).backgroundImage?.opacity).toBe(0.2)
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,<script>',
      'file:///etc/passwd',
      ' x',
      '"onload=1',
    ]) {
      const { backgroundImage, problems, source } = image({ bgimage: url })
      expect(backgroundImage).toBeUndefined()
      expect(problems[0]?.message).toMatch(/no usable address/)
      expect(source.bg).toBe(true)
    }
  })
  it('rules of the whole board', () => {
    expect(metadataOf({ metadata: { antiking: true, antiknight: 'false' } })).toMatchObject({
      antiKing: true,
      antiKnight: false,
    })
    expect(ruleFlags("Cells a knight's move apart cannot contain the same digit.").antiKnight).toBe(
      true,
    )
    expect(ruleFlags('Anti-king and anti knight apply.')).toEqual({
      antiKing: true,
      antiKnight: true,
    })
    expect(ruleFlags("Cells a king's move apart must contain different digits").antiKing).toBe(true)
    expect(ruleFlags('Antiking does not apply.').antiKing).toBe(false)
    expect(ruleFlags("Digits may repeat a king's move apart").antiKing).toBe(false)
    expect(ruleFlags('The king of Spain cannot move')).toEqual({
      antiKing: false,
      antiKnight: false,
    })
  })
})

describe('metadataName', () => {
  it.each([
    ['title', 'title'],
    ['Titel', 'title'],
    ['author ', 'author'],
    ['Auther', 'author'],
    ['rulse', 'rules'],
    ['rule', 'rules'],
    ['Solutoin', 'solution'],
    ['bgImage', 'bgimage'],
    ['msgCorrect', 'msgcorrect'],
    ['tile', 'title'],
    ['source', 'source'],
    ['sound', null],
    ['total', null],
    ['ruler of all', null],
    ['__proto__', null],
    ['', null],
  ])('%s', (key, name) => {
    expect(metadataName(key)?.name ?? null).toBe(name)
  })
})
