import { dirname, join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';

/** Program of the thread that reads uploaded venues; the server finds it beside itself. */
const uploadWorker = 'apps/server/src/platform/venue-versions/uploadWorker.ts';

/**
 * Puts the server and what it needs into one file, which starts in a fraction of the time, and the
 * program of its thread into another one beside it.
 */
export async function bundleServer(root: string, target: string): Promise<void> {
  const options = optionsFor(root);
  await Promise.all([
    build({
      ...options,
      entryPoints: ['apps/server/src/main.ts'],
      outfile: join(root, target),
      // Some of what the sign-in provider is made of loads parts of Node by `require`.
      banner: {
        js: `import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);`,
      },
    }),
    build({
      ...options,
      entryPoints: [uploadWorker],
      outfile: join(root, dirname(target), 'uploadWorker.js'),
    }),
  ]);
}

function optionsFor(root: string): BuildOptions {
  return {
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Our packages as they stand in the repository, built or not.
    conditions: ['mezzanine-source'],
    // A library of machine code, and one that is used only where somebody installed it.
    external: ['libsql', 'pg-native'],
    target: 'node20',
    sourcemap: true,
    legalComments: 'none',
    logLevel: 'silent',
  };
}
