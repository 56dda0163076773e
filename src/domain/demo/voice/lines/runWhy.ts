/**
 * A digit of several in a sentence with its reason, which is the slot `why` ("the last of row two", "as it sees this
 * seven"). Other slots as in `runLines`.
 */
export const runWhyLines = {
  runFirstWhy: [
    '{a} {here}, {enter} {why},',
    'So {thats} {a}, {enter} {why},',
    'Then {digit} {here}, {enter} {why},',
    'And {this} is {a}, {enter} {why},',
    '{thats} {a}, {enter} {why},',
    'Now {this} gets {a}, {enter} {why},',
    'I can do {a} {here}, {enter} {why},',
    'Next {a} {here}, {enter} {why},',
    'I put {a} {here}, {enter} {why},',
    'On to {this}, {a}, {enter} {why},',
  ],
  runNextWhy: [
    '{digit} {here}, {enter} {why},',
    '{this} is {digit}, {enter} {why},',
    'then {a}, {spot} {enter} {why},',
    'so {a} {here}, {enter} {why},',
    'and {this} is {a}, {enter} {why},',
    '{a} in this one, {spot} {enter} {why},',
    'which gives {a} {here}, {enter} {why},',
    'so {thats} {a}, {enter} {why},',
  ],
  runLastWhy: [
    'and {a} {here}, {enter} {why}.',
    'and {thats} {a}, {enter} {why}.',
    'so {this} is {a}, {enter} {why}.',
    'then {a} {here}, {enter} {why}.',
    'and {this} takes {a}, {enter} {why}.',
    'and at last {a} {here}, {enter} {why}.',
    'and {digit} goes {here}, {enter} {why}.',
    'and so {this} is {digit}, {enter} {why}.',
  ],
} as const
