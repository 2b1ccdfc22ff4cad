import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Installed and built files, and caches, which hold copies of the repository. */
const exclude = ['**/node_modules/**', '**/dist/**', '**/build/**', '**/.cache/**'];
/** Tests that replace modules, which other tests in the same process would get, too. */
const isolated = '**/*.isolated.test.ts';
/** Slow tests, which only `npm run test:all` runs. */
const slow = '**/*.slow.test.ts';

export default defineConfig({
  resolve: { conditions: ['mezzanine-source'], alias: reactNative() },
  ssr: { resolve: { conditions: ['mezzanine-source', 'node'] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'packages and server',
          include: ['{packages,sdks,venues,apps/server}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, isolated, slow],
          // Code that leaves nothing behind in a process, which then loads it once for all files.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'apps',
          include: ['{apps,bench,examples,scripts,integrations}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, isolated, slow, 'apps/server/**'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: [isolated], exclude } },
      { extends: true, test: { name: 'slow', include: [slow], exclude, isolate: false } },
    ],
    // Far more than any test takes: a busy machine is not a failure, but a hang is.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The runner's own choice is one core less than there are: on two cores, half of them.
    maxWorkers: '100%',
    // A test that prints fails: output is either an assertion or noise.
    onConsoleLog(log) {
      throw new Error(`A unit test printed: ${log}`);
    },
  },
});

/** React Native runs on phones only. What takes its place here draws into a document. */
function reactNative(): Readonly<Record<string, string>> {
  const fixture = (name: string) =>
    fileURLToPath(new URL(`sdks/react-native/src/${name}`, import.meta.url));
  return {
    'react-native-webview': fixture('webView.fixture.tsx'),
    'react-native': 'react-native-web',
    '@mezzanine/react-native-sdk/page': fixture('page.fixture.ts'),
  };
}
