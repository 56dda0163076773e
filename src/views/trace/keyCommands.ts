/** Everything a key can ask for on the trace screen. */
export type CommandId =
  | 'toggle'
  | 'back-5'
  | 'forward-5'
  | 'back-30'
  | 'forward-30'
  | 'back-10'
  | 'forward-10'
  | 'previous-action'
  | 'next-action'
  | 'previous-digit'
  | 'next-digit'
  | 'previous-sentence'
  | 'next-sentence'
  | 'previous-marker'
  | 'next-marker'
  | 'previous-mistake'
  | 'next-mistake'
  | 'previous-chapter'
  | 'next-chapter'
  | 'previous-hit'
  | 'next-hit'
  | 'start'
  | 'end'
  | 'tenth'
  | 'slower'
  | 'faster'
  | 'follow'
  | 'video'
  | 'theme'
  | 'go-to'
  | 'search'
  | 'copy-link'
  | 'loop'
  | 'help'
  | 'escape'

/** The part of a keyboard event that decides; `KeyboardEvent` fits. */
export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

export interface KeyHelp {
  readonly keys: readonly string[]
  readonly text: string
}

/** What the help dialog lists, in the order of use. */
export const KEY_HELP: readonly KeyHelp[] = [
  { keys: ['Space', 'K'], text: 'Play or pause' },
  { keys: ['←', '→'], text: 'Back or forward 5 seconds' },
  { keys: ['Shift ←', 'Shift →'], text: 'Back or forward 30 seconds' },
  { keys: ['J', 'L'], text: 'Back or forward 10 seconds' },
  { keys: [',', '.'], text: 'Previous or next action' },
  { keys: ['Shift ,', 'Shift .'], text: 'Previous or next digit placed' },
  { keys: ['{', '}'], text: 'Previous or next sentence' },
  { keys: ['[', ']'], text: 'Previous or next marker' },
  { keys: ['M', 'Shift M'], text: 'Next or previous mistake' },
  { keys: ['N', 'Shift N'], text: 'Next or previous chapter' },
  { keys: ['H', 'Shift H'], text: 'Next or previous search hit' },
  { keys: ['Home', 'End'], text: 'Start or end of the solve' },
  { keys: ['0', '…', '9'], text: 'Tenths of the solve' },
  { keys: ['−', '+'], text: 'Slower or faster (also < and > where they have a key of their own)' },
  { keys: ['G'], text: 'Go to a time' },
  { keys: ['/'], text: 'Search' },
  { keys: ['F'], text: 'Follow the words' },
  { keys: ['R'], text: 'Loop the marked range' },
  { keys: ['V'], text: 'Video on or off' },
  { keys: ['C'], text: 'Copy a link to this moment' },
  { keys: ['T'], text: 'Light or dark' },
  { keys: ['?'], text: 'This list' },
  { keys: ['Esc'], text: 'Close what is open' },
]

const PLAIN: Readonly<Record<string, CommandId>> = {
  ' ': 'toggle',
  k: 'toggle',
  j: 'back-10',
  l: 'forward-10',
  ',': 'previous-action',
  '.': 'next-action',
  '[': 'previous-marker',
  ']': 'next-marker',
  '{': 'previous-sentence',
  '}': 'next-sentence',
  m: 'next-mistake',
  n: 'next-chapter',
  h: 'next-hit',
  Home: 'start',
  End: 'end',
  '-': 'slower',
  '+': 'faster',
  '=': 'faster',
  '<': 'slower',
  '>': 'faster',
  f: 'follow',
  v: 'video',
  t: 'theme',
  g: 'go-to',
  '/': 'search',
  c: 'copy-link',
  r: 'loop',
  '?': 'help',
  Escape: 'escape',
}

const SHIFTED: Readonly<Record<string, CommandId>> = {
  M: 'previous-mistake',
  N: 'previous-chapter',
  H: 'previous-hit',
}

/**
 * What a key press asks for, or null. Shift with the comma and full-stop keys steps by digit whatever they print
 * (on many keyboards that is `<` and `>`), so speed has − and + as well.
 */
export function commandOf(press: KeyPress): { id: CommandId; tenth?: number } | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null
  if (press.key === 'ArrowLeft') return { id: press.shiftKey ? 'back-30' : 'back-5' }
  if (press.key === 'ArrowRight') return { id: press.shiftKey ? 'forward-30' : 'forward-5' }
  if (press.shiftKey && press.code === 'Comma') return { id: 'previous-digit' }
  if (press.shiftKey && press.code === 'Period') return { id: 'next-digit' }
  if (/^[0-9]$/.test(press.key)) return { id: 'tenth', tenth: Number(press.key) }
  const shifted = press.shiftKey ? SHIFTED[press.key] : undefined
  if (shifted) return { id: shifted }
  const key = press.key.length === 1 && !press.shiftKey ? press.key.toLowerCase() : press.key
  const plain = PLAIN[key]
  return plain ? { id: plain } : null
}
