/**
 * Eliminations within boxes and lines. `these` is the pattern, `those` what loses out, `mark` and `remove` the hand's
 * work, `line` "row" or "column".
 */
export const lockedLines = {
  pointing: [
    "Where is {digit} in {house}? It's in one of {these}. {mark} And they share a {line}, so wherever it goes, {those} can't be {a}. {remove}",
    "Look at the {digits} in {house}. {these} {mark} are all there is, and they point along the {line}. So {remove} {those} can't be {a}.",
    "In {house} the {digit} is in one of {these}. {mark} They're in the same {line}, so I get to remove it from {those}. {remove}",
    "{digits} in {house} [only work|can only go] in {these}. {mark} That's a pointing pattern, [it looks|they look] down the {line} at {those}. {remove}",
    "One of {these} is the {digit} of {house}. {mark} So that's the {digit} for this {line} too, and {those} can't have it. {remove}",
    '{house} keeps its {digit} in {these}. {mark} Same {line}, so they point at {those}, and the {digit} goes. {remove}',
    "I don't know which of {these} is the {digit} in {house}, {mark} and I don't care. They share a {line}, and {those} can't be {a}. {remove}",
    'The {digits} point along the {line}, from {these}. {mark} So nothing for {those}. {remove}',
  ],
  boxLine: [
    "Let's look at this {line} {row} for a second. The {digit} has to be in one of {these}. {mark} They're all in {house}, so {those} in the same {kind} can't be {a}. {remove}",
    "Where does this {line} get its {digit}? {row} It's one of {these}, {mark} because the rest are blocked. So in {house} it isn't {those}. {remove}",
    "This {line} needs {a}, {row} and it's in {these}. {mark} That uses up the {digit} of {house}, so {those} can't be {a}. {remove}",
    "In this {line} {row} I only see room for {a} in {these}. {mark} All in one {kind}, so it's not {those}. {remove}",
    'Now from the {line} into the {kind}. {row} {these} {mark} are its only places for {a}, so not {those}. {remove}',
    'If this {line} {row} wants {a}, it must come to {house} for it, {these}. {mark} So {those} have to give it up. {remove}',
    "The {digit} of this {line} {row} is somewhere in {house}, in {these}. {mark} [Which one I can't say, but|I can't say which, only] not {those}. {remove}",
  ],
  nakedPair: [
    "So {these} are both {or}, nothing else. That's a pair, so {those} can't be {or}. {remove}",
    "{these} are a pair. {list}. [I don't know which way round, but it doesn't matter|Which is which can wait|One of each, in some order]. {those} can't be {or} any more. {remove}",
    'If {these} only have {list} between them, {list} are used up in {house}. So {those} {lose} them. {remove}',
    '{or}, and {or} again. {theseAct} A naked pair in {house}, and that takes {list} out of {those}. {remove}',
    'These two {theseAct} will share {list} between them, and {those} will have to look elsewhere. {remove}',
    'Two cells, two digits, {list}. {theseAct} That is a pair in {house}. Not in {those}, then. {remove}',
  ],
  hiddenPair: [
    'Now {list} in {house}. Both of them have to be in {these}. {mark} Two digits, two cells, so nothing else can go in there. That is a hidden pair. {remove}',
    "Where do {list} go in {house}? Only in {these}. {mark} So that's a hidden pair, and everything else comes out. {remove}",
    "In {house}, {these} are the only places for {list}. {mark} A hidden pair. So those two cells are {or}, and that's all they are. {remove}",
  ],
  nakedTriple: [
    "So {these} only have {list} between the three of them. That's a triple, and it means {those} can't be {or}. {remove}",
    'Three cells, {theseAct} three digits, {list}. A naked triple. So none of those digits goes in {those}. {remove}',
    '{list} will fill these three, {theseAct} one way or another. It is a triple, so I can clean {those}. {remove}',
  ],
  hiddenTriple: [
    '{list} in {house} only have {these} to go in. {mark} Three digits in three cells, a hidden triple, so the rest comes out. {remove}',
    "In {house}, I need places for {list}. {these} {mark} are all there is. So they're a triple, and we can lose the other options. {remove}",
  ],
  optionsOf: [
    '{this} is {options}. {mark}',
    'So {this} must be {options}. {mark}',
    "What's {this}? It's {options}. {mark}",
    '{this} can be {options}. {mark}',
    'In {this} I have {options}. {mark}',
    'That makes {this} {options}. {mark}',
    "And {this}, that's {options}. {mark}",
    'Let me write {options} in {this}. {mark}',
    '{options} here. {thisAct} {mark}',
  ],
  alsoOptions: [
    'And {this} is {options} as well. {mark}',
    'So is {this}, {options}. {mark}',
    '{this} too, that is also {options}. {mark}',
    'And {this} comes down to the same thing, {options}. {mark}',
    'The same for {this}. {mark} {options}.',
  ],
  optionsWhy: [
    'It sees {list} in {where}.',
    '{where} takes care of {list}.',
    "There's {list} in {where}.",
    'Not {list2}, {where} has those.',
    '{list} are in {where} already.',
  ],
} as const
