import { fileURLToPath } from 'node:url';
import { build, type BuildOptions } from 'esbuild';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Bundles the command line with its dependencies: a few files load in a fraction of the time of
 * the hundreds of modules. Each command and importer stays in a file that loads on first use.
 * Optional peer dependencies are not included. It has no source maps, and its names are kept.
 *
 * @param dist - absolute path of the output folder, in which `cli/main.js` is the program
 */
export async function bundleCli(dist: string): Promise<void> {
  const common: BuildOptions = {
    outbase: here('src'),
    outdir: dist,
    bundle: true,
    format: 'esm',
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'eof',
    logLevel: 'warning',
  };
  await build({
    ...common,
    entryPoints: [here('src/cli/main.ts')],
    splitting: true,
    // The program looks for the preview's scripts next to the file with that code.
    chunkNames: 'cli/[name]-[hash]',
    platform: 'node',
    target: 'node20',
    external: ['sql.js', 'web-ifc'],
  });
  await build({
    ...common,
    entryPoints: [here('src/cli/client/main.ts')],
    platform: 'browser',
    target: 'es2022',
  });
}
