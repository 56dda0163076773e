import { type Command, type ExitCode, InputError, UsageError } from './command'

/** What a command did, run in this process: for tests. */
export interface Ran {
  readonly code: ExitCode
  readonly lines: readonly string[]
  readonly said: readonly string[]
}

export async function runForTest(command: Command, ...args: string[]): Promise<Ran> {
  const lines: string[] = []
  const said: string[] = []
  const io = {
    line: async (text: string) => void lines.push(text),
    say: (text: string) => void said.push(text),
  }
  try {
    return { code: await command.run(args, io), lines, said }
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof InputError)) throw error
    said.push(error.message)
    return { code: error instanceof UsageError ? 2 : 1, lines, said }
  }
}
