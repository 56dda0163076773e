import { describe, expect, it } from 'vitest'
import { commandOf } from './keyCommands'

const press = (key: string, more: Partial<Parameters<typeof commandOf>[0]> = {}) =>
  commandOf({
    key,
    code: '',
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  })?.id

describe('keys', () => {
  it('mean what the help says', () => {
    expect(press(' ')).toBe('toggle')
    expect(press('ArrowLeft', { shiftKey: true })).toBe('back-30')
    expect(press('<', { shiftKey: true, code: 'Comma' })).toBe('previous-digit')
    expect(press(';', { shiftKey: true, code: 'Comma' })).toBe('previous-digit')
    expect(press('<', { code: 'IntlBackslash' })).toBe('slower')
    expect(press('>', { code: 'IntlBackslash', shiftKey: true })).toBe('faster')
    expect(press('?', { shiftKey: true })).toBe('help')
    expect(press('M', { shiftKey: true })).toBe('previous-mistake')
    expect(press('m')).toBe('next-mistake')
    expect(press('7')).toBe('tenth')
  })

  it('leave the browser its own', () => {
    expect(press('c', { ctrlKey: true })).toBeUndefined()
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined()
    expect(press('r', { metaKey: true })).toBeUndefined()
    expect(press('x')).toBeUndefined()
  })
})
