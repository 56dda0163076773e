/** Something at a time that stands above the lanes. */
export interface TimelineMarker {
  /** Stable among the markers of one timeline. */
  readonly id: string
  /** Seconds. */
  readonly time: number
  /** Seconds: the end of a span (a mistake from entry to correction). */
  readonly end?: number
  readonly kind:
    | 'start'
    | 'solved'
    | 'mistake'
    | 'finding'
    | 'technique'
    | 'hit'
    | 'hit-now'
    | 'chapter'
    | 'digit'
  readonly text: string
}

export interface PlacedMarker extends TimelineMarker {
  /** CSS pixels from the left of the track. */
  readonly x: number
  /** CSS pixels: the length of a span on screen, 0 for a moment. */
  readonly span: number
  /** Whether its words fit before the next marker. */
  readonly labelled: boolean
}

/** Kinds whose words are worth showing beside the mark; the others are dots that speak on hover and focus. */
const WORDED = new Set<TimelineMarker['kind']>(['start', 'solved', 'mistake', 'chapter'])
/** CSS pixels a character of a label takes, generously. */
const CHARACTER = 6.5

/**
 * Places markers on a track. Every marker in the view keeps its own place however far out the view is; only words
 * are left away where they would run into the next ones.
 */
export function placeMarkers(
  markers: readonly TimelineMarker[],
  view: { readonly from: number; readonly to: number },
  width: number,
): readonly PlacedMarker[] {
  const perSecond = width / (view.to - view.from)
  const placed: PlacedMarker[] = []
  let wordsUntil = -Infinity
  const sorted = [...markers].sort((a, b) => a.time - b.time)
  const worded = sorted.filter((marker) => WORDED.has(marker.kind))
  for (const marker of sorted) {
    const x = (marker.time - view.from) * perSecond
    const span = marker.end === undefined ? 0 : Math.max(0, (marker.end - marker.time) * perSecond)
    if (x + span < 0 || x > width) continue
    let labelled = false
    if (WORDED.has(marker.kind) && x >= wordsUntil) {
      const needs = marker.text.length * CHARACTER + 8
      const next = worded[worded.indexOf(marker) + 1]
      const room = Math.min(next ? (next.time - view.from) * perSecond : width, width) - x
      labelled = room >= needs
      if (labelled) wordsUntil = x + needs
    }
    placed.push({ ...marker, x, span, labelled })
  }
  return placed
}
