/**
 * A sign without which no text is an emoji: the selector of the coloured form, a surrogate of the planes where emoji
 * are, or one of the older signs shown as emoji by themselves (Unicode's emoji-data, Emoji_Presentation).
 */
const HINT =
  /[\ufe0f\ud83c-\ud83e\u231a\u231b\u23e9-\u23ec\u23f0\u23f3\u25fd\u25fe\u2614\u2615\u2648-\u2653\u267f\u2693\u26a1\u26aa\u26ab\u26bd\u26be\u26c4\u26c5\u26ce\u26d4\u26ea\u26f2\u26f3\u26f5\u26fa\u26fd\u2705\u270a\u270b\u2728\u274c\u274e\u2753-\u2755\u2757\u2795-\u2797\u27b0\u27bf\u2b1b\u2b1c\u2b50\u2b55]/

const EXTENDERS = '[\\p{M}\\p{Emoji_Modifier}\\u200d\\ufe0f\\u{e0020}-\\u{e007f}]*'
const LONE = new RegExp(
  `^(?:\\p{Regional_Indicator}{1,2}|(?:\\p{Emoji_Presentation}|\\p{Extended_Pictographic}\\ufe0f)${EXTENDERS}(?:\\u200d\\p{Extended_Pictographic}${EXTENDERS})*)$`,
  'u',
)

/**
 * A text that is exactly one emoji, which SudokuPad replaces by a picture in the text's box. By a pattern, not by
 * `Intl.Segmenter`: making the first one of a page takes as long as drawing a board. The full pattern takes a few
 * milliseconds to compile, too, so most texts never get to it.
 */
export function isLoneEmoji(text: string): boolean {
  return HINT.test(text) && LONE.test(text)
}
