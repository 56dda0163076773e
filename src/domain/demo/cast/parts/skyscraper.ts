import { makeClassic, toolsFor } from '../../makers/classic'
import { personas } from '../../perform/persona'
import { normalRules, part } from '../part'

export const skyscraper = part({
  youtubeId: 'demo-skysc5',
  puzzleId: 'demo-city-lights',
  name: 'City Lights',
  date: '2024-02-05',
  rules: [normalRules(9)],
  persona: { ...personas.dreamy, thorough: 0.85 },
  techniques: toolsFor('skyscraper'),
  breakIn: ['skyscraper'],
  script: { detour: 0.6, think: 10, fill: 10, slips: 1 },
  faults: ['misread-mark', 'word-outside'],
  talk: {
    hello:
      "Good evening. It's late, the windows are dark and I'm a program, so I don't sleep. This is a synthetic demo, and I thought we would look at a city.",
    mood: "I'm imagining the digits as windows that go on one after another.",
    before: [
      "One more window lit. It's a big building.",
      "From up here all the rows look like streets. You can see who's going home.",
      'If you have a lamp on while you watch this, we have something in common with the grid.',
      'You will have noticed that I like to go round with one digit at a time. It is like a caretaker checking the doors.',
      "Somewhere over there a lift has got stuck between two floors. That's me.",
    ],
    after: [
      'There should be a word for the moment when a column goes from half empty to nearly full.',
      "The whole side of it is lit now. It's rather pretty, for a table of numbers.",
    ],
    opened:
      "Two towers on the same ground, one taller than the other, and a light on at the top of at least one of them. That's your skyscraper. The name of the puzzle was practically shouting it.",
    verdict: 'I never look up, it seems. That is the thing about skyscrapers, you walk past them.',
    bye: 'Lights out. That was a synthetic demo. Good night, good night.',
  },
  make: () => makeClassic({ size: 9, seed: 'skyscraper-5', hardest: 'skyscraper', keep: 22 }),
})
