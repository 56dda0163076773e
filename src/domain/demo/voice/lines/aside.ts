/** Between the lines of reasoning. */
export const asideLines = {
  filler: ['Hmm. ~', 'Okay. ~', 'Right. ~', 'Now then. ~', 'Um. ~', 'So. ~', "Let's see. ~"],
  stuck: [
    "Hmm. ~~ I'm not sure what's next.",
    '~~ Okay. What am I missing?',
    "Right, I've run out of the easy stuff. ~~ Let me think.",
  ],
  please: ['Good.', 'Lovely.', 'That helps.', "That's nice.", 'Okay, good.'],
} as const
