/** Marks and techniques of classic sudoku. */
export const classicLines = {
  tourStart: [
    '{digits}. ~',
    "Let's do {digits} [next|then|now].",
    '[What about|How about] {digits}?',
    'Next, {digits}. ~ There are {count} of them [in the grid|already].',
    "Let's go round [with|for] the {digits}.",
  ],
  tourMark: [
    'In {house} [it is|{digit} is] in one of {these}. {mark}',
    "{house}, it's one of {these}. {mark}",
    '{digit} in {house} is here or here. {mark}',
    'So one of {these} is {a}. {mark}',
  ],
  tourNothing: [
    "That's [not doing much|all I can get] for {digits}.",
    '{digits} [run out of road there|stop there].',
    'Nothing more there.',
  ],
  pointing: [
    "Look at {digits} in {house}. {these} are the only places, and they're in the same {line}. So no {digit} [over here|in the rest of the {line}]. {remove}",
    "In {house} the {digit} is in {these}, so it points along the {line}, and {remove} {those} can't be {a}.",
  ],
  boxLine: [
    "In this {line} {row} the {digit} has to be in {these}, which is all in {house}. So {remove} {those} can't be {a}.",
    'Where does {digit} go in this {line}? {row} It is one of {these}. That means it is not {those} {remove} in {house}.',
  ],
  nakedPair: [
    "These two cells {these} are both {list}. That's a pair, so {remove} {those} can't be [either of those|{or}].",
    "Oh, {these} make a {list} pair in {house}. So {those} {remove} [lose|don't get] {or}.",
  ],
  hiddenPair: [
    'In {house}, {list} can only go in {these}. So [they are a pair|those two are a pair] and nothing else goes in there. {remove}',
    '{list} in {house} are stuck in {these}. ~ So it is a {list} pair. {remove}',
  ],
  nakedTriple: [
    "These three cells {these} only have {list} between them. So it is a triple, and {remove} {those} can't be any of those digits.",
  ],
  hiddenTriple: ['{list} in {house} only have {these} to go in. So that is a triple. {remove}'],
  xWing: [
    "Right, look at {digits}. In this line they are here or here. {first} And in this line, here or here. {second} That's an X-Wing. So {remove} {those} can't be {a}.",
  ],
  skyscraper: [
    "Look at {digits}. {first} Here or here, {second} and here or here. One of these two {roofs} has to be {a}. It's a skyscraper. So {remove} {those} isn't {a}.",
  ],
  xyWing: [
    "If {this} is {one}, then {left} is {a}. If it's {two}, then {right} is {a}. So it's an XY-Wing, and {remove} {those} can't be {a}.",
  ],
  swordfish: [
    "It's a swordfish on {digits}. Three lines, {these} and only three columns or rows to put them in. So {remove} {those} can't be {a}.",
  ],
  simpleColouring: [
    "Let me colour the {digits}. {colour} One colour is all {digits}, the other is not. So {remove} {those} can't be {a}.",
  ],
  options: [
    '{this} is {options}. {mark}',
    'So {this} is from {options}. {mark}',
    "What's {this}? It's {options}. {mark}",
  ],
} as const
