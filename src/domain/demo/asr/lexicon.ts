/**
 * What a recogniser makes of the words it does not know: how it is said, in lower case, and what may be written
 * instead. Each stands for a way of hearing, not for any particular recording.
 */
export const heardAs: Readonly<Record<string, readonly string[]>> = {
  'x-wing': ['X-wing', 'X wing', 'x-wing', 'ex-wing', 'X-Wing'],
  'xy-wing': ['XY wing', 'XY-wing', 'X-Y wing', 'X, Y wing'],
  swordfish: ['sword fish', 'Swordfish', 'swordfish'],
  skyscraper: ['sky scraper', 'Skyscraper'],
  renban: ['ren ban', 'Renban', 'Ren-ban', 'Renbann', 'run ban'],
  kropki: ['Krupke', 'cropki', 'Kropke', 'crop key', 'Kropki'],
  whisper: ['Whisper', 'whisper'],
  whispers: ['Whispers', 'whispers'],
  'anti-knight': ['anti-night', 'anti knight', 'antinite', 'Anti-knight'],
  thermometer: ['thermometer', 'thermo meter'],
  thermo: ['Thermo', 'thermal', 'thermo'],
  parity: ['parody', 'parity', 'Parity'],
  sudoku: ['Sudoku', 'sudoku', 'Soduku'],
  palindrome: ['Palindrome', 'palindrome'],
  palindromes: ['palindromes', 'Palindromes'],
  leftovers: ['left overs', 'leftovers'],
  killer: ['Killer', 'killer'],
  nought: ['naught', 'nought', 'not'],
}
