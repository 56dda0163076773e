import { createSearches } from './searches'

/** Lives as long as the page: an index once made is not made again, whoever asks. */
export const searches = createSearches()
