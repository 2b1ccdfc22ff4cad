import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['mezzanine-source'] },
  ssr: { resolve: { conditions: ['mezzanine-source', 'node'] } },
  test: {
    include: ['{packages,apps,venues,examples,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
    testTimeout: 20_000,
    // The runner's own choice is one core less than there are: on two cores, half of them.
    maxWorkers: '100%',
    // A test that prints fails: output is either an assertion or noise.
    onConsoleLog(log) {
      throw new Error(`A unit test printed: ${log}`);
    },
  },
});
