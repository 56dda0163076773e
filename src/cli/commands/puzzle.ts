import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { type Command, InputError, UsageError } from '../command'
import { readOptions } from '../options'
import { puzzleLine } from '../puzzleLine'

export const command: Command = {
  name: 'puzzle',
  summary: 'Says what each payload of a file of JSON lines holds, one line each.',
  usage: 'ctc puzzle FILE.jsonl[.gz]   (lines with `payload`, `encoded_puzzle` or a raw row)',
  async run(args, io) {
    const [file, ...more] = readOptions(args, {}).positionals
    if (file === undefined || more.length > 0) throw new UsageError('name one file of JSON lines')
    const bytes = createReadStream(file)
    const input = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes
    // readline only sees its own input: a fault of the file before it must end the unzipping too.
    bytes.on('error', (error) => input !== bytes && input.destroy(error))
    const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
    let number = 0
    let garbled = 0
    try {
      for await (const text of lines) {
        number += 1
        const line = number === 1 ? text.replace(/^\uFEFF/, '') : text
        if (line.trim() === '') continue
        const said = puzzleLine(line, number)
        await io.line(JSON.stringify(said.line))
        if (said.garbage === null) continue
        garbled++
        io.say(`${file}, line ${number}: ${said.garbage}. ${ADVICE}`)
      }
      if (input.errored) throw input.errored
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw new InputError(`${file} cannot be read after line ${number}: ${why}`)
    }
    if (number === 0) throw new InputError(`${file} is empty`)
    return garbled > 0 ? 1 : 0
  },
}

const ADVICE =
  'Give a payload, or an object with `payload`, `encoded_puzzle` or `puzzle_data`, on a line of its own.'
