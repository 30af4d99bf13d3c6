import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Browsers inside other apps lag behind: what is built must run on those of 2021.
const BROWSERS = ['es2020', 'chrome87', 'safari14'];

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // The tests mount components in jsdom, so they need Svelte's browser build.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    target: BROWSERS,
    cssTarget: ['chrome87', 'safari14'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    // The catalogue of texts is the Python package's.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    testTimeout: 30_000,
  },
}));
