import { type ParseArgsConfig, parseArgs } from 'node:util'
import { readTime } from '@/domain/time/readTime'
import { UsageError } from './command'

type Options = NonNullable<ParseArgsConfig['options']>

/** Words and options of a command line; anything not named in `options` is wrong usage. */
export function readOptions<const T extends Options>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** A count from 0 on; undefined when the option was not given. */
export function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text)) throw new UsageError(`--${name} takes a number from 0 on, not "${text}"`)
  return Number(text)
}

/** A time in seconds, from `754.2`, `12:34` or `1:02:03`; undefined when the option was not given. */
export function timeOption(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const seconds = readTime(text)
  if (seconds !== null) return seconds
  throw new UsageError(`--${name} takes seconds or a time such as 12:34, not "${text}"`)
}
