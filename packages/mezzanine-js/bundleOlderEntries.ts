import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type Plugin } from 'esbuild';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Address of version 6 for the files of older entries, as the server has them. */
const ADDRESS_OF_6 = '../6/mezzanine.js';

/** Makes imports of version 6 address its own file: a page loads the engine once for all entries. */
const version6Outside: Plugin = {
  name: 'version 6 outside',
  setup(building) {
    building.onResolve({ filter: /^\.\.\/\.\.\/index\.ts$/ }, () => ({
      path: ADDRESS_OF_6,
      external: true,
    }));
  },
};

/** How the entries of older versions are bundled for pages without a bundler. */
export const olderEntries = {
  entryPoints: { '5/mezzanine': here('src/compat/v5/index.ts') },
  outdir: here('dist/browser-older'),
  absWorkingDir: here('.'),
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: ['es2022'],
  conditions: ['mezzanine-source'],
  minify: true,
  legalComments: 'eof',
  plugins: [version6Outside],
  logLevel: 'warning',
} as const satisfies BuildOptions;

/**
 * Bundles the entries of older versions, each as one file beside that of version 6.
 *
 * @returns paths of what was written
 */
export async function bundleOlderEntries(): Promise<string[]> {
  const { metafile } = await build({ ...olderEntries, sourcemap: true, metafile: true });
  return Object.keys(metafile.outputs).map(here);
}
