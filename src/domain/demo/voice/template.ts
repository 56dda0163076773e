import type { Random } from '../random/random'

/** Something the hand does while a word is said: given the second it may begin, gives the second it is done. */
export type Act = (time: number) => number

/** What fills a slot of a template: words, an act, or both (the act begins with the first word). */
export interface Slot {
  readonly text: string
  readonly act?: Act
}

export type Slots = Readonly<Record<string, Slot | string>>

export type Piece =
  | { readonly kind: 'word'; readonly text: string; readonly act: Act | null }
  | { readonly kind: 'act'; readonly act: Act }
  /** Seconds of silence. */
  | { readonly kind: 'pause'; readonly seconds: number }

/**
 * Renders a template: `[a|b|]` is a choice, `{name}` a slot, `~` a short pause and `~~` a long one. Sentences begin
 * with a capital, the template's first word does unless it `continues` a sentence. Throws on a slot that is not given (a programming error the tests find).
 */
export function renderTemplate(
  template: string,
  slots: Slots,
  random: Random,
  continues = false,
): Piece[] {
  const pieces: Piece[] = []
  let glue = ''
  for (const token of expandChoices(template, random).split(/\s+/)) {
    if (token === '') continue
    if (/^~+$/.test(token)) {
      pieces.push({
        kind: 'pause',
        seconds: token.length > 1 ? random.between(1.6, 3.6) : random.between(0.5, 1.3),
      })
      continue
    }
    const match = /^([^{]*)\{([A-Za-z0-9]+)\}(.*)$/.exec(token)
    if (!match) {
      pieces.push({ kind: 'word', text: glue + token, act: null })
      glue = ''
      continue
    }
    const [, before = '', name = '', after = ''] = match
    const slot = slots[name]
    if (slot === undefined) throw new Error(`template "${template}" names no slot {${name}}`)
    const text = typeof slot === 'string' ? slot : slot.text
    const act = typeof slot === 'string' ? null : (slot.act ?? null)
    if (text === '') {
      if (act) pieces.push({ kind: 'act', act })
      if (before !== '') glue += before
      appendToLast(pieces, after)
      continue
    }
    const words = `${before}${text}${after}`.split(/\s+/)
    words.forEach((word, i) => {
      pieces.push({ kind: 'word', text: glue + word, act: i === 0 ? act : null })
      glue = ''
    })
  }
  return capitalised(pieces, !continues)
}

function expandChoices(template: string, random: Random): string {
  let text = template
  for (;;) {
    const inner = /\[([^[\]]*)\]/.exec(text)
    if (!inner) return text.replace(/\s+([,.?!])/g, '$1')
    const choice = random.pick(inner[1]!.split('|'))
    text = text.slice(0, inner.index) + choice + text.slice(inner.index + inner[0].length)
  }
}

/** Punctuation after a slot without words belongs to the word before. */
function appendToLast(pieces: Piece[], text: string): void {
  if (text === '') return
  for (let i = pieces.length - 1; i >= 0; i--) {
    const piece = pieces[i]!
    if (piece.kind !== 'word') continue
    if (!/[.,?!]$/.test(piece.text)) pieces[i] = { ...piece, text: piece.text + text }
    return
  }
}

function capitalised(pieces: readonly Piece[], atStart: boolean): Piece[] {
  let starts = atStart
  return pieces.map((piece) => {
    if (piece.kind !== 'word') return piece
    const text = starts ? piece.text.charAt(0).toUpperCase() + piece.text.slice(1) : piece.text
    starts = /[.?!]["')]?$/.test(piece.text)
    return { ...piece, text }
  })
}
