/** What the light shows. */
export const fogLines = {
  fogCage: [
    'And what do we get? {clue} {aSum} cage, in {n} cells.',
    "Oh, there's a new cage. {clue} {sum}.",
    'That clears a bit. {clue} So {sum} in {n} cells, {more}.',
    'The fog lifts, and we have {sum} here. {clue}',
    "{clue} I couldn't see that before. {sum} in {n}.",
    'Hello, who are you? {clue} {sum} in {n} cells.',
    'And out of the mist {clue} comes {aSum}.',
    'That was behind it. {clue} {aSum} cage.',
  ],
  fogDot: [
    "And there's a {dot} dot in there. {clue}",
    'Now I can see a {dot} dot. {clue}',
    '{clue} A {dot} dot has turned up, {more}.',
    "What's this? {clue} A {dot} dot.",
    'A bit more light. {clue} And a {dot} dot.',
    '{clue} So there was a {dot} dot hiding there.',
  ],
  fogClue: ['Something new has come to light. {clue}', "{clue} That wasn't there before."],
  fogNothing: [
    "Nothing new in there. That's a shame.",
    "It gets lighter, but there's no clue.",
    'No new clue for that one.',
    'Empty. Never mind.',
    'Just more cells. Oh well.',
  ],
} as const
