import { describe, expect, it } from 'vitest'
import { axisLabel, axisLength, speakAxis } from './axisLabel'

describe('a place on the axis', () => {
  it('is a time where there are times', () => {
    expect(axisLabel({}, 754.25)).toBe('12:34')
    expect(axisLabel({ axis: 'time' }, 754.25, true)).toBe('12:34.2')
    expect(axisLength({}, 65)).toBe('1:05')
    expect(speakAxis({}, 65)).toBe('1 minute 5 seconds')
  })
  it('is a character position in a text without times', () => {
    expect(axisLabel({ axis: 'text' }, 12345.6, true)).toBe('@12,345')
    expect(axisLabel({ axis: 'text' }, Number.NaN)).toBe('—')
    expect(axisLength({ axis: 'text' }, 1)).toBe('1 character')
    expect(axisLength({ axis: 'text' }, 1320)).toBe('1,320 characters')
    expect(speakAxis({ axis: 'text' }, 12345)).toBe('character 12,345')
  })
})
