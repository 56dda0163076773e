import { describe, expect, it } from 'vitest'
import { DEFAULT_BOARD_SETTINGS } from './boardSettings'
import { formatBoardSettings, parseBoardSettings } from './boardSettingsText'

describe('board settings as text', () => {
  it('writes nothing for the defaults', () => {
    expect(formatBoardSettings(DEFAULT_BOARD_SETTINGS)).toBe('')
    expect(parseBoardSettings('').settings).toEqual(DEFAULT_BOARD_SETTINGS)
  })

  it('reads what it wrote', () => {
    const settings = {
      ...DEFAULT_BOARD_SETTINGS,
      palette: 'stock',
      largeDigits: true,
      selectionStyle: 'dark',
      conflicts: 'shown',
      colourAid: 'pattern',
    } as const
    expect(parseBoardSettings(formatBoardSettings(settings))).toEqual({ settings, unknown: [] })
  })

  it('names the words it does not know and keeps the rest', () => {
    const { settings, unknown } = parseBoardSettings('stock-sparkles-large')
    expect(unknown).toEqual(['sparkles'])
    expect(settings.palette).toBe('stock')
    expect(settings.largeDigits).toBe(true)
  })
})
