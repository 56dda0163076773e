import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodePayload } from './decodePayload'

export const name = 'decoding payloads'

/** Payloads that ask for as much as they can within the limits, or a little more. */
const hostile: readonly [name: string, make: () => string][] = [
  ['10^6 overlays', () => `{"cells":[[{}]],"overlays":[${'{},'.repeat(1e6)}{}]}`],
  ['600,000 empty overlays', () => `{"cells":[[{}]],"overlays":[${'{},'.repeat(6e5)}{}]}`],
  ['40,000 overlays', () => many('overlays', 4e4, '{"center":[1,1],"width":1,"text":"x"}')],
  ['40,000 overlays at 1e9', () => many('overlays', 4e4, '{"center":[1e9,1],"width":"x"}')],
  ['deep lists', () => `{"cells":[[{}]],"x":${'['.repeat(9e5)}${']'.repeat(9e5)}}`],
  ['deep zipped objects', () => `{ce:[[,]],o:${'{a:'.repeat(6e5)}`],
  ['zipped commas', () => `{ce:[[,]],o:[${','.repeat(2.9e5)}]}`],
  ['escapes', () => `{ce:[[,]],v:'${"\\'".repeat(9e5)}'}`],
  [
    'thermometers',
    () => fPuzzles('thermometer', 3e4, '{"lines":[["R1C1","R2C2"],["R1C1","R2C2"]]}'),
  ],
  ['cages of 10,000 cells', () => many('cages', 4e4, '{"cells":"r1c1-r900c900"}')],
  ['900,000 random digits', () => `sclN4Igl${scramble(9e5)}`],
  ['random digits with slashes', () => `sclN4Igl${scramble(3e4)}/${'J/b/'.repeat(1e4)}`],
]

function many(key: string, count: number, part: string): string {
  return `{"cells":[[{}]],"${key}":[${`${part},`.repeat(count - 1)}${part}]}`
}

function fPuzzles(key: string, count: number, part: string): string {
  return `{"size":9,"grid":[[{}]],"${key}":[${`${part},`.repeat(count - 1)}${part}]}`
}

function scramble(length: number): string {
  let seed = 7
  let text = ''
  for (let at = 0; at < length; at++) {
    seed = (seed * 48271) % 2147483647
    text += 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'[seed % 64]
  }
  return text
}

/** Milliseconds of processor time: other programs on the machine do not count. */
function cost(payload: string): number {
  const before = process.cpuUsage()
  decodePayload(payload)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function figure(what: string, value: number, bound: number): void {
  const verdict = value <= bound ? 'ok' : 'over'
  console.log(`figure: ${what} ${value.toFixed(1)} ms (bound ${bound} ms) ${verdict}`)
}

/** Prints what decoding costs: the corpus (when there is one), and payloads made to hurt. */
export async function run(): Promise<void> {
  const file = join(process.env.CORPUS_DIR ?? '../shared/corpus', 'puzzles/payloads.jsonl')
  if (existsSync(file)) {
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    const payloads = lines.map((line) => String((JSON.parse(line) as { payload: string }).payload))
    for (const payload of payloads) decodePayload(payload)
    const costs = payloads.map(cost).sort((a, b) => a - b)
    figure('decoding a payload of the corpus, median', costs[costs.length >> 1]!, 5)
    figure('decoding a payload of the corpus, slowest', costs.at(-1)!, 50)
  } else console.log('no corpus of payloads: its figures are left out')
  for (const [what, make] of hostile) {
    const payload = make()
    figure(`hostile payload, ${what}`, cost(payload), 2000)
  }
}
