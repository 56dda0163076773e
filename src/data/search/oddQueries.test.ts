import { expect, it } from 'vitest'
import { createMemoryIndex } from '@/domain/search/index/memoryIndex'
import { plainPart } from '@/domain/search/testSupport/plainTrace'
import { USUAL_REQUEST } from './answer'
import { memorySource } from './memorySource'
import { runSearch } from './runSearch'
import { oddQueries, oddSentences } from './testSupport/oddQueries'

const index = createMemoryIndex()
// Words between them, so that what is asked for in one sentence is not met in two.
const apart = Array.from({ length: 4 }, () => 'Hm.').join(' ')
index.add(plainPart('odd', oddSentences.join(` ${apart} `)))
const source = memorySource(index)
const signal = new AbortController().signal
const ask = (query: string, filters = {}) =>
  runSearch(source, { ...USUAL_REQUEST, query, filters }, signal, () => 0)

it.each(oddQueries)('$query: answers or explains', async ({ query, moments, says }) => {
  const answer = await ask(query)
  if (answer.status !== 'found') {
    expect([answer.status, moments], answer.message).toEqual(['unreadable', 'explained'])
    expect(answer.message).toMatch(says ?? /./)
    return
  }
  expect(answer.moments, answer.remark).toBe(moments)
  if (says) expect(answer.remark).toMatch(says)
  // Never an empty page without a word on what to do.
  if (answer.moments === 0) expect(answer.remark.length).toBeGreaterThan(20)
})

it('says that it is the filters that leave nothing', async () => {
  const answer = await ask('swordfish', { author: 'Nobody' })
  expect(answer).toMatchObject({ status: 'found', moments: 0 })
  expect(answer).toMatchObject({
    remark: expect.stringContaining('Without the filters there is 1 moment'),
  })
})
