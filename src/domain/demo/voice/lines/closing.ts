/** The end. */
export const closingLines = {
  nearEnd: ['This should finish now.', "And we're nearly there.", "It's going to fall now."],
  solved: ["And that's it. ~ Solved.", 'And there it is. ~ All done, and the software is happy.'],
  outro: [
    'That was fun. Thank you for watching, and remember that this was a synthetic demo.',
    'What a nice little puzzle for a machine to come up with. Thanks for watching.',
  ],
} as const
