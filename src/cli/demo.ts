import { type CommandIo, UsageError } from './command'

/** What `npm run demo` can make, by the option that asks for it; loaded only when asked for. Without one: the library. */
type Maker = (args: readonly string[], io: CommandIo) => Promise<void>

const makers: Record<string, () => Promise<Maker>> = {
  '--one-row-group': async () => (await import('./demo/bigShard')).bigShard,
  '--words-only': async () => (await import('./demo/wordsOnly')).wordsOnly,
}
const library = async (): Promise<Maker> => (await import('./demo/makeLibrary')).makeLibrary

const io: CommandIo = {
  async line(text) {
    process.stdout.write(`${text}\n`)
  },
  say(text) {
    process.stderr.write(`${text}\n`)
  },
}

const args = process.argv.slice(2)
const option = Object.keys(makers).find((name) => args.includes(name))
try {
  const make = await (makers[option ?? ''] ?? library)()
  await make(args, io)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  io.say(`npm run demo: ${error.message}`)
  process.exitCode = 2
}
