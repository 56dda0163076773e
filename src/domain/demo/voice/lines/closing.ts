/** The end. */
export const closingLines = {
  solved: [
    "And that's it. ~ Solved.",
    'And there it is. ~ All done.',
    'And that is the last one. ~ Is it right? ~ Yes!',
    "That's the whole grid. ~ And it's correct.",
    'Done. ~ And the software is happy with it.',
    'Full. ~ Let me hear the software say it. ~ Yes, that is right.',
    'Last digit. ~ And it is correct!',
  ],
  solvedHidden: [
    "And that's the grid full. ~ I can't check it, this one keeps its solution to itself. But I believe it.",
    "And that's the last one. ~ There's no solution to compare with, so we have to trust the logic.",
  ],
  recapKey: [
    'So, {count} {digits} by looking, and then {technique}. {cells} Everything else came out of that.',
    'If you got stuck, I expect it was before {technique}. {cells} I had {count} {digits} by then.',
    '[To go back over it|Looking back|In short]. {count} {digits}, then {technique}, {cells} then all the rest.',
    '* What I would show somebody from this is {technique}. {cells} It came after {count} {digits}.',
    '{technique}, {cells} that was the door. There {were} {count} {digits} in front of it.',
  ],
  recapKeyLater: [
    'So, what opened it was {technique}. {cells} I had {count} {digits} by then, and everything else came out of that.',
    'If you got stuck, I expect it was before {technique}. {cells} I had {count} {digits} there.',
    '[To go back over it|Looking back|In short]. {count} {digits} with some work, then {technique}, {cells} then all the rest.',
    'The big moment was {technique}, {cells} with {count} {digits} in the grid that {were} not there at the start.',
  ],
  recapKeyAtOnce: [
    'The way in was {technique}. {cells} Not one digit goes in before that.',
    'It all hangs on {technique}, right at the start. {cells}',
    '[To go back over it|Looking back|In short]. First {technique}, {cells} and only then a digit.',
  ],
  recapMistake: [
    '* I did make {count}. {cell} I was in too much of a hurry there.',
    '[There was the matter of|Along the way there {was}|There {was} also] {count}, {cell} [which I had to unpick|which had to come out again|and I left it in for you to see|and nobody but me to blame].',
    'You will have noticed {count}. {cell}',
    "And I'm sorry about {those}. {cell} I should have checked. [At least it could be undone|I will not cut it out of the video|It happens, and not only to me].",
    'There {was} {count} in it, {cell} which I got away with.',
    '* You will have seen {those}, {cell} and shouted, I hope. I only heard you later.',
    '* Let us not talk about {those}. {cell} Well, now I have.',
  ],
} as const
