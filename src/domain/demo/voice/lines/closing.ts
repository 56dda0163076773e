/** The end. */
export const closingLines = {
  solved: [
    "And that's it. ~ Solved.",
    'And there it is. ~ All done.',
    'And that is the last one. ~ Is it right? ~ Yes!',
    "That's the whole grid. ~ And it's correct.",
    'Done. ~ And the software is happy with it.',
  ],
  solvedHidden: [
    "And that's the grid full. ~ I can't check it, this one keeps its solution to itself. But I believe it.",
    "And that's the last one. ~ There's no solution to compare with, so we have to trust the logic.",
  ],
  recapFirst: [
    'So let me just look back over it. It started with the {digit} in {place}.',
    'Where did we begin? With {a} in {place}. It seems a long time ago.',
    'The first digit was {a}, in {place}. I remember being glad of that one.',
    'Let me go over what happened. The first thing I found was the {digit} in {place}.',
  ],
  recapKey: [
    'Then I had {count} {digits} and nothing more, until {technique}. {cells} That was the break-in, everything else came out of that.',
    "If you got stuck, I expect it was before {technique}. {cells} I'd found {count} {digits} by then, and they did not help at all.",
    "What I'll remember is {technique}. {cells} {count} {digits} before it, and after it everything just ran.",
    'The step that mattered was {technique}. {cells} If you saw that straight away, you will have beaten me by a long way.',
  ],
  recapKeyAtOnce: [
    "And you couldn't do anything at all without {technique}. {cells} That was the way in.",
    'The way in was {technique}. {cells} Nothing works until you see that.',
    "It all hangs on {technique}, right at the start. {cells} That's what opened it up.",
  ],
  recapMistake: [
    'I did make {count}. {cell} I was in too much of a hurry there.',
    "And I'm sorry about {count}. {cell} I should have checked. At least it showed itself quickly.",
    'There was {count} in it, {cell} which I got away with.',
  ],
  recapLast: [
    'And it ended with the {digit} in {place}.',
    'The last one in was {a}, in {place}.',
    'And {place} was the last to go, with {a}.',
  ],
  reviewEasy: [
    'There was nothing nasty in there. Just one digit after another.',
    'That was a gentle one. No tricks, just looking carefully.',
  ],
  verdict: [
    'I enjoyed that. It has a good flow.',
    "What a pleasant puzzle. I'd give that a solid eight.",
    'For something that came out of a random number generator, that was rather good.',
    'I thought that was lovely, actually. Not too hard, not too soft.',
    'That had one proper moment in it, and that is all I ask for.',
  ],
  outro: [
    'Thank you for watching, and remember that this was a synthetic demo. Goodbye.',
    'Thanks for your company. This was a synthetic demo. See you in the next one.',
    "That's all from this synthetic demo. Take care, and bye for now.",
    'Thank you for staying until the end of a synthetic demo. Bye bye.',
  ],
} as const
