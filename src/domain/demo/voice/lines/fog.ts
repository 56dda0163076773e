/** What the light shows. */
export const fogLines = {
  fogCage: [
    'And what do we get? {clue} A {sum} cage, in {n} cells.',
    "Oh, there's a new cage. {clue} {sum}.",
    'That clears a bit. {clue} So {sum} in {n} cells, {more}.',
    'The fog lifts, and we have {sum} here. {clue}',
    "{clue} I couldn't see that before. {sum} in {n}.",
  ],
  fogDot: [
    "And there's a {dot} dot in there. {clue}",
    'Now I can see a {dot} dot. {clue}',
    '{clue} A {dot} dot has turned up, {more}.',
    "What's this? {clue} A {dot} dot.",
  ],
  fogClue: ['Something new has come to light. {clue}', "{clue} That wasn't there before."],
  fogNothing: [
    "Nothing new in there. That's a shame.",
    "It gets lighter, but there's no clue.",
    'No new clue for that one.',
  ],
} as const
