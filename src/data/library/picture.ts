import type { RawPuzzle } from '@/domain/trace/rawEntry'
import { field, textOf } from './fields'
import type { CatalogueEntry } from './manifest'

/** What a thumbnail draws beside the digits: one of both, the other ''. */
export interface Picture {
  readonly encoded_puzzle: string
  readonly visual_elements: string
}

/** The payload, or the fallback picture where there is none. */
export function pictureOf(puzzle: RawPuzzle): Picture {
  return {
    encoded_puzzle: puzzle.encoded_puzzle,
    visual_elements: puzzle.encoded_puzzle === '' ? puzzle.visual_elements : '',
  }
}

/** A puzzle to draw, out of the catalogue and the picture: what `puzzleOf` takes, without rules and solution. */
export function puzzleOfPicture(entry: CatalogueEntry, picture: Picture): RawPuzzle {
  return {
    puzzle_id: entry.puzzleId,
    youtube_id: entry.youtubeId,
    title: entry.title,
    author: entry.author,
    date: entry.date,
    rules: '',
    rows: entry.rows,
    cols: entry.cols,
    initial_board: entry.initial,
    solution: null,
    visual_elements: picture.visual_elements,
    encoded_puzzle: picture.encoded_puzzle,
    sudokupad_url: '',
    lgc_timestamp: entry.cracking,
    sequential_number: entry.number,
  }
}

/** A parsed picture; null where there is nothing to draw. */
export function readPicture(value: unknown): Picture | null {
  const picture = {
    encoded_puzzle: textOf(field(value, 'encoded_puzzle')),
    visual_elements: textOf(field(value, 'visual_elements')),
  }
  return picture.encoded_puzzle === '' && picture.visual_elements === '' ? null : picture
}
