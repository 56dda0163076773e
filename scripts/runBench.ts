// Loads one benchmark module and runs it: `{ name: string, run(): Promise<void> }`.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const file = process.argv[2]
if (!file) throw new Error('usage: runBench FILE')
const bench = (await import(pathToFileURL(resolve(file)).href)) as {
  name: string
  run(): Promise<void>
}
console.log(bench.name)
await bench.run()
