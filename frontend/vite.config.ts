/** Builds the page into the server's package; nothing it makes is fetched from anywhere else. */
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $words: here('../src/ironbridge/i18n') } },
  build: {
    outDir: here('../src/ironbridge/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: process.env.IRONBRIDGE_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
});
