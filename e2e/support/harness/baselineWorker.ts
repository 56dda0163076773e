import init, { ParquetFile } from 'parquet-wasm/esm'
import wasm from 'parquet-wasm/esm/parquet_wasm_bg.wasm?url'

/** The yardstick: parquet-wasm streaming a file's batches, nothing else done with them. Answers with milliseconds. */
addEventListener('message', async (event: MessageEvent<Blob>) => {
  await init({ module_or_path: wasm })
  const started = performance.now()
  const file = await ParquetFile.fromFile(event.data)
  const reader = (await file.stream({ batchSize: 16 })).getReader()
  let batches = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    batches++
    value.free()
  }
  postMessage({ milliseconds: performance.now() - started, batches })
})
