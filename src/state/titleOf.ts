/** What the demo rows' titles begin with, so that they are honest in any tool; the app says it with a badge. */
const PREFIX = 'Synthetic demo: '

/** A solve's title as the app shows it: the row's, else the puzzle's id, else the video's. */
export function titleOf(facts: {
  readonly title: string
  readonly puzzleId: string
  readonly youtubeId: string
}): string {
  const title = facts.title.startsWith(PREFIX) ? facts.title.slice(PREFIX.length) : facts.title
  return title || facts.puzzleId || facts.youtubeId
}

/** A row of the project's own generator, whatever file carried it. */
export const isSynthetic = (facts: { readonly title: string }): boolean =>
  facts.title.startsWith(PREFIX)
