import LZString from 'lz-string'
import { describe, expect, it } from 'vitest'
import { decodePayload } from './decodePayload'

const cells = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})))
const plain = {
  id: 'abc',
  cellSize: 50,
  cells: [[{ value: 0 }, { value: '' }, {}, { value: 'a' }], ...cells.slice(1)],
  regions: [
    [
      [0, 0],
      [0, 1],
    ],
    [],
  ],
  cages: [
    {
      cells: [
        [0, 0],
        [0, 1],
      ],
      value: 3,
    },
    { value: 'author: Someone' },
  ],
  lines: [
    {
      wayPoints: [
        [0.5, 0.5],
        [1.5, 0.5],
      ],
      color: '#ABCDEF',
      thickness: '8',
      target: 'overlay',
    },
  ],
  overlays: [{ center: [1, 1], width: 0.5, height: 0.5, text: 'X', 'stroke-width': 2 }],
  metadata: { title: 'Small', rules: ['One.', 'Two.'], solution: '1234341221434321' },
}
const json = JSON.stringify(plain)
/** The same, as SudokuPad's zip writes it. */
const zipped = `{id:'abc',cs:50,ce:[[{v:0},{v:''},,{v:'a'}],[,,,],[,,,],[,,,]],re:[[[0,0],[0,1]],[]],ca:[{ce:[[0,0],[0,1]],v:3},{v:'author: Someone'}],l:[{wp:[[0.5,0.5],[1.5,0.5]],c:ABCDEF,th:8,target:'overlay'}],o:[{ct:[1,1],w:0.5,h:0.5,te:'X','stroke-width':2}],metadata:{t:'Small',rules:['One.','Two.'],solution:1234341221434321}}`
const packed = (text: string) => LZString.compressToBase64(text)

function decoded(payload: string) {
  const result = decodePayload(payload)
  if (!result.ok) throw new Error(result.problem.message)
  return result.value
}

describe('every way a payload is written decodes to the same puzzle', () => {
  const base64 = packed(json)
  const reference = decoded(`scl${base64}`).puzzle
  const ways: [name: string, payload: string, kind: string, zipped: boolean][] = [
    ['scl', `scl${base64}`, 'scl', false],
    ['scl without padding', `scl${base64.replace(/=+$/, '')}`, 'scl', false],
    ['scl zipped', `scl${packed(zipped)}`, 'scl', true],
    ['ctc', `ctc${base64}`, 'ctc', false],
    ['ctc zipped', `ctc${packed(zipped)}`, 'ctc', true],
    ['bare JSON', json, 'bare', false],
    ['bare JSON with line breaks round it', `\uFEFF\n  ${json}\n`, 'bare', false],
    ['bare zipped', zipped, 'bare', true],
    ['percent-encoded', `scl${encodeURIComponent(base64)}`, 'scl', false],
    ['percent-encoded twice', `scl${encodeURIComponent(encodeURIComponent(base64))}`, 'scl', false],
    ['bare, percent-encoded', encodeURIComponent(json), 'bare', false],
    ['scl before plain JSON that was never packed', `scl${json}`, 'scl', false],
    ['scl before percent-encoded zipped text', `scl${encodeURIComponent(zipped)}`, 'scl', true],
    ['+ turned into blanks', `scl${base64.replaceAll('+', ' ')}`, 'scl', false],
    ['broken over lines', `scl${base64.replace(/(.{40})/g, '$1\r\n')}`, 'scl', false],
    [
      "lz-string's URL alphabet",
      `scl${LZString.compressToEncodedURIComponent(json)}`,
      'scl',
      false,
    ],
    ['base64url', `scl${base64.replaceAll('+', '-').replaceAll('/', '_')}`, 'scl', false],
    ['%2B written _2B', `scl${encodeURIComponent(base64).replaceAll('%', '_')}`, 'scl', false],
    ['in quotes', `"scl${base64}"`, 'scl', false],
    ['a link', `https://sudokupad.app/scl${base64}`, 'scl', false],
    ['a link with settings', `https://sudokupad.app/scl${base64}?setting-nogrid=1#x`, 'scl', false],
    ['a link to another host', `http://beta.sudokupad.app/sudoku/scl${base64}`, 'scl', false],
    ['a link without scheme', `sudokupad.app/scl${base64}`, 'scl', false],
    [
      '?puzzleid=',
      `https://sudokupad.app/?puzzleid=scl${encodeURIComponent(base64)}`,
      'scl',
      false,
    ],
    [
      '&puzzleid= of the old app',
      `https://app.crackingthecryptic.com/sudoku/?x=1&puzzleid=scl${base64}&y=2`,
      'scl',
      false,
    ],
    ['?puzzleid= alone', `?puzzleid=scl${base64}`, 'scl', false],
    ['?load=', `https://sudokupad.app/?load=scl${encodeURIComponent(base64)}`, 'scl', false],
    [
      'a bare puzzle in a link',
      `https://sudokupad.app/${encodeURIComponent(zipped)}`,
      'bare',
      true,
    ],
    ['a link in a link', encodeURIComponent(`https://sudokupad.app/scl${base64}`), 'scl', false],
    ['base64 alone', base64, 'scl', false],
  ]
  it.each(ways)('%s', (_, payload, kind, isZipped) => {
    const { puzzle, source } = decoded(payload)
    expect(source).toMatchObject({ kind, zipped: isZipped, family: 'sudokupad' })
    const thickness = (line: { thickness?: number }) => ({ ...line, thickness: 8 })
    expect({ ...puzzle, lines: puzzle.lines.map(thickness) }).toEqual(reference)
  })

  it('counts the source as it was', () => {
    expect(decoded(`scl${base64}`).source).toEqual({
      kind: 'scl',
      zipped: false,
      family: 'sudokupad',
      rows: 4,
      cols: 4,
      givens: 2,
      lines: 1,
      arrows: 0,
      cages: 1,
      overlays: 1,
      underlays: 0,
      regions: 2,
      fog: false,
      bg: false,
      title: 'Small',
      author: 'Someone',
      hasSolution: true,
    })
  })

  it('reads what the parts say', () => {
    expect(reference.cells.map((cell) => cell.given).join('|')).toBe(`0|||a${'|'.repeat(12)}`)
    expect(reference.regions).toEqual([[0, 1]])
    expect(reference.cages).toEqual([
      {
        cells: [
          [0, 0],
          [0, 1],
        ],
        value: '3',
        unique: false,
        hidden: false,
        pass: {},
      },
    ])
    expect(reference.lines[0]).toMatchObject({ colour: '#ABCDEF', thickness: 8, target: 'overlay' })
    expect(reference.overlays[0]).toMatchObject({ text: 'X', pass: { 'stroke-width': 2 } })
    expect(reference.metadata.rules).toBe('One.\nTwo.')
    expect(reference.metadata.solution).toBe('1234341221434321')
    expect(reference.id).toBe('abc')
  })
})

describe('slashes lost on the way', () => {
  it('are put back, two of them too', () => {
    const losses: number[] = []
    for (let id = 0; id < 40; id++) {
      // A character of sixteen set bits makes a pair of slashes wherever it is first met.
      const rules = `${id * 7919} digits \uffff on lines${id % 2 ? ' \u7fff and more' : ''} ${id}`
      const base64 = packed(JSON.stringify({ ...plain, id: `x${id}`, metadata: { rules } }))
      const mangled = base64.replace(/\/\/+/g, '/')
      if (mangled === base64) continue
      losses.push(base64.length - mangled.length)
      expect(decoded(`scl${mangled}`).puzzle.metadata.rules).toBe(rules)
      expect(decoded(`https://sudokupad.app/scl${mangled}`).puzzle.id).toBe(`x${id}`)
    }
    expect(losses.length).toBeGreaterThan(20)
    expect(Math.max(...losses)).toBe(2)
  })
})

describe('what cannot be decoded says what to do', () => {
  const message = (payload: string) => {
    const result = decodePayload(payload)
    return result.ok ? 'decoded' : result.problem.message
  }
  it.each([
    ['', /paste a SudokuPad payload or link/],
    ['   ', /paste a SudokuPad payload or link/],
    ['0jt2vrofsa', /only an id.*https:\/\/sudokupad\.app\/0jt2vrofsa/],
    ['https://sudokupad.app/0jt2vrofsa', /only an id/],
    ['https://sudokupad.app/james-sinclair/seventy', /only an id/],
    ['scfN4Ig', /compact classic/],
    ['sclN4Igl', /cut off or not base64.*again/],
    [`scl${packed(json).slice(0, -40)}`, /cut off or not base64/],
    ['scl', /cannot be decoded/],
    ['{id:', /Copy it again/],
    ['{"cells":[]}', /no grid/],
    ['{"cells":5}', /no grid/],
    [`scl${packed('[1,2]')}`, /no puzzle/],
    [`scl${packed('hello, this is no puzzle at all')}`, /cannot be decoded/],
    ['<script>alert(1)</script>', /should start with scl, ctc, fpuz, fpuzzles or \{/],
    ['{"cells":[[{}]],"x":{"a":', /cannot be read/],
  ])('%s', (payload, words) => {
    expect(message(payload)).toMatch(words)
  })
})

describe('forms of the grid', () => {
  it.each([
    [4, 4],
    [21, 21],
    [4, 6],
    [11, 14],
    [1, 1],
    [64, 64],
  ])('%i by %i', (rows, cols) => {
    const grid = Array.from({ length: rows }, () => Array.from({ length: cols }, () => ({})))
    const { puzzle, source } = decoded(JSON.stringify({ cells: grid }))
    expect([puzzle.rows, puzzle.cols, puzzle.cells.length]).toEqual([rows, cols, rows * cols])
    expect(puzzle.regions).toEqual([])
    expect(source).toMatchObject({ rows, cols, regions: 0 })
  })

  it('is as wide as its longest row', () => {
    const { puzzle } = decoded('{"cells":[[{}],[{},{"value":5},{}],[]]}')
    expect([puzzle.rows, puzzle.cols]).toEqual([3, 3])
    expect(puzzle.cells[4]!.given).toBe('5')
  })

  it('keeps an outer ring out of the regions', () => {
    const grid = Array.from({ length: 3 }, () => [{}, {}, {}])
    const { puzzle } = decoded(
      JSON.stringify({ cells: grid, regions: [[[1, 1]], [[9, 9], 'x', null]] }),
    )
    expect(puzzle.regions).toEqual([[4]])
  })

  it('reads given marks', () => {
    const { puzzle } = decoded('{"cells":[[{"pencilMarks":[1,"2"],"centremarks":"34"}]]}')
    expect(puzzle.cells[0]).toEqual({ given: '', corner: ['1', '2'], centre: ['3', '4'] })
  })
})
