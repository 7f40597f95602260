import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The page is built into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte()],
  base: './',
  build: {
    outDir: '../src/polemos/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    proxy: {
      '/api': { target: 'http://127.0.0.1:8765', ws: true, changeOrigin: true },
      '/open': { target: 'http://127.0.0.1:8765', changeOrigin: true },
    },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    unstubGlobals: true,
    include: ['tests/**/*.test.ts'],
    // a busy machine is no fault
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
