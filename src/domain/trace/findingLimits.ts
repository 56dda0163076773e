/** What counts as a finding, where the data itself sets no line. One place, so that tests and generator can read them. */
export const FINDING_LIMITS = {
  /** Seconds between two groups, after the solve began, from which a gap is reported. */
  gap: 300,
  /** Seconds a word may lie outside its segment: the largest seen in a sound 2 h 16 min transcript is 0.4. */
  outsideSegment: 1,
  /** Seconds a word may start before the one before it: float noise only. */
  wordBackward: 0.01,
  /** A word below this is doubtful to the recogniser. */
  lowProbability: 0.3,
  /** So many doubtful words one after another are a stretch. */
  lowProbabilityWords: 6,
  /** Repeated words from which a repeated sentence is taken for a hallucination: "No. No." is speech. */
  repeatedWords: 6,
  /** Seconds of speech after the last group that pass for goodbyes. */
  afterEnd: 900,
} as const
