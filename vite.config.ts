import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { demoParquetPlugin } from './scripts/demoParquetPlugin.mjs'

/** The development server injects styles and scripts inline; the built page keeps its strict policy. */
const developWithoutPolicy: Plugin = {
  name: 'develop-without-policy',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler: (html, context) =>
      context.server
        ? html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, '')
        : html,
  },
}

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) }

/** A relative base, so that any folder of any static host can serve the build. */
export default defineConfig({
  base: './',
  plugins: [react(), developWithoutPolicy, demoParquetPlugin(alias)],
  resolve: { alias },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'scripts/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    pool: 'threads',
  },
})
