/** Patterns on one digit across the grid. */
export const fishLines = {
  fishLook: [
    'Let me look at {digits} [across the whole grid|again].',
    'I want to check the {digits}. ~',
    'Where do the {digits} go, globally? ~',
    "{digits}. There's something going on with {digits}.",
    'Give me the {digits}, line by line. ~',
    'Forget the boxes for a moment. {digits}, in whole lines.',
  ],
  fishLine: [
    'In this {line} {row} the {digit} is {here1} or {here2}. {mark}',
    'This {line} {row} has two places for {a}, {here1} and {here2}. {mark}',
    '{row} In this {line}, {digit} can only be {here1} or {here2}. {mark}',
    'Take this {line}. {row} It has {digits} {here1} or {here2}, and nowhere else. {mark}',
  ],
  fishLineAlso: [
    'And in this {line} {row} the {digit} is {here1} or {here2}. {mark}',
    'Now this {line}, {row} also two places, {here1} and {here2}. {mark}',
    'And {row} this {line} has {digits} {here1} and {here2}, nowhere else. {mark}',
    'Then this {line}. {row} {here1} or {here2} again. {mark}',
  ],
  fishLineThree: [
    'In this {line} {row} the {digit} is in one of {these}. {mark}',
    'This {line} {row} has its {digit} in {these}. {mark}',
  ],
  xWing: [
    "And they line up! {corners} Four corners of a rectangle. So whichever way round they are, both of these {covers} {cover} get their {digit} from here. That's an X-Wing. Nothing else in those {covers} can be {a}, so {those} can't. {remove}",
    "They're in the same two {covers}. {cover} So it's an X-Wing on {digits}. {corners} If it's here, then it's there, and if it's the other way, the same. Either way {those} can't be {a}. {remove}",
  ],
  swordfish: [
    "So that's three {lines}, and all their {digits} live in the same three {covers}. {cover} Three {digits}, three {covers}. It's a swordfish! Which means nowhere else in those {covers} can have {a}. So not {those}. {remove}",
    "Three {lines}, three {covers}. {cover} Each of those {covers} takes one of the {digits}, and that's all of them used up. This is a swordfish, and it kills the {digit} in {those}. {remove}",
  ],
  skyscraper: [
    "Now these two {base} are in the same {cross}, so they can't both be {a}. So at least one of the other two, {roofs} up here or over there, has to be {a}. It's a skyscraper. Now {those} {see} both of them, so {remove} {they} can't be {a}.",
    "Look at the ends. These {base} see each other. They're not both {digits}. So {a} turns up in one of these two {roofs} for certain. That's a skyscraper, that is. And {those}, seeing both ends, can't be {a}. {remove}",
  ],
  xyWingLook: [
    "I've got a lot of cells with two options. Let me see whether some of them hang together. ~",
    'Right, what about the cells with just two candidates? ~ Suppose I start from {this}.',
  ],
  xyWing: [
    "If {this} is {one}, then {left} can't be {one}, so it's {a}. And if {this2} is {two}, then {right} is {a}. So one of these two {pincers} is always {a}! That's an XY-Wing. And {those} {see} both, so {remove} {they} can't be {a}.",
    "This is a hinge. {thisAct} Say it's {one}. Then {left} becomes {a}. Say it's {two}. Then {right} becomes {a}. Whatever happens, {a} in one of {pincers} those two. It's an XY-Wing, so {those} can't be {a}. {remove}",
  ],
  colourLook: [
    "I'm going to colour the {digits}. [It's a bit of a last resort, but it's fun.|Bear with me.] ~",
    'Let me get the colours out for {digits}. ~',
    'Colouring, then. Just the {digits}. ~',
  ],
  colourAgain: [
    'One more time with the colours, {wipe} from the other end of the {digits}. ~',
    'Wipe that off, {wipe} and colour the {digits} once more, starting somewhere else. ~',
  ],
  colourFirst: [
    "Say {this} is green. {green} I don't know if green is {a}, it's just a label.",
    "I'll start with {this} in green. {green}",
    '{this} gets green. {green} It might be {a}, it might not.',
  ],
  colourNext: [
    '{house} only has two places, so {this} is the opposite. {paint}',
    'Now {this} is the other one in {house}, so it takes the other colour. {paint}',
    '{this} has to be different, because {house} has {a} in one of two places. {paint}',
    'From there, {house} gives me {this}. {paint}',
    'Two places in {house}, so the colour flips in {this}. {paint}',
    'If that one is, {this} is not, and the other way round. {paint} That is {house} done.',
  ],
  colourTrap: [
    "One of the two colours is all {digits}. Now look at {target}. It sees this green one, {greenAct} and it sees that yellow one. {yellowAct} One of those two is {a}, so {those} can't be. {remove} That's simple colouring.",
    "So either all the greens are {digits}, or all the yellows. What about {target}? There's a green one {greenHere} that it sees, and a yellow one {yellowThere} as well. One of them is {a}, so not {those}. {remove} And that is simple colouring.",
  ],
  colourWrap: [
    "Hang on. These two in {clashHouse} {clash} have the same colour, and they see each other. So that colour can't be {digits}, it would be two in one {clashKind}. So the whole of that colour {whole} is not {a}. {remove} That's simple colouring.",
  ],
  knights: [
    "Where's {digit} in {house}? It's one of {these}. {mark} And now think about knight's moves. Every one of those sees {those}, so {they} can't be {a}. {remove}",
    "{digit} in {house} is in {these}. {mark} Whichever it is, it's a knight's move or a line away from {those}. So {a} can't go there. {remove}",
    "Ah, the anti-knight rule! {these} {mark} are the only places for {digit} in {house}, and all of them look at {those}. {remove} That's not {a}.",
    'If {digit} in {house} is in {these}, {mark} then {those} can never be {a}, because {they} {are} seen from everywhere. {remove}',
    'Let the knight hop. {house} has its {digit} in {these}, {mark} and from any of them it sees {those}. {remove} So not {a}.',
    '{house} only has {these} for {a}. {mark} Hop, hop, and {those} {are} attacked every time. {remove}',
    "It's the knight again. One of {these} is the {digit} of {house}, {mark} and {those} would be in check. {remove}",
  ],
} as const
