import { type ParseArgsConfig, parseArgs } from 'node:util'
import { readTime } from '@/domain/time/readTime'
import { UsageError } from './command'

type Options = NonNullable<ParseArgsConfig['options']>

/** Words and options of a command line; anything not named in `options` is wrong usage, said in this program's words. */
export function readOptions<const T extends Options>(args: readonly string[], options: T) {
  try {
    return parseArgs({
      args: checkedWords(args, options),
      options,
      allowPositionals: true,
      strict: true,
    })
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * The command line with each value joined to its option, so that a number below 0 reaches the option's own check
 * instead of being taken for an option. Throws `UsageError` for what strict parsing would refuse.
 */
function checkedWords(args: readonly string[], options: Options): string[] {
  const { tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  return tokens.map((token) => {
    if (token.kind === 'positional') return token.value
    if (token.kind === 'option-terminator') return '--'
    const { rawName: option, value, inlineValue } = token
    const type = Object.hasOwn(options, token.name) ? options[token.name]?.type : undefined
    if (type === undefined || !option.startsWith('--')) {
      const typed = option.startsWith('--') ? option : args[token.index]
      throw new UsageError(`there is no option ${typed}; ${knownOptions(options)}`)
    }
    if (type === 'boolean') {
      if (value === undefined) return option
      throw new UsageError(`${option} takes no value: leave out "${value}"`)
    }
    if (value === undefined) throw new UsageError(`${option} needs a value after it`)
    if (!inlineValue && /^-[^\d.]/.test(value)) {
      const joined = `${option}=${value}`
      throw new UsageError(`${option} needs a value after it, or ${joined} if "${value}" is one`)
    }
    return `${option}=${value}`
  })
}

function knownOptions(options: Options): string {
  const names = Object.keys(options).map((name) => `--${name}`)
  if (names.length === 0) return 'this command takes none'
  return `this command takes ${names.join(', ')}`
}

/** A count from 0 on; undefined when the option was not given. */
export function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d+$/.test(text))
    throw new UsageError(`--${name} takes a whole number from 0 on, not "${text}"`)
  return Number(text)
}

/** A time in seconds, from `754.2`, `12:34` or `1:02:03`; undefined when the option was not given. */
export function timeOption(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const seconds = readTime(text)
  if (seconds !== null) return seconds
  // Longer than any video, yet plainly a number of seconds: the command says where the solve ends.
  if (/^\d{1,15}(\.\d*)?$/.test(text.trim())) return Number(text)
  if (/^-[\d.]/.test(text.trim())) {
    const takes = `--${name} takes seconds from 0 or a time such as 12:34`
    throw new UsageError(`${takes}; ${text.trim()} is before the start`)
  }
  throw new UsageError(`--${name} takes seconds from 0 or a time such as 12:34, not "${text}"`)
}
