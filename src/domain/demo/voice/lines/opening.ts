/** Before the clock starts. */
export const openingLines = {
  greeting: [
    'Hello, and welcome. This is a synthetic demo, so nobody real is solving this, but the logic is real and so is the puzzle.',
    'Good evening, everybody. What you are watching is a synthetic demo. A program made the puzzle, and a program is talking to you. I hope you like it all the same.',
    'Hello there. Quick word before we start. This is a synthetic demo, every word and every click of it, and the puzzle is fresh out of the generator.',
    'Welcome back. Synthetic demo time. So, a generated puzzle, a generated voice, and hopefully some honest reasoning.',
    "Hello. Thanks for stopping by. This is one of the synthetic demos, which means I don't exist. But the puzzle does, and it only has one solution.",
    'Good morning, or whatever it is where you are. I am a synthetic solver, this is a synthetic demo, and the puzzle in front of us is a real one that no human has set.',
  ],
  title: [
    "Today's puzzle is called {title}.",
    'The puzzle is called {title}.',
    'What we have on the screen is {title}.',
    "It's got a name, it's called {title}.",
  ],
  mood: [
    "I've not tried it yet, so you'll see how I get on.",
    'I know nothing about it apart from the name, which is how I like it.',
    "It looks innocent. We'll see about that.",
    'They told me it was a good one. They always say that.',
    'I have been looking forward to this all day.',
  ],
  promise: [
    "What I can promise you is that it can be done by logic alone. There is exactly one solution, and at every point there's something to find. I just have to find it.",
    "It's been checked that there is only one solution, so no guessing will be needed. If I start guessing, you're allowed to be annoyed.",
    "All I was told is that it has one solution, and that a person can get there. They didn't tell me which person.",
    "I'm going to say out loud whatever I am looking at, even when it leads nowhere. Most of it leads nowhere. That's what solving is like.",
    "I'll try to explain everything as I go, and select the cells that I mean. If I say this cell, it's the one with the outline around it.",
  ],
  ruleAgain: [
    "So those are the rules. I always read them twice, because the one time I don't is the time it matters.",
    "That's all of it. Have I forgotten anything? ~ No, I don't think so.",
    "Okay. It says what it says, and I've read it to you, more or less.",
    "I think that's clear enough. If it's not, the rules are written down next to the grid.",
    'Right, so now you know as much as I do.',
  ],
  watching: [
    "If you stay, you can drag the line at the bottom to where I get stuck. I won't be offended.",
    "I've no idea how long this is going to take. Half an hour? We'll see.",
    "The time doesn't matter to me, I'm not fast. I would rather not have to take anything back.",
    "Get yourself a drink, sit down. There's no hurry.",
    "Some of you are going to be much quicker than me at this. I've made my peace with that.",
  ],
  size: [
    "It's a {size} by {size} grid.",
    'As you can see, the grid is {size} by {size}.',
    "We've got a {size} by {size} to play with.",
  ],
  classicRules: [
    'The rules are as plain as they come. Every row, every column and every {region} has to contain the digits {first} to {last}, once each.',
    'There are no extra rules at all. {first} to {last} in every row, {first} to {last} in every column, {first} to {last} in every {region}.',
    'Normal sudoku rules apply. So {first} to {last} once each in every row, column and {region}, and that is the whole of it.',
  ],
  normalRules: [
    'Normal sudoku rules apply, so {first} to {last} once each in every row, column and {region}.',
    'It is a sudoku, so you know that part. {first} to {last} in rows, columns and {regions}.',
    'We have to put the digits {first} to {last} in every row, every column and every {region}, as usual.',
  ],
  exampleHouses: [
    'So this row {row} needs {first} to {last}. And so does this column. {col} And so does this {region}. {box}',
    'That means this row, {row} this column, {col} and this {region} {box} each have all the digits.',
  ],
  givens: [
    'We have {count} givens, which is {comment}.',
    'There are {count} digits in the grid to start with, which is {comment}.',
  ],
  noGivens: [
    'And there are no given digits. Not one. An empty grid.',
    "You'll notice that there isn't a single digit in the grid. It all has to come from the clues.",
  ],
  tryIt: [
    'Do have a go yourself before you watch me do it.',
    'If you want to try it first, stop the video here.',
    'As ever, you will enjoy it more if you have tried it yourself.',
    'You can play it on your own first. I would. It is more fun than watching.',
  ],
  start: [
    "Right. Let's get cracking.",
    "Okay, I'll start the clock now. Let's get cracking.",
    "Anyway, enough talking. Let's get cracking.",
    "So now I get to play. Let's get cracking.",
  ],
  firstLook: [
    'So. ~ Where do we start?',
    'Okay. Have a look round first. ~',
    'Right, what have we got? ~',
    "Let's see what there is. ~",
  ],
  crowded: [
    "{house} has the most in it, {count} digits. So that's a place to begin.",
    "There's a bit of a crowd in {house}, {count} of {size} are there already.",
  ],
  commonDigit: [
    'The digit we have most of is {digit}. {these} There are {count} of them.',
    "There's a lot of {digits} about. {these} {count}, I think.",
  ],
} as const
