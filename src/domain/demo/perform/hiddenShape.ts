/** The shapes of sentence in which a hidden single is told; each is for some boards only. */
export type HiddenShape =
  /** By the corner marks of the box, of which one is left. */
  | 'mark'
  /** By the corner marks, of which more are left than are true. */
  | 'marks-asked'
  /** A question, then cell after cell. */
  | 'asked'
  /** The digit first, then the other cells one after another. */
  | 'checked'
  /** Question and answer. */
  | 'answered'
  /** What is in the way and where that leaves the digit, in one sentence. */
  | 'sentence'
  /** The digit, and in the same breath why. */
  | 'first'
  /** The digit before gives the same one again. */
  | 'another'
  /** Two lines through a box. */
  | 'lines'
  /** How many cells are open, and how many see the digit. */
  | 'count'
  /** By cell: it is the only one. */
  | 'only-cell'
  /** Along a row or down a column. */
  | 'walk'
  /** One of two cells. */
  | 'either'
  /** By digit: all that are on the board. */
  | 'digit'
  /** What logic took away, and no value. */
  | 'reason'
  /** One value and one piece of logic. */
  | 'mixed'
  /** One value makes it. */
  | 'glance'
