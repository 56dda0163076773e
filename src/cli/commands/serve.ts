import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Command, InputError } from '../command'
import { readOptions, wholeNumber } from '../options'
import { readLibraryFolder } from '../pack/readLibraryFolder'
import { serveHandler } from '../pack/serveHandler'

const APP = fileURLToPath(new URL('../../../dist', import.meta.url))

export const command: Command = {
  name: 'serve',
  summary: 'Serves a library with the app, for this machine, until it is interrupted.',
  usage: 'ctc serve DIR [--port N] [--host ADDRESS]',
  async run(args, io) {
    const { values, positionals } = readOptions(args, {
      port: { type: 'string' },
      host: { type: 'string' },
    })
    const folder = positionals[0] ?? '.'
    const { manifest } = await readLibraryFolder(folder)
    if (!existsSync(join(APP, 'index.html'))) {
      throw new InputError('the app has not been built yet: npm run build')
    }
    const port = wholeNumber('port', values.port) ?? 4180
    const host = values.host ?? '127.0.0.1'
    const server = createServer(serveHandler(APP, folder))
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        const taken = error.code === 'EADDRINUSE'
        reject(
          new InputError(taken ? `port ${port} is taken: choose one with --port` : error.message),
        )
      })
      server.listen(port, host, resolve)
    })
    const origin = `http://${host}:${(server.address() as AddressInfo).port}`
    const lib = encodeURIComponent(`${origin}/packed/`)
    await io.line(`${origin}/?lib=${lib}`)
    io.say(`"${manifest.name}", ${manifest.counts.traces} traces. Ctrl+C ends it.`)
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    })
    server.closeAllConnections()
    server.close()
    return 0
  },
}
