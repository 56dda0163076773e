/**
 * A digit that a clue gives, told in one breath. `by` is the digit across the clue, `line` the hand on the clue, `clue`
 * what it is called; the others as for a digit by itself (`singleLines`).
 */
export const clueDigitLines = {
  whiteGives: [
    'The white dot next to {by} makes {this} {a}. {enter}',
    '{by} has only one neighbour on the number line, so {thats} {a}. {enter}',
    'White dot, {line} and nothing but {a} goes with {by}. {enter}',
    'Beside {by}, across the dot, {a}. {spot} {enter}',
  ],
  blackGives: [
    'The black dot beside {by} gives me {a}. {spot} {enter}',
    '{by} on a black dot goes with {digit} and nothing else. {spot} {enter}',
    'Black dot, {by}, so {thats} {a}. {enter}',
    'Half or double of {by}, and that can only be {a}. {spot} {enter}',
    'What goes with {by} on a black dot? {a}, {here}. {enter}',
  ],
  dotGivesSeen: [
    'Across the dot from {by} it is {pair}. Not {not}, with {seer} about, so {a}. {spot} {enter}',
    'Next to {by} I need {pair}, {line} and {seer} sees that cell. So {thats} {a}. {enter}',
    'The dot {line} says {pair}, {seer} says no to one of them. {a}. {spot} {enter}',
    '{by} wants {pair} beside it. There is {seer}, so {digit} {here}. {enter}',
    '{this} is {pair}, by the dot, and it sees {seer}. So {a}. {enter}',
    '{pair}, says the dot next to {by}, {spot} and with {seer} it has to be {digit}. {enter}',
  ],
  dotGivesLast: [
    'Across the dot from {by} it is {pair}, and I had lost the {not}. So {a}. {spot} {enter}',
    'Next to {by}, {rule}, {line} and only {digit} is left of that. {spot} {enter}',
    'The dot {line} wants {pair} beside {by}, and {not} has gone already. {a}. {spot} {enter}',
    '{rule} from {by}. {line} There was no {not} in {this} any more, so {a}. {enter}',
    'By the dot {this} is {pair}, and it is not {not}. {a}, then. {enter}',
  ],
  xvGives: [
    '{by} and {digit} make {sum}, so {a} {here}. {enter}',
    'The {clue} {line} turns {given} into {a} on the other side. {spot} {enter}',
    'What does {by} need to make {sum}? {a}, {here}. {enter}',
    '{sum} take away {given}, {thats} {a}. {enter}',
    'There is {by} beside the {clue}, so {a} {here}. {enter}',
    'I know one side of the {clue}, {line} so the other is {a}. {spot} {enter}',
    '{given} and what make {sum}? {digit}. {spot} {enter}',
    'The {clue} hands me {a}, {here}, because of {by}. {enter}',
    'With {by} on the {clue}, {this} is {a}. {enter}',
    '{given} here means {digit} there, {line} for the {clue}. {spot} {enter}',
  ],
  mirrorGives: [
    '{by} has its double {here}, so {a}. {enter}',
    'The twin of {by} is {this}, {a} again. {enter}',
    'Fold the grey line {line} and {by} lands {here}. {enter}',
    'Across the palindrome from {by}, the same {digit}. {spot} {enter}',
    '{by} comes back on the other half of the line, {here}. {enter}',
    'I can copy {by} along the palindrome, {spot} {digit}. {enter}',
    'If {thats} the mirror image of {by}, it is {a}. {enter}',
    'And the palindrome carries {by} over, {here}. {enter}',
  ],
  clueGives: [
    'The {clue} {line} makes {this} {a}. {enter}',
    'From the {clue}, {line} {a} {here}. {enter}',
    'The {clue} here {line} only leaves {digit} for {this}. {enter}',
    '{a} for the {clue}, {line} in this cell. {spot} {enter}',
    'Work through the {clue} {line} and {this} is {a}. {enter}',
    '{this} is {a}, or the {clue} fails. {enter}',
    'What does the {clue} want {here}? {a}. {enter}',
    'And the {clue} {line} settles this one, {a}. {spot} {enter}',
    'There is nothing but {a} for {this}, with that {clue}. {enter}',
    'That {clue} {line} cannot do without {a} {here}. {enter}',
  ],
} as const
