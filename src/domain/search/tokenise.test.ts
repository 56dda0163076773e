import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stem } from './stem'
import { tokenise } from './tokenise'

const words = (text: string) => tokenise(text).normal

describe('tokenise', () => {
  it('ignores case, punctuation and hyphens', () => {
    expect(words("So, that's an X-Wing! On 3s... r3c7?")).toEqual([
      'so',
      'thats',
      'an',
      'x',
      'wing',
      'on',
      '3s',
      'r3c7',
    ])
  })

  it('makes digits and number words one', () => {
    expect(words('three 3 Three THREES 3s 3’s sixes 3rd third nought twenty-one')).toEqual([
      '3',
      '3',
      '3',
      '3s',
      '3s',
      '3s',
      '6s',
      'third',
      'third',
      '0',
      '20',
      '1',
    ])
  })

  it('keeps apostrophes inside words only', () => {
    expect(words("'tis don’t the cells' rock 'n' roll")).toEqual([
      'tis',
      'dont',
      'the',
      'cells',
      'rock',
      'n',
      'roll',
    ])
  })

  it('folds accents, reads other scripts, drops emoji and NUL', () => {
    expect(words('Schrödinger’s naïve 数独 שלום 😀 a\0b')).toEqual([
      'schrodingers',
      'naive',
      '数独',
      'שלום',
      'a',
      'b',
    ])
  })

  it('names the characters each word came from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const tokens = tokenise(text)
        let last = 0
        for (let i = 0; i < tokens.count; i++) {
          expect(tokens.start[i]).toBeGreaterThanOrEqual(last)
          expect(tokens.end[i]).toBeGreaterThan(tokens.start[i]!)
          last = tokens.end[i]!
        }
        expect(last).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})

describe('stem', () => {
  const same = (...forms: string[]) =>
    expect(new Set(forms.map(stem)).size, forms.join(' ')).toBe(1)
  const differ = (a: string, b: string) => expect(stem(a), `${a} ${b}`).not.toBe(stem(b))

  it('joins plurals and verb endings', () => {
    same('pair', 'pairs', 'paired', 'pairing')
    same('place', 'places', 'placed', 'placing')
    same('box', 'boxes', 'boxed')
    same('parity', 'parities')
    same('spot', 'spotted', 'spotting')
    same('fill', 'filled', 'filling')
    same('try', 'tries')
    same('use', 'used', 'using')
    same('3', '3s')
    same('whisper', 'whispers', 'whispered', 'whispering')
    same('guess', 'guesses', 'guessed')
    same('eliminate', 'eliminated', 'eliminating', 'eliminates')
    same('swordfish', 'swordfishes')
  })

  it('joins British and American spellings', () => {
    same('colour', 'color', 'colours', 'colored', 'colouring')
    same('centre', 'center')
    same('recognise', 'recognize', 'recognised')
  })

  it('leaves other words apart', () => {
    differ('wing', 'w')
    differ('king', 'k')
    differ('thing', 'th')
    differ('even', 'evening')
    differ('use', 'us')
    differ('red', 'r')
    differ('speed', 'spe')
    differ('this', 'thi')
    differ('bus', 'bu')
    differ('string', 'str')
    differ('raise', 'raize')
    differ('nothing', 'noth')
  })
})
