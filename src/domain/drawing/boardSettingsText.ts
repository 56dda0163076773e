import { type BoardSettings, DEFAULT_BOARD_SETTINGS } from './boardSettings'

/**
 * The settings a link carries, one word each; theme and consent to remote images are the reader's own and never
 * travel. Order is the order they are written in.
 */
const WORDS: readonly (readonly [word: string, change: Partial<BoardSettings>])[] = [
  ['stock', { palette: 'stock' }],
  ['plain', { outlines: false }],
  ['large', { largeDigits: true }],
  ['yellow', { selectionStyle: 'default' }],
  ['light', { selectionStyle: 'light' }],
  ['dark', { selectionStyle: 'dark' }],
  ['conflicts', { conflicts: 'shown' }],
  ['seen', { seen: true }],
  ['keys', { colourAid: 'keys' }],
  ['pattern', { colourAid: 'pattern' }],
]

/** Writes what differs from the defaults as words joined by `-`; '' when nothing does. */
export function formatBoardSettings(settings: BoardSettings): string {
  return WORDS.filter(([, change]) =>
    Object.entries(change).every(([key, value]) => settings[key as keyof BoardSettings] === value),
  )
    .map(([word]) => word)
    .join('-')
}

/** Reads such words over the defaults. Unknown words are returned, to be told to the user, and otherwise ignored. */
export function parseBoardSettings(text: string): {
  readonly settings: BoardSettings
  readonly unknown: readonly string[]
} {
  const known = new Map(WORDS)
  const unknown: string[] = []
  let settings = DEFAULT_BOARD_SETTINGS
  for (const word of text.split('-')) {
    const change = known.get(word)
    if (change) settings = { ...settings, ...change }
    else if (word !== '') unknown.push(word)
  }
  return { settings, unknown }
}
