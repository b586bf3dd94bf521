/** Runs the unit tests of the modules that need no browser; `src/testing/setup.ts` stands in for it. */
import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';

/** Tests that replace modules or reload them: each needs its own module graph. */
const ISOLATED = ['src/**/*.svelte.test.ts', 'src/lib/{api,basePath,feed,isLocalhost}.test.ts'];
const shared = { setupFiles: ['src/testing/setup.ts'], pool: 'threads' as const };

export default mergeConfig(
  page,
  defineConfig({
    test: {
      projects: [
        { extends: true, test: { ...shared, name: 'pure', include: ['src/**/*.test.ts'], exclude: ISOLATED, isolate: false } },
        { extends: true, test: { ...shared, name: 'isolated', include: ISOLATED } },
      ],
    },
  }),
);
