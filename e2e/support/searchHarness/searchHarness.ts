import type { SearchAnswer } from '@/data/search/answer'
import { USUAL_REQUEST } from '@/data/search/answer'
import { startSearchClient } from '@/data/search/searchClient'

/**
 * The search of the app on a page without views, so that a benchmark drives the real worker over the network of a
 * browser, beside a plain scan of the same text in the same browser.
 */
const client = startSearchClient()
let texts: readonly string[] = []

const searchHarness = {
  client,
  async open(index: string, url: string): Promise<void> {
    const message = await client.openStored(index, new URL(url, location.href).href)
    if (message !== '') throw new Error(message)
  },
  /** A search as the page of moments asks for it, and the milliseconds until its answer is here. */
  async search(
    index: string,
    query: string,
  ): Promise<{ answer: SearchAnswer; milliseconds: number }> {
    const start = performance.now()
    const answer = await client.search(index, { ...USUAL_REQUEST, query })
    return { answer, milliseconds: performance.now() - start }
  },
  /** Fetches the transcripts in lower case, one a line. */
  async loadTexts(url: string): Promise<number> {
    texts = (await (await fetch(url)).text()).split('\n')
    return texts.reduce((sum, text) => sum + text.length, 0)
  },
  /** Every place of every needle in every transcript: what a plain search has to do at least. */
  scan(needles: readonly string[]): { hits: number; milliseconds: number } {
    const start = performance.now()
    let hits = 0
    for (const text of texts) {
      for (const needle of needles) {
        for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) hits++
      }
    }
    return { hits, milliseconds: performance.now() - start }
  },
}

/** Milliseconds until a page that has just opened rests, and for which it is then left alone. */
const REST = 1_500

/** Opens the index and asks the queries that the server has, each so often; says to the server how far it is. */
async function alone(): Promise<void> {
  const { queries, runs } = await (await fetch('queries.json')).json()
  await new Promise((resolve) => setTimeout(resolve, REST))
  await fetch('said/resting')
  await new Promise((resolve) => setTimeout(resolve, REST))
  await searchHarness.open('alone', 'search/index.json')
  for (const query of queries as string[]) {
    for (let i = 0; i < runs; i++) await searchHarness.search('alone', query)
  }
  await fetch('said/asked')
}

export type SearchHarness = typeof searchHarness
;(globalThis as unknown as { searchHarness: SearchHarness }).searchHarness = searchHarness
if (new URLSearchParams(location.search).has('alone')) void alone()
