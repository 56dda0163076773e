import { describe, expect, it } from 'vitest'
import { UsageError } from './command'
import { readOptions, timeOption, wholeNumber } from './options'

const options = {
  time: { type: 'string' },
  row: { type: 'string' },
  json: { type: 'boolean' },
} as const
const read = (...args: string[]) => {
  const { values } = readOptions(args, options)
  return { time: timeOption('time', values.time), row: wholeNumber('row', values.row) }
}
const refusal = (...args: string[]): string => {
  try {
    read(...args)
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
  return 'taken'
}

describe('options of a command line', () => {
  it('reads values, switches and words in any order', () => {
    const { values, positionals } = readOptions(
      ['a', '--time', '5', '--json', 'b', '--row=2', '--', '--c'],
      options,
    )
    expect({ ...values }).toEqual({ time: '5', json: true, row: '2' })
    expect(positionals).toEqual(['a', 'b', '--c'])
    expect(read('--time', '12:34', '--row', '0')).toEqual({ time: 754, row: 0 })
  })

  it.each([[['--time', '-5']], [['--time=-5']]])('a time before the start: %s', (args) => {
    expect(refusal(...args)).toBe(
      '--time takes seconds from 0 or a time such as 12:34; -5 is before the start',
    )
  })

  it.each([[['--row', '-1']], [['--row=-1']]])('a row below 0: %s', (args) => {
    expect(refusal(...args)).toBe('--row takes a whole number from 0 on, not "-1"')
  })

  it.each([
    [['--bogus'], 'there is no option --bogus; this command takes --time, --row, --json'],
    [['--bogus=1'], 'there is no option --bogus; this command takes --time, --row, --json'],
    [['-x'], 'there is no option -x; this command takes --time, --row, --json'],
    [['-12'], 'there is no option -12; this command takes --time, --row, --json'],
    [['--toString'], 'there is no option --toString; this command takes --time, --row, --json'],
    [['--time'], '--time needs a value after it'],
    [['--time', '--row'], '--time needs a value after it, or --time=--row if "--row" is one'],
    [['--json=5'], '--json takes no value: leave out "5"'],
    [['--time', 'noon'], '--time takes seconds from 0 or a time such as 12:34, not "noon"'],
  ])('says in its own words what is wrong with %s', (args, message) => {
    expect(refusal(...args)).toBe(message)
  })

  it('says so where a command takes no options', () => {
    expect(() => readOptions(['--bogus'], {})).toThrow('this command takes none')
  })

  it('takes any number of seconds', () => {
    expect(timeOption('time', '99999999')).toBe(99_999_999)
  })
})
