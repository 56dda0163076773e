/** For someone who has never solved one: slower, and everything checked. */
export const lessonLines = {
  lessonWords: [
    "A few words that I'm going to use. A row goes across. {row} A column goes down. {col} And this thick outline {box} is a box. I call a square of the grid a cell.",
    'Just so we mean the same things. This is a row, {row} this is a column, {col} and this, with the thick border, {box} is a box. One little square is a cell.',
  ],
  lessonQuestions: [
    "There are two questions, and you can get through nearly every sudoku with them. The first is, which digit goes in this cell? {cell} The second is, where in this box {box} does this digit go? That's all. You ask one, and when it gives you nothing you ask the other.",
    'You only ever need two questions. What can go in this cell? {cell} And where can this digit go in here? {box} If the answer is one thing only, you write it down.',
  ],
  lessonGuess: [
    "And you never guess. If you think you have to, there's something you haven't seen yet.",
    "One more thing. Don't guess. A guess feels quick, and then you spend ten minutes finding out that it was wrong.",
  ],
  checkRow: [
    "Let's check that. In its row we have {list}. No repeats.",
    'Is that allowed? The row has {list}, all different.',
    "Look along the row. {list}. That's fine.",
    'First the row. {list}. Good.',
    'Have I broken anything? In the row, {list}. No.',
    'Follow the row with your finger. {list}. Nothing twice.',
    'Check it with me. Across, {list}.',
    'Row first, as always. {list}.',
    'How does the row look? {list}. It looks healthy.',
  ],
  checkCol: [
    'In the column, {list}. Also fine.',
    "Down the column there's {list}. No problem.",
    'And the column, {list}. All different.',
    'Now the column. {list}. Okay.',
    'Same for the column, {list}, nothing twice.',
    'Down, {list}.',
    'The column is happy with {list}.',
    'Then top to bottom. {list}. Yes.',
  ],
  checkBox: [
    "And in the box, {list}. So that's a good digit.",
    "The box has {list}. So we're happy.",
    'And the box, {list}. Lovely.',
    'Last, the box. {list}. That works.',
    'The little box says {list}. So it can stay.',
    'Box, {list}. Three ticks.',
    'And here, {list}. Allowed.',
  ],
  lessonNamed: [
    "That kind of step is called {name}. You'll see it in every puzzle you ever do.",
    "There's a name for that, it's {name}. You don't need the name. You need the idea.",
    'People call this {name}, by the way.',
    'If anybody asks, what we just did was {name}. It is worth a place in your pocket.',
  ],
} as const
