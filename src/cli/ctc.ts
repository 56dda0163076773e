import { once } from 'node:events'
import { type Command, type CommandIo, InputError, UsageError } from './command'

/** Every command, loaded only when called: `inspect` must not pay for `pack`. */
const commands: Record<string, () => Promise<Command>> = {
  inspect: async () => (await import('./commands/inspect')).command,
  state: async () => (await import('./commands/state')).command,
  words: async () => (await import('./commands/words')).command,
  interleave: async () => (await import('./commands/interleave')).command,
  audit: async () => (await import('./commands/audit')).command,
  export: async () => (await import('./commands/export')).command,
  prompt: async () => (await import('./commands/prompt')).command,
  score: async () => (await import('./commands/score')).command,
  puzzle: async () => (await import('./commands/puzzle')).command,
  draw: async () => (await import('./commands/draw')).command,
  pack: async () => (await import('./commands/pack')).command,
  unpack: async () => (await import('./commands/unpack')).command,
  serve: async () => (await import('./commands/serve')).command,
  search: async () => (await import('./commands/search')).command,
}

const io: CommandIo = {
  async line(text) {
    if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain')
  },
  say(text) {
    process.stderr.write(`${text}\n`)
  },
}

async function main(argv: readonly string[]): Promise<number> {
  const [name = '', ...args] = argv
  const load = commands[name]
  if (!load) {
    const names = Object.keys(commands).join(', ')
    io.say(
      name === '' || name === '--help'
        ? `usage: ctc COMMAND …\ncommands: ${names}`
        : `ctc: no command "${name}". Commands: ${names}`,
    )
    return name === '--help' ? 0 : 2
  }
  const command = await load()
  if (args.includes('--help')) {
    io.say(`${command.summary}\nusage: ${command.usage}`)
    return 0
  }
  try {
    return await command.run(args, io)
  } catch (error) {
    if (error instanceof UsageError) {
      io.say(`ctc ${name}: ${error.message}\nusage: ${command.usage}`)
      return 2
    }
    if (error instanceof InputError) {
      io.say(`ctc ${name}: ${error.message}`)
      return 1
    }
    throw error
  }
}

// A reader that closes early (`| head`) ends the run quietly, as command lines do.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})
process.exitCode = await main(process.argv.slice(2))
