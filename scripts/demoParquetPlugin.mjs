// Puts `library/demo.parquet` beside the demo library: its rows in the form in which the dataset publishes rows. It is
// made of the committed library whenever the app is built, or asked for while developing, and is not committed itself.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const FILE = 'library/demo.parquet'
const root = fileURLToPath(new URL('..', import.meta.url))

export function demoParquetPlugin(alias) {
  let made = null
  const bytes = async () => {
    const { module } = await runnerImport(`${root}src/cli/demo/demoParquet.ts`, {
      configFile: false,
      logLevel: 'error',
      resolve: { alias },
    })
    return module.demoParquet(`${root}public/library`)
  }
  return {
    name: 'demo-parquet',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await bytes() })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_, response, next) => {
        made ??= bytes()
        made.then((file) => response.end(file), next)
      })
    },
  }
}
