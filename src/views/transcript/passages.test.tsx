// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { decodeTrace } from '@/domain/trace/decodeTrace'
import { readEntry } from '@/domain/trace/readEntry'
import { testRow } from '@/domain/trace/testSupport/testRow'
import { PASSAGE, paragraphOf, sentenceAt } from './passages'
import { sentenceTechniques } from './sentenceTechniques'
import { TranscriptText } from './TranscriptText'
import { layRange, wordAtNode } from './wordRange'

const { entry } = readEntry(testRow({ rows: 4, cols: 4, groups: 5, words: 400 }))
const trace = decodeTrace(entry!)
const sentences = trace.words.sentenceStart.length - 1
const technique = { id: 'x-wing', name: 'X-Wing', first: 1, last: 2 }

function page(): Element {
  const root = document.createElement('div')
  root.innerHTML = renderToStaticMarkup(
    <TranscriptText trace={trace} offset={0} withActions techniques={[technique]} />,
  )
  return root
}

test('every sentence has its paragraph, and every paragraph its sentence', () => {
  const root = page()
  expect(sentences).toBeGreaterThan(3 * PASSAGE)
  for (let sentence = 0; sentence < sentences; sentence++) {
    const paragraph = paragraphOf(root, sentence)
    expect(paragraph).not.toBeNull()
    expect(sentenceAt(root, paragraph!.firstChild)).toBe(sentence)
  }
  expect(paragraphOf(root, sentences)).toBeNull()
  expect(sentenceAt(root, root)).toBe(-1)
})

test('every word is found at its own place in the text', () => {
  const root = page()
  const range = document.createRange()
  for (let word = 0; word < trace.words.count; word++) {
    expect(layRange(range, root, trace.words, word, word)).toBe(true)
    expect(wordAtNode(root, trace.words, range.startContainer, range.startOffset)).toBe(word)
  }
})

test('a sentence names each of its techniques once, after its words', () => {
  const twice = sentenceTechniques(trace.words, [technique, { ...technique, first: 2 }])
  expect([...twice]).toEqual([[0, [{ id: 'x-wing', name: 'X-Wing' }]]])
  const root = page()
  const chip = root.querySelector('[data-technique]')
  expect(chip?.textContent).toBe('X-Wing')
  expect(chip?.parentElement).toBe(paragraphOf(root, 0))
})
