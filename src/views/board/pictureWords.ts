import type { Picture } from '@/domain/puzzle/puzzleOf'

/** Which picture of the puzzle the board shows, in words. */
export const PICTURE_WORDS: Readonly<Record<Picture, string>> = {
  payload: 'The board is drawn from the puzzle’s own source.',
  'visual-elements':
    'The board is drawn from the dataset’s list of visual elements, because the puzzle’s source could not be used.',
  grid: 'Only the bare grid is drawn: the row has neither a usable puzzle source nor visual elements.',
}
