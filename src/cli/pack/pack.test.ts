import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { InputError, UsageError } from '../command'
import { command as pack } from '../commands/pack'
import { command as unpack } from '../commands/unpack'
import { readLibraryFolder } from './readLibraryFolder'
import { STAGING } from './staging'
import { folderContents } from './testSupport/folderContents'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ctc-pack-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A solve of a 2×2 board; long enough that packing one takes a moment. */
function row(id: string, groups = 300) {
  const cells = ['1', '', '', '']
  return {
    youtube_id: id,
    puzzle_id: 'p',
    extra: { kept: [id, 0.1 + 0.2] },
    action_data: Array.from({ length: groups }, (_, i) => {
      cells[1 + (i % 3)] = `/${1 + (i % 4)}`
      return {
        idx: i,
        frame: i * 30,
        time: i,
        actions: [`cd:+:${1 + (i % 4)}:r1c2`],
        serialized_state: JSON.stringify({ cells }),
      }
    }),
    asr_data: { language: 'en', text: '', segments: [] },
    puzzle_data: { rows: 2, cols: 2, initial_board: '1...', title: `Of ${id}`, puzzle_id: 'p' },
  }
}

interface Run {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** The command as `ctc` runs it, in this process. */
async function ctc(args: readonly string[]): Promise<Run> {
  const [name, ...words] = args
  const command = name === 'pack' ? pack : unpack
  let out = ''
  let err = ''
  const io = {
    line: async (text: string) => {
      out += `${text}\n`
    },
    say: (text: string) => {
      err += `${text}\n`
    },
  }
  try {
    return { code: await command.run(words, io), out, err }
  } catch (error) {
    if (error instanceof UsageError) return { code: 2, out, err: err + error.message }
    if (error instanceof InputError) return { code: 1, out, err: err + error.message }
    throw error
  }
}

/** The command in a process of its own, killed without warning once so many rows are kept. */
function ctcKilledOnce(args: readonly string[], out: string, rows: number): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/ctc.ts', ...args])
    const timer = setInterval(async () => {
      const names = await readdir(join(out, STAGING)).catch(() => [])
      if (names.filter((name) => /\d\.json$/.test(name)).length >= rows) child.kill('SIGKILL')
    }, 5)
    child.on('close', () => {
      clearInterval(timer)
      resolve()
    })
  })
}

async function writeRows(name: string, rows: readonly unknown[]): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, rows.map((value) => `${JSON.stringify(value)}\n`).join(''))
  return path
}

describe('ctc pack', () => {
  it('makes a library, on several threads, that unpack gives back', async () => {
    const rows = [row('a'), row('b'), row('a'), { nonsense: true }, row('c')]
    const one = await writeRows('one.jsonl', rows)
    const two = join(folder, 'two.jsonl.gz')
    await writeFile(two, gzipSync(Buffer.from(`${JSON.stringify(row('d'))}\n`)))
    const out = join(folder, 'first')
    const packed = await ctc(['pack', one, two, '--out', out, '--name', 'Mine', '--jobs', '2'])
    expect(packed.err).toContain('rows/s')
    expect(JSON.parse(packed.out)).toMatchObject({ rows: 6, packed: 5, problems: 1 })
    expect(packed.code).toBe(0)

    const { manifest, items } = await readLibraryFolder(out)
    expect(manifest).toMatchObject({
      name: 'Mine',
      source: 'one.jsonl, two.jsonl.gz',
      counts: { traces: 5, groups: 1500 },
    })
    expect(items.map(({ entry }) => entry.origin)).toEqual([
      { file: 'one.jsonl', row: 0 },
      { file: 'one.jsonl', row: 1 },
      { file: 'one.jsonl', row: 2 },
      { file: 'one.jsonl', row: 4 },
      { file: 'two.jsonl.gz', row: 0 },
    ])
    expect(items[2]!.entry.key).toBe(`${items[0]!.entry.key}.2`)
    expect(JSON.parse(await readFile(join(out, 'problems.jsonl'), 'utf8'))).toMatchObject({
      file: 'one.jsonl',
      row: 3,
    })
    expect(await readdir(out)).not.toContain(STAGING)

    const back = await ctc(['unpack', out])
    expect(back.out).toBe(
      [...rows.filter((value) => 'youtube_id' in value), row('d')]
        .map((value) => `${JSON.stringify(value)}\n`)
        .join(''),
    )
    expect((await ctc(['unpack', out, '--video', 'b'])).out).toBe(`${JSON.stringify(row('b'))}\n`)
  })

  it('killed again and again ends with the bytes of a run in one go', async () => {
    const rows = Array.from({ length: 60 }, (_, i) => row(`v${i % 50}`, 400))
    const file = await writeRows('many.jsonl', rows)
    const whole = join(folder, 'whole')
    const broken = join(folder, 'broken')
    expect((await ctc(['pack', file, '--out', whole])).code).toBe(0)
    // Rows appear in the staging folder one by one: each kill waits for some, so that it falls among them.
    for (const rowsMore of [1, 12, 30]) {
      await ctcKilledOnce(['pack', file, '--out', broken], broken, rowsMore)
    }
    const last = await ctc(['pack', file, '--out', broken])
    expect(last.code).toBe(0)
    const names = Object.keys(await folderContents(broken))
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([])
    expect(await folderContents(broken)).toEqual(await folderContents(whole))
    expect((await ctc(['pack', file, '--out', whole])).err).toContain('complete already')
  })

  it('in shards that are merged gives the same bytes', async () => {
    const file = await writeRows('sharded.jsonl', [
      row('a'),
      row('b'),
      { no: 1 },
      row('a'),
      row('c'),
    ])
    const whole = join(folder, 'unsharded')
    await ctc(['pack', file, '--out', whole])
    const shards = ['1/2', '2/2'].map((shard) => join(folder, `shard-${shard[0]}`))
    for (const [i, out] of shards.entries()) {
      expect((await ctc(['pack', file, '--out', out, '--shard', `${i + 1}/2`])).code).toBe(0)
    }
    const merged = join(folder, 'merged')
    expect((await ctc(['pack', '--merge', ...shards, '--out', merged])).code).toBe(0)
    expect(await folderContents(merged)).toEqual(await folderContents(whole))
  })

  it('says what it cannot do', async () => {
    const bad = join(folder, 'bad.parquet')
    await writeFile(bad, '<html>')
    const file = await writeRows('other.jsonl', [row('z')])
    const mixed = await ctc(['pack', bad, file, '--out', join(folder, 'mixed')])
    expect(mixed.code).toBe(1)
    expect(mixed.err).toContain('bad.parquet')
    expect((await readLibraryFolder(join(folder, 'mixed'))).items).toHaveLength(1)

    expect(await ctc(['pack', bad, '--out', join(folder, 'none')])).toMatchObject({ code: 1 })
    expect(await ctc(['pack', file])).toMatchObject({ code: 2 })
    expect(await ctc(['pack', file, '--out', 'x', '--shard', '3/2'])).toMatchObject({ code: 2 })
    const taken = await ctc(['pack', file, '--out', join(folder, 'first')])
    expect(taken.err).toContain('already holds another library')
    expect(taken.code).toBe(1)
    expect((await ctc(['unpack', bad])).err).toContain('bad.parquet')
  })
})
