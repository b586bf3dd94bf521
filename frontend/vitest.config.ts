/** Runs the unit tests of the modules that need no browser; `src/testing/setup.ts` stands in for it. */
import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';

export default mergeConfig(page, defineConfig({ test: { include: ['src/**/*.test.ts'], setupFiles: ['src/testing/setup.ts'] } }));
