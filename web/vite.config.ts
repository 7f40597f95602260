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
    // the symbols and colours of boards lie with the Python that draws them too
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: 'http://127.0.0.1:8765', ws: true, changeOrigin: true },
      '/open': { target: 'http://127.0.0.1:8765', changeOrigin: true },
    },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    pool: 'threads',
    unstubGlobals: true,
    // a busy machine is no fault
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      // what is loaded is shared: to load the page anew for each file took three quarters of the time
      {
        extends: true,
        test: {
          name: 'page',
          include: ['tests/**/*.dom.test.ts'],
          environment: 'jsdom',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'plain',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.dom.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
    ],
  },
})
