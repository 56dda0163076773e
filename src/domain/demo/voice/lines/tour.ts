/** Going through a digit and marking where it can be. */
export const tourLines = {
  tourStart: [
    "Let's do {digits} [next|then|now].",
    '[What about|How about] {digits}?',
    'Next, {digits}. There are {count} of them already.',
    "Let's go round with the {digits}.",
    "I'll have a look at {digits}. We've got {count}. ~",
    '{digits} then. ~ {count} in the grid.',
    'Can I get anywhere with {digits}? ~',
    "Let me check {digits} while I'm here.",
  ],
  tourStartNone: [
    "There isn't a single {digit} in the grid yet.",
    'What about {digits}? There are none at all so far.',
  ],
  tourBy: [
    "{by} looks {look}, so in {house} it's in one of {these}. {mark}",
    "In {house}, with {by} {at}, it's {here1} or {here2}. {mark}",
    '{by} is looking {look}. So one of {these} has the {digit} in {house}. {mark}',
    '{house}, because of {by}, has it in {these}. {mark}',
    'Because of {by}, {digit} in {house} is {here1} or {here2}. {mark}',
    '{by} {at} gives me {these} in {house}. {mark}',
  ],
  tourMark: [
    'In {house} {digit} is in one of {these}. {mark}',
    "{house}, it's {here1} or {here2}. {mark}",
    '{digit} in {house} is {here1} or {here2}. {mark}',
    'So one of {these} is {a}. {mark}',
    "It's one of {these} in {house}. {mark}",
    '{house} has two places for it, {here1} and {here2}. {mark}',
    '{here1} or {here2} in {house}. {mark}',
  ],
  tourMany: [
    "In {house} there are {places} places, {these} I won't mark that.",
    '{house} has it in {places} cells {these} still. Leave it.',
    "{places} in {house}. {these} That's too many for me.",
  ],
  tourEnd: [
    "That's all I can get for {digits}.",
    '{digits} [run out of road there|stop there].',
    'Nothing more there.',
    'Okay, so no more {digits} for the moment.',
  ],
} as const
