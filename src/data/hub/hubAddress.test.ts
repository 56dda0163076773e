import { describe, expect, it } from 'vitest'
import { sourceOfUrl } from '../library/librarySource'
import { fileUrl, readHubAddress } from './hubAddress'
import { HUB_ORIGIN, hubOrigin } from './hubOrigin'

describe('readHubAddress', () => {
  const dataset = 'SakanaAI/Sudoku-CTC-Reasoning'
  it.each([
    ['SakanaAI/Sudoku-CTC-Reasoning', null, ''],
    ['hf://datasets/SakanaAI/Sudoku-CTC-Reasoning', null, ''],
    ['hf://datasets/SakanaAI/Sudoku-CTC-Reasoning@abc1/raw', 'abc1', 'raw'],
    ['hf://datasets/SakanaAI/Sudoku-CTC-Reasoning/raw/train.parquet', null, 'raw/train.parquet'],
    ['https://huggingface.co/datasets/SakanaAI/Sudoku-CTC-Reasoning', null, ''],
    ['https://huggingface.co/datasets/SakanaAI/Sudoku-CTC-Reasoning/', null, ''],
    ['https://huggingface.co/datasets/SakanaAI/Sudoku-CTC-Reasoning/tree/main/raw', 'main', 'raw'],
    [
      'https://huggingface.co/datasets/SakanaAI/Sudoku-CTC-Reasoning/blob/main/raw/a%20b.parquet?x=1',
      'main',
      'raw/a b.parquet',
    ],
    [
      'https://huggingface.co/datasets/SakanaAI/Sudoku-CTC-Reasoning/resolve/refs%2Fconvert%2Fparquet/x/0.parquet',
      'refs/convert/parquet',
      'x/0.parquet',
    ],
  ])('reads %s', (text, revision, path) => {
    expect(readHubAddress(text, HUB_ORIGIN)).toEqual({ dataset, revision, path })
  })

  it.each([
    'https://example.org/datasets/a/b',
    'https://huggingface.co/a/b',
    'nothing',
    'a/b/c',
    'https://',
  ])('leaves %s alone', (text) => expect(readHubAddress(text, HUB_ORIGIN)).toBeNull())

  it('reads pages of another origin that stands for the Hub', () => {
    const text = 'http://localhost:1234/datasets/a/b/blob/main/c.jsonl'
    expect(readHubAddress(text, 'http://localhost:1234')).toEqual({
      dataset: 'a/b',
      revision: 'main',
      path: 'c.jsonl',
    })
  })

  it('writes the address of a file', () => {
    expect(
      fileUrl(HUB_ORIGIN, { dataset: 'a/b', revision: 'refs/pr/1', path: 'x y/1.parquet' }),
    ).toBe('https://huggingface.co/datasets/a/b/resolve/refs%2Fpr%2F1/x%20y/1.parquet')
  })
})

describe('hubOrigin', () => {
  it('takes the parameter when it is an http address', () => {
    expect(hubOrigin('http://localhost:5555/x')).toBe('http://localhost:5555')
    expect(hubOrigin('javascript:alert(1)')).toBe(HUB_ORIGIN)
    expect(hubOrigin('http://')).toBe(HUB_ORIGIN)
    expect(hubOrigin(null)).toBe(HUB_ORIGIN)
  })
})

describe('sourceOfUrl', () => {
  it.each([
    ['https://huggingface.co/datasets/a/b', 'hub'],
    ['hf://datasets/a/b@1/raw', 'hub'],
    ['hf://datasets/a/b/raw/1.parquet', 'files'],
    ['https://example.org/rows.jsonl.gz', 'files'],
    ['https://example.org/packed/', 'folder'],
    ['https://example.org/packed/library.json', 'folder'],
  ])('takes %s for a %s', (url, kind) => {
    expect(sourceOfUrl(url, HUB_ORIGIN).kind).toBe(kind)
  })
  it('turns a page of a file into its bytes', () => {
    expect(
      sourceOfUrl('https://huggingface.co/datasets/a/b/blob/main/x.parquet', HUB_ORIGIN),
    ).toEqual({
      kind: 'files',
      files: [{ url: 'https://huggingface.co/datasets/a/b/resolve/main/x.parquet' }],
    })
  })
})
