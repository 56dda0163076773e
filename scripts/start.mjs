// Builds the app and serves it with its demo library: `npm start [-- --port 4173 --host localhost]`. Needs no network.
import { parseArgs } from 'node:util'
import { build, preview } from 'vite'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: 'localhost' },
  },
})
await build({ logLevel: 'warn' })
const server = await preview({ preview: { port: Number(values.port), host: values.host } })
server.printUrls()
