/** Thermometers, arrows, dots, X and V, whispers, renbans, palindromes, little killers. */
export const clueLines = {
  thermoLook: [
    'This thermometer {line} has {n} cells on it.',
    "Let's have a look at this thermometer. {line}",
    'Now the thermo here. {line}',
    'What about this thermometer? {line}',
    'Up this thermometer {line} the digits get bigger.',
  ],
  thermoLow: [
    "{this} is above {below}, which is at least {min}. So it's at least {low}.",
    "Since {below} can't be less than {min}, {this} can't be less than {low}.",
    '{this} has to beat {below}, so {low} or more.',
  ],
  thermoLowLength: [
    "There are {k} cells below {this}, so it's at least {low}.",
    "{this} can't be less than {low}, it has {k} below it.",
  ],
  thermoHigh: [
    "{this} is below {above}, and that's at most {max}. So it's at most {high}.",
    "{above} can't be more than {max}, so {this} can't be more than {high}.",
    '{this} has to stay under {above}, so {high} or less.',
  ],
  thermoHighLength: [
    "There are {k} cells to go after {this}, so it's {high} at the most.",
    '{this} needs room for {k} bigger digits, so {high} at most.',
  ],
  arrowLook: [
    'This arrow {line} adds up to the circle.',
    "Let's do this arrow. {line}",
    'What about the arrow here? {line}',
    'Now this arrow, {line} with {n} cells on it.',
  ],
  arrowCircleLow: [
    'The least I can get along the arrow is {min}. So the circle {circle} is at least {low}.',
    "{shaft} Those {n} come to {min} at the very least, so {circle} this circle can't be less than {low}.",
  ],
  arrowCircleHigh: [
    "The most these can make {shaft} is {max}. So the circle {circle} can't be more than {high}.",
  ],
  arrowCell: [
    "{this} can't be {gone}, because with that I can't make the circle work.",
    'If {this} was {gone}, the rest of the arrow has no way of reaching the circle. Or it overshoots.',
    "{gone} in {this} doesn't work, the sum comes out wrong.",
  ],
  arrowCellHigh: [
    '{this} is at most {high}, otherwise the arrow is too big for its circle.',
    "The circle {circle} is {circleMax} at most, so {this} can't be more than {high}.",
  ],
  dotLook: [
    'There is a {dot} dot here {line} between these two.',
    'Look at this {dot} dot. {line}',
    'Now the {dot} dot. {line}',
    '{line} These two have a {dot} dot between them.',
  ],
  whiteCell: [
    'One up or one down from {otherOptions} {other} means {this} {is} {options}. {mark}',
    "{other} {otherAre} {otherOptions}, and they're consecutive, so {this} {is} {options}. {mark}",
    "{this} needs a neighbour in {other}, that's {otherOptions}, so it's {options}. {mark}",
  ],
  whiteNot: [
    "{this} can't be {gone}, because there's nothing consecutive with {goneShort} in {other}.",
    "If {this} was {gone}, {other} would have to be one away, and it can't be.",
  ],
  blackCell: [
    'One is double the other. {other} {otherAre} {otherOptions}, so {this} {is} {options}. {mark}',
    'Half or double, and {other} {otherAre} {otherOptions}. That makes {this} {options}. {mark}',
  ],
  blackNever: [
    "{gone} can't go on a black dot, there's no double and no half. So {this} isn't {that}.",
    'No {gone} on a black dot, ever. So not {that} in {this}.',
  ],
  blackNot: [
    "{this} can't be {gone} on a black dot, not with {other} as it is.",
    "If {this} was {gone}, {other} would have to be half or double, and it isn't.",
  ],
  xvLook: [
    'There is {aSign} here, {line} so these two add up to {sum}.',
    '{line} These two make {sum}, because of the {sign}.',
    'Let me use this {sign}. {line} {sum} between the two of them.',
  ],
  xvCell: [
    '{other} {otherAre} {otherOptions}, so {this} {is} {options}. {mark}',
    'With {otherOptions} {other} on one side, the other side {this} {is} {options}. {mark}',
    'To make {sum}, {this} {is} {options}, because {other} {otherAre} {otherOptions}. {mark}',
  ],
  xvNever: [
    "{this} can't be {gone}, [there's no way of making {sum} with it|that doesn't make {sum} with anything].",
    "No {gone} in {this}. You can't make {sum} with that.",
  ],
  xvNot: ["{this} can't be {gone}, the other one would have to be {partner}, and it can't."],
  whisperLook: [
    'Let me look at this green line. {line}',
    'Now the whisper line here. {line}',
    'Along this green line {line} everything jumps by five or more.',
    "What's going on with this line? {line}",
  ],
  whisperFive: [
    "There's never a five on it, because nothing is five away from five. {remove}",
    'No fives on a German whisper. {remove} One and nine are the furthest and even they are only four away.',
  ],
  whisperCell: [
    '{other} {otherAre} {otherOptions}, so {this}, at least five away, {is} {options}. {mark}',
    'Next to {other}, which {otherAre} {otherOptions}, I need {this} to be {options}. {mark}',
    '{this} {is} {options}, {mark} since {other} {otherAre} {otherOptions}.',
  ],
  whisperNot: [
    "{this} can't be {gone}. There's nothing far enough away for {other}.",
    'If {this} was {gone}, {other} would need a digit five away, and it has none.',
  ],
  renbanLook: [
    'This purple line {line} is a set of {n} consecutive digits.',
    "Let's use this renban. {line}",
    '{n} cells on this line, {line} so {n} consecutive digits in some order.',
    'Now what about this purple line? {line}',
  ],
  renbanRange: [
    'It has {known} on it already, so everything on it is between {low} and {high}.',
    'With {known} there, {knownAct} the others can only be from {low} to {high}.',
  ],
  renbanSets: [
    'It could be {sets}.',
    'The possible runs are {sets}.',
    "So we're looking at {sets}.",
  ],
  renbanNot: [
    "{this} can't be {gone}, it would stretch the run too far.",
    "{gone} doesn't fit in {this} with the rest of the line.",
  ],
  mirrorLook: [
    'Here is a palindrome. {line} It reads the same from both ends.',
    "Let's use this grey line. {line}",
    'On this palindrome, {line} {pair} these two are the same digit.',
    'Now the palindrome. {line} Same digit at both ends, and so on inwards.',
  ],
  mirrorCell: [
    "{this} has to match {other}. And {other2} can't be {gone}, so neither can this. {back} {remove}",
    "Whatever goes in {other} goes in {this} too. So {this2} isn't {gone} either. {remove}",
    "{other} and {this} are equal, and I've ruled out {gone} over there, so I can do it here as well. {back} {remove}",
  ],
  mirrorIs: [
    '{other} is {options}, so {this} is {options} too. {mark}',
    'And {this} copies {other}, that makes it {options}. {mark}',
  ],
  diagonalLook: [
    'This little killer, {sum} along the diagonal. {line}',
    "Let's think about the {sum} here. {line}",
    '{sum} in {n} cells going down this diagonal. {line}',
    'What about this diagonal? {line} It adds to {sum}.',
  ],
  diagonalHigh: [
    "The other {rest} come to at least {min}. So {this} can't be more than {high}.",
    'I need {min} for the rest of them {others} at the very least, which means {this} is {high} at most.',
  ],
  diagonalLow: [
    "The other {rest} can't be more than {max} together. So {this} is at least {low}.",
    'Even with the biggest digits {others} the others only make {max}. {this} has to be {low} or more.',
  ],
  diagonalNot: [
    "And {this} can't be {gone}, I can't make the total.",
    "If {this} was {gone}, the diagonal can't get to {sum}.",
  ],
  parityLook: [
    'I want to think about odd and even. {chain} Every white dot flips it.',
    'Consecutive digits alternate, odd, even, odd, even. {chain} So let me colour that.',
    'Parity! {chain} These are all linked, so as soon as I know one I know all of them.',
  ],
  xvParityLook: [
    'Let me think about odd and even here. {chain} An X keeps it the same, a V changes it.',
    'Parity, maybe. {chain} Two digits that make ten are both odd or both even, two that make five are not.',
  ],
  parityWhy: [
    "Now in {house}, {row} there are {odd} odd digits and {even} even ones. If these {one} were the even ones it wouldn't fit. So these are odd, {two} and those are even.",
    'Count them in {house}. {row} There are {even} even digits and {odd} odd ones, that is all. The wrong way round it does not come out. So {one} this colour is odd, and this one is even. {two}',
  ],
  parityKnown: [
    'And I already know one of them, so {one} these are odd and {two} these are even.',
    'One of them gives it away. {one} So this colour is odd, {two} and this is even.',
  ],
  polarityLook: [
    'Let me colour this line, low and high. {chain} It has to alternate.',
    'Every step on this line {chain} goes from low to high, or high to low. So two colours will do.',
    'This is all about low and high. {chain} One to four is low, six to nine is high, and they take turns.',
  ],
  polarityWhy: [
    "Now think about {house}. {row} It has four low digits, four high ones and a five. One way round, that doesn't come out in there. So this colour {one} is low, and this one is high. {two}",
    "In {house} {row} I need exactly four low digits, exactly four high. Try it the wrong way round and it can't be done. That settles it. {one} Low, {two} and high.",
    'What does {house} say? {row} If these {one} were the high ones, there would be no way of getting four of each in there. So these are low {two} and those are high.',
  ],
  polarityKnown: [
    'And I know which is which. {one} These are low, and these {two} are high.',
    'One end of it is known, so {one} low, {two} high, all the way along.',
  ],
  leftoversLook: [
    'Right, there is a lovely trick with irregular regions. {band} Take {bandText}. And take {regions} {regionText} that nearly fill the same space.',
    'Let me do a bit of set theory. {band} {bandText} on one side, and {regions} {regionText} on the other.',
  ],
  leftoversWhy: [
    'Both have every digit {times}. Take away what they share, and what is left must be the same too. So {out} what sticks out {are} the same as {inn} what is left over inside.',
    'They contain the same digits. So the {outN} sticking out {out} must be exactly the same as the {innN} not covered. {inn}',
  ],
  leftoversNot: [
    "And {this} can't be {gone}, because there's no {gone} on the other side.",
    "{gone} isn't possible over there, so it isn't possible in {this}.",
  ],
} as const
