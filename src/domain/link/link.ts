/** Everything a link can say. Absent means default; a link carries only what differs. */
export interface Link {
  /** Where the trace comes from: `demo`, `hub`, a library's URL. */
  readonly lib?: string
  /** youtube_id. */
  readonly v?: string
  /** puzzle_id, where the video has several. */
  readonly p?: string
  /** Which of several rows with both ids, from 2; the first is not counted. */
  readonly copy?: number
  /** Seconds on the video's axis. */
  readonly t?: number
  /** Seconds: the end of a linked range. */
  readonly end?: number
  /** Action group. */
  readonly a?: number
  /** Search. */
  readonly q?: string
  /** What narrows and orders the search (see `searchView`). */
  readonly find?: string
  /** Seconds by which the words are moved against the board, −30…30. */
  readonly o?: number
  /** Seconds by which the video is moved against the axis, −3600…3600 for edited re-uploads. */
  readonly vo?: number
  /** Panel beside the board. */
  readonly panel?: string
  /** Row-major index of the cell whose story is open. */
  readonly cell?: string
  /** What the library's list shows (see `listQuery`). */
  readonly list?: string
  /** Page of the library: storage, techniques. */
  readonly page?: string
  /** Board settings that differ from the defaults, `stock,large`. */
  readonly board?: string
  /** Parameters this version does not know, kept as they came. */
  readonly unknown: readonly (readonly [string, string])[]
}

export const EMPTY_LINK: Link = { unknown: [] }
