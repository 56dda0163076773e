/** Placing a digit. */
export const singleLines = {
  fullHouse: [
    '[So|And] the last [cell|one] in {house} is {a}. {enter}',
    "That leaves {a} to finish {house}. {enter} [There we go.|Good.|That's {house2} done.|]",
    '{house} only needs {a} now, so [I can put that in|in it goes]. {enter}',
    'And this is the last open cell in {house2}, {here} so it has to be {a}. {enter}',
  ],
  hiddenAsk: [
    '[So|Now|Right,|Okay,] where does {digit} go in {house}?',
    '{digits} in {house}. ~',
    "Let's think about {digits} in {house}.",
    "[What about|How about|Let's do] {digits} in {house}?",
    "I'm looking at {house} now. Where's the {digit}?",
    '{house} needs {a} somewhere.',
  ],
  hiddenBlocked: [
    "It can't be [in|one of] {those} because of {by}.",
    '{by} [takes care of|rules out|knocks out|sees] {those}.',
    "{by} means it's not {those}.",
    'Not {those}, because {by} is looking [right at it|in there].',
    'With {by} here, {those} [is|are] no good.',
  ],
  hiddenKnown: [
    "We've already said it can't be {those}.",
    '{those} [was|were] ruled out earlier.',
    "And from what we did before, it's not {those}.",
  ],
  hiddenPlace: [
    'So {digit} has to go here. {here} {enter}',
    'So this is {a}. {here} {enter}',
    "There's only one place left for it, {here} so that's {a}. {enter}",
    'So that must be the {digit}. {here} {enter} [Lovely.|Good.|Okay.|]',
    '{digit} [goes in|is] this cell. {here} {enter}',
  ],
  nakedAsk: [
    'What can {this} be?',
    'Let me look at {this}.',
    'Now {this} is [interesting|seeing a lot of digits|quite restricted].',
    'Ah, {this}. ~',
  ],
  nakedSees: [
    'It sees {list} [in its {where}|along the {where}].',
    "There's {list} in the {where}.",
    'The {where} [gives us|takes away|has] {list}.',
    '{list} [is|are] in the {where}.',
  ],
  nakedPlace: [
    'So it [has to be|must be|can only be] {a}. {enter}',
    "[And|So] the only thing left [is|that's left is] {a}. {enter}",
    'Which makes it {a}. {enter} [Thank you very much.|Nice.|]',
    '{a} is all that fits. {enter}',
  ],
  nakedPairLeft: [
    "{this} was {options}, and now it can't be {gone} [any more|because of {by}], so it's {a}. {enter}",
    '{by} turns {this} into {a}. {enter}',
    'We had {options} in {this}. With {by} here it is {a}. {enter}',
  ],
  afterLast: [
    "That's all the {digits}.",
    'And that was the last {digit}.',
    '{digits} are [done|finished|complete].',
  ],
  afterHouse: ['{house} is finished.', "That's {house} complete.", 'And {house} is full now.'],
  afterCount: ['{count} cells to go.', 'We have {count} left.', '{count} more to find.'],
  tidy: [
    "So that's not {a} [any more|now]. {act}",
    '{act} I can take the {digit} out of there.',
    '{act} That loses its {digit}.',
  ],
} as const
