/** How the board is drawn: SudokuPad's own settings, and the aids this viewer adds. */
export interface BoardSettings {
  /** Solver colours: Simon's of the videos, or the app's own. */
  readonly palette: 'simon' | 'stock'
  /** A pale rim round every text, line and overlay ("outlines on elements"). */
  readonly outlines: boolean
  readonly largeDigits: boolean
  readonly theme: 'light' | 'dark'
  readonly selectionStyle: 'cage' | 'default' | 'light' | 'dark'
  /**
   * `shown` checks the board that is shown; `start` only what the puzzle came with, which is how SudokuPad leaves
   * a board whose state was loaded.
   */
  readonly conflicts: 'off' | 'shown' | 'start'
  /** Tint the cells that every selected cell sees. */
  readonly seen: boolean
  /** A second carrier of solver colours beside the colour itself. */
  readonly colourAid: 'none' | 'keys' | 'pattern'
  /** The user agreed that the puzzle's background image may be fetched from its host. */
  readonly remoteImages: boolean
}

/** The two looks the oracle pictures were made with: the dataset publishers' window, and a visitor's. */
export const PROFILES: Readonly<Record<'sakana' | 'stock', BoardSettings>> = {
  sakana: {
    palette: 'simon',
    outlines: true,
    largeDigits: false,
    theme: 'light',
    selectionStyle: 'cage',
    conflicts: 'off',
    seen: false,
    colourAid: 'none',
    remoteImages: false,
  },
  stock: {
    palette: 'stock',
    outlines: false,
    largeDigits: false,
    theme: 'light',
    selectionStyle: 'cage',
    conflicts: 'start',
    seen: false,
    colourAid: 'none',
    remoteImages: false,
  },
}

/** What the viewer starts with: the look of the dataset's own pictures. */
export const DEFAULT_BOARD_SETTINGS: BoardSettings = PROFILES.sakana
