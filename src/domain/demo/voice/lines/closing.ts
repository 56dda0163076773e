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
  recapFirst: [
    'So let me just look back over it. It started with the {digit} in {place}.',
    'Where did we begin? With {a} in {place}.',
    'The first digit was {a}, in {place}. I remember being glad of that one.',
    'Let me go over what happened. The first thing I found was the {digit} in {place}.',
    'Quick look back. First in was {a}, in {place}.',
  ],
  recapKey: [
    'Then I had {count} {digits} and nothing more, until {technique}. {cells} That was the break-in, everything else came out of that.',
    "If you got stuck, I expect it was before {technique}. {cells} I'd found {count} {digits} by then, and they did not help at all.",
    "What I'll remember is {technique}. {cells} {count} {digits} before it, and after it everything just ran.",
    'The step that mattered was {technique}. {cells} If you saw that straight away, you will have beaten me by a long way.',
    'The break-in was {technique}, {cells} after {count} {digits}. I hope I made it look harder than it was.',
    '{count} {digits} in, I was stuck, and then came {technique}. {cells} That is what I would show somebody from this puzzle.',
  ],
  recapKeyAtOnce: [
    "And you couldn't do anything at all without {technique}. {cells} That was the way in.",
    'The way in was {technique}. {cells} Nothing works until you see that.',
    "It all hangs on {technique}, right at the start. {cells} That's what opened it up.",
    'No digit without {technique}. {cells} That was the break-in, and I thought it was a good one.',
  ],
  recapMistake: [
    'I did make {count}. {cell} I was in too much of a hurry there.',
    "And I'm sorry about {those}. {cell} I should have checked. At least it showed itself quickly.",
    'There {was} {count} in it, {cell} which I got away with.',
    '* You will have seen {those}, {cell} and shouted, I hope. I only heard you later.',
    '* Let us not talk about {those}. {cell} Well, now I have.',
  ],
  recapLast: [
    'And it ended with the {digit} in {place}.',
    'The last one in was {a}, in {place}.',
    'And {place} was the last to go, with {a}.',
    'It finished over here, {a} in {place}.',
  ],
  reviewEasy: [
    'There was nothing nasty in there. Just one digit after another.',
    'That was a gentle one. No tricks, just looking carefully.',
    'And I only ever asked two things, where can this go, and what can go here.',
  ],
} as const
