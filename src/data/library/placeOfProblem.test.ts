import { describe, expect, it } from 'vitest'
import { jsonRow, rowOfValue } from '../carriers/jsonRow'
import { listRow } from './listRow'
import { placeOfProblem } from './placeOfProblem'

const file = 'mixed.jsonl'

describe('the place of a problem', () => {
  it.each([
    [{ file, row: 1, path: '', message: 'missing' }, 'mixed.jsonl, row 1'],
    [{ file, row: 1, path: 'asr_data', message: 'missing' }, 'mixed.jsonl, row 1, asr_data'],
    [{ file, row: 1, path: '', message: `${file}, row 12: null` }, 'mixed.jsonl, row 1'],
    [{ file, row: 1, path: '', message: `${file}, row 1: null` }, ''],
    [{ file, row: 1, path: '', message: `${file}, row 1 (line 2): cut off` }, ''],
    [{ file, row: 1, path: 'asr_data', message: `${file}, row 1: not read` }, 'asr_data'],
    [{ file, row: 1, path: 'asr_data', message: `${file}, row 1: asr_data not read` }, ''],
    [{ file, row: null, path: '', message: `${file} is empty` }, ''],
    [{ file, row: null, path: '', message: 'is empty' }, 'mixed.jsonl'],
    [{ file: '', row: null, path: '', message: 'storage is off' }, ''],
  ])('%j: "%s"', (problem, place) => {
    expect(placeOfProblem(problem)).toBe(place)
  })

  it('is named once for rows that could not be used, and the message says what to do', () => {
    const bytes = new TextEncoder().encode('{"youtube_id":')
    const cut = { bytes, line: 2, offset: 0, fault: null }
    const rows = [rowOfValue(file, 1, null), jsonRow(file, 1, cut), rowOfValue(file, 1, { a: 1 })]
    for (const row of rows) {
      const [problem] = listRow(row, file).problems
      const place = problem && placeOfProblem(problem)
      const said = place ? `${place}: ${problem.message}` : (problem?.message ?? '')
      expect(said.match(/mixed\.jsonl, row 1/g)).toHaveLength(1)
      expect(said).toMatch(/export/i)
    }
  })
})
