import type { Plugin } from 'vite'

/** Puts `library/demo.parquet` beside the demo library. */
export function demoParquetPlugin(alias: Record<string, string>): Plugin
