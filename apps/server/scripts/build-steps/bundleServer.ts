import { dirname, join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';

/** Program of the thread that reads uploaded venues. The server expects it in its own folder. */
const uploadWorker = 'apps/server/src/platform/venue-versions/uploadWorker.ts';

/**
 * Bundles the server with its dependencies into one file, which starts in a fraction of the time,
 * and the program of its worker thread into another file next to it.
 *
 * They have no source maps: Node.js parses a map at the first error stack, and these maps would
 * block all requests for two seconds. Names and the paths of modules are kept in the code.
 */
export async function bundleServer(root: string, target: string): Promise<void> {
  const options = optionsFor(root);
  await Promise.all([
    build({
      ...options,
      entryPoints: ['apps/server/src/main.ts'],
      outfile: join(root, target),
      // Some dependencies of the sign-in provider load Node.js modules with `require`.
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
    // Our packages, resolved to their source in the repository, built or not.
    conditions: ['mezzanine-source'],
    // Native libraries, and an optional dependency that is used only if installed.
    external: ['libsql', '@resvg/resvg-js', 'pg-native'],
    target: 'node20',
    sourcemap: false,
    legalComments: 'none',
    logLevel: 'silent',
  };
}
