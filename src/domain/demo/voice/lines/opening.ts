/** Before the clock starts. */
export const openingLines = {
  greeting: [
    'Hello, and welcome. [This is a synthetic demo|What you are watching is a synthetic demo], so nobody real is solving this, but the logic is real and so is the puzzle.',
    'Good [morning|evening] everybody. This is a synthetic demo, made by a program for a program, and I hope you [enjoy it|like it] all the same.',
    'Hello there. Quick word before we start, this is a synthetic demo, [generated from top to bottom|every word and every click of it], and the puzzle is fresh out of the generator.',
    'Welcome back. Synthetic demo time. A generated puzzle, a generated voice, and [I hope|hopefully] some honest reasoning.',
  ],
  title: [
    "Today's puzzle is called {title}.",
    'The puzzle is called {title}.',
    'What we have [on the screen|in front of us] is {title}.',
  ],
  size: [
    "It's a {size} by {size} grid.",
    'As you can see, the grid is {size} by {size}.',
    "We've got a {size} by {size} to play with.",
  ],
  classicRules: [
    'The rules are as plain as they come. Every row, every column and every {region} has to contain the digits {first} to {last}, once each.',
    'There are no extra rules [today|at all]. {first} to {last} in every row, {first} to {last} in every column, {first} to {last} in every {region}.',
    'Normal sudoku rules apply. So {first} to {last} once each in every row, column and {region}, and that is the whole of it.',
  ],
  exampleHouses: [
    'So this row needs {first} to {last}. {row} And so does this column. {col} And so does this {region}. {box}',
    'That means {row} this row, {col} this column, and {box} this {region}, each has all the digits.',
  ],
  givenCount: [
    'We have {count} [given digits|givens], which is [plenty|a fair number|more than enough, I hope].',
    "There are {count} digits in the grid [already|to start with], so [we aren't short of help|we have something to hold on to].",
  ],
  tryIt: [
    'Do have a go yourself before you watch me do it.',
    'If you want to try it first, stop the video here.',
    'As ever, you will enjoy it more if you have tried it yourself.',
  ],
  start: [
    "Right. Let's get cracking.",
    "Okay, I'll start the clock now. Let's get cracking.",
    "Anyway, enough talking. Let's get cracking.",
  ],
  firstLook: [
    'So. ~ Where do we start?',
    'Okay. Have a look round first. ~',
    "Right, what have we got? ~ There's a bit of a cluster in {house}.",
  ],
} as const
