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

/** Kinds whose words are worth showing beside the mark, by worth; the others are dots that speak on hover and focus. */
const WORDED: readonly TimelineMarker['kind'][] = ['start', 'solved', 'mistake', 'chapter']
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
  const xOf = (marker: TimelineMarker) => (marker.time - view.from) * perSecond
  const labelled = withWords(markers, xOf, width)
  const placed: PlacedMarker[] = []
  for (const marker of [...markers].sort((a, b) => a.time - b.time)) {
    const x = xOf(marker)
    const span = marker.end === undefined ? 0 : Math.max(0, (marker.end - marker.time) * perSecond)
    if (x + span < 0 || x > width) continue
    placed.push({ ...marker, x, span, labelled: labelled.has(marker.id) })
  }
  return placed
}

/** Which markers get their words: the start and the end of the solve first, then mistakes, then chapters. */
function withWords(
  markers: readonly TimelineMarker[],
  xOf: (marker: TimelineMarker) => number,
  width: number,
): ReadonlySet<string> {
  const taken: { from: number; to: number }[] = []
  const labelled = new Set<string>()
  for (const kind of WORDED) {
    for (const marker of markers) {
      if (marker.kind !== kind) continue
      const from = xOf(marker)
      const to = from + marker.text.length * CHARACTER + 8
      if (from < 0 || to > width || taken.some((other) => from < other.to && to > other.from))
        continue
      taken.push({ from, to })
      labelled.add(marker.id)
    }
  }
  return labelled
}
