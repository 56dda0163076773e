/** The extra rules as they are explained, with examples on the grid. */
export const ruleLines = {
  ruleCage: [
    "Then there are cages. Digits in a cage add up to the number in its corner, and they can't repeat. So this one, {clue} its {n} digits come to {sum}.",
    "It's a killer. The little number in the corner of a cage {clue} is the total of the digits in it. These {n}, for example, make {sum}. And a digit can't repeat in a cage.",
  ],
  ruleThermo: [
    "We've got thermometers. From the bulb to the tip, the digits get bigger and bigger. So if this bulb {clue} was a {example}, the next one would have to be more than {example}, and so on.",
    'There are thermometers in the grid. Along each one, {clue} the digits have to go up, starting from the round end. They can jump, but they can never go down or stay the same.',
  ],
  ruleArrow: [
    'The extra rule is arrows. The digits along an arrow {clue} add up to the digit in its circle. They can repeat on the arrow, if the rest of sudoku allows it.',
    "We have arrows. So whatever these cells {clue} come to, that's what goes in the circle.",
  ],
  ruleZero: [
    "And now the twist. We're not using one to nine, we're using nought to eight. So there is a zero in every row, column and box, and no nines at all.",
    'The odd thing about it is that the digits are zero to eight. No nine anywhere. Let me say that to myself a few times.',
  ],
  ruleKropki: [
    'Then there are dots. A white dot means that the two digits are consecutive. A black dot means that one is double the other. So this one {clue} is {meaning}.',
    "There are Kropki dots. White for consecutive digits, black for a ratio of one to two. Here, {clue} for example, they're {meaning}. Not every dot is given, mind you.",
  ],
  ruleXv: [
    'An X between two cells means they add up to ten, like the Roman numeral, and a V means that they add up to five. So these two {clue} make {sum}.',
    'There are Xs and Vs. Cells with an X between them {clue} add to ten, with a V they add to five. Not all of them are marked.',
  ],
  ruleWhisper: [
    'And green lines. They are German whispers. Along a green line, {clue} neighbouring digits have to differ by at least five. So if this was a {example}, the next one would have to be {example2} or more.',
    'The green lines are German whisper lines. Two digits next to each other on the line {clue} must be at least five apart.',
  ],
  ruleRenban: [
    'The purple lines are renban lines. A renban line contains a set of consecutive digits, in any order, without a repeat. So these {n} {clue} could be {example}, say, all mixed up.',
    'Renban lines, then. The digits on a purple line {clue} are consecutive, but they can come in any order. No gaps, no repeats.',
  ],
  rulePalindrome: [
    'The grey lines are palindromes. They read the same in both directions. So this end {first} and this end {last} have to be the same digit.',
    'We have palindromes. Go along a grey line {clue} from either end and you get the same digits.',
  ],
  ruleLittleKiller: [
    "Outside the grid there are little killer clues. The number is the sum of the digits along the diagonal it points at. This one {clue} is {sum}. And digits can repeat along a diagonal, if they're not in the same box.",
    'The numbers outside with arrows are little killers. Add up the diagonal {clue} and you get {sum} in this case. Repeats are allowed there.',
  ],
  ruleAntiKnight: [
    "And there's the anti-knight rule. Two cells a knight's move apart, in the sense of chess, can't have the same digit. So if this was a {example}, {cell} none of these could be. {moves}",
    "The extra rule is anti-knight. Imagine a chess knight on this cell. {cell} Wherever it can jump to, {moves} there can't be the same digit.",
  ],
  ruleIrregular: [
    "The boxes aren't boxes. They're all sorts of shapes. This one, {clue} for example, has nine cells and needs all nine digits, and so does every other.",
    "It's a jigsaw. Instead of three by three boxes we have these odd regions. {clue} Each of them takes the digits one to nine.",
  ],
  ruleFog: [
    "And it's dark in here. Most of the grid is under fog. When I put in a correct digit, the fog lifts from the cells around it. So I can only use the clues that I can see.",
    "There's fog over the grid, as you can see. Or can't. A correct digit clears the cells around it, and then there might be more clues. No guessing, of course.",
  ],
  clueCount: [
    'There are {count} {clues} in all.',
    'We have {count} of those {clues}.',
    'I count {count} {clues}.',
  ],
  ruleBeginner: [
    "If you've never done one, that's all there is to it. No arithmetic. You're only asking, what can go here, and where can this digit go?",
    "And there's no arithmetic in it. The digits might as well be colours. It's all about what can go where.",
  ],
} as const
