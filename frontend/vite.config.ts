/** Builds the page into the server's package; nothing it makes is fetched from anywhere else. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** What rolldown tells of a module: here, the modules that import it, other than by `import()`. */
interface Modules {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[] } | null;
}

/** Whether a module is part of the first screen: imported, directly or not, by the entry of the page. */
function isFirst(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const found = modules.getModuleInfo(id);
  return found !== null && (found.isEntry || found.importers.some((one) => isFirst(one, modules, seen)));
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const TEXT = /\.(js|css|html|svg|json|txt)$/;

/** Lets the first file name the others from the root of the host, since it is sent for every screen; below a sub-path the server puts it before. */
function rooted(): Plugin {
  let folder = '';
  return {
    name: 'rooted',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      const path = join(folder, 'index.html');
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('="./', '="/'));
    },
  };
}

/** Writes compressed copies beside the text files of the page, which the server sends as they are. */
function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) => TEXT.test(one))) {
        const path = join(folder, name);
        const data = readFileSync(path);
        if (data.length < 512) continue;
        writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(data));
      }
    },
  };
}

export default defineConfig({
  // Scripts and styles find their files beside themselves, whatever path the server has.
  base: './',
  plugins: [svelte(), rooted(), compress()],
  resolve: { alias: { $words: here('../src/ironbridge/i18n') } },
  build: {
    outDir: here('../src/ironbridge/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // One file for the first screen; every other screen is a file of its own.
      output: { codeSplitting: { groups: [{ name: (id, modules) => (isFirst(id, modules) ? 'first' : null) }] } },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: process.env.IRONBRIDGE_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
});
