/** Where a command writes: JSON lines for programs, messages for people. */
export interface CommandIo {
  /** Writes one line to stdout; resolves when the reader has room. */
  line(text: string): Promise<void>
  /** Writes one line to stderr. */
  say(text: string): void
}

/** Exit codes: 0 done, 1 bad input, 2 bad usage. */
export type ExitCode = 0 | 1 | 2

export interface Command {
  readonly name: string
  readonly summary: string
  readonly usage: string
  run(args: readonly string[], io: CommandIo): Promise<ExitCode>
}

/** Thrown by a command for wrong words on the command line: exit 2, with the usage. */
export class UsageError extends Error {}

/** Thrown by a command for input it cannot work with: exit 1. The message names file and row. */
export class InputError extends Error {}
