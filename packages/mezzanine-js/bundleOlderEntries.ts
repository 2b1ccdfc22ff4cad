import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { leanThree } from './leanThree.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** URL of version 6, relative to the files of older entries on the server. */
const ADDRESS_OF_6 = '../6/mezzanine.js';

/** Makes imports of version 6 refer to its own file, so a page loads the engine only once. */
const version6Outside: Plugin = {
  name: 'version 6 outside',
  setup(building) {
    // All errors, even of shared checks, must be instances of the class that version 6 exports.
    const exported = /^\.\.\/\.\.\/(index|headless)\.ts$|\/MezzanineError\.ts$/;
    building.onResolve({ filter: exported }, () => ({
      path: ADDRESS_OF_6,
      external: true,
    }));
  },
};

const ENTRY_OF_4 = here('src/compat/v4/index.ts');

/** Options shared by all bundles of older entries. */
const shared = {
  outdir: here('dist/browser-older'),
  absWorkingDir: here('.'),
  bundle: true,
  platform: 'browser',
  target: ['es2022'],
  conditions: ['mezzanine-source'],
  minify: true,
  legalComments: 'eof',
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** Settings that bundle the entries of older versions for pages without a bundler. */
export const olderEntries = {
  ...shared,
  entryPoints: { '5/mezzanine': here('src/compat/v5/index.ts'), '4/mezzanine': ENTRY_OF_4 },
  format: 'esm',
  plugins: [version6Outside],
} as const satisfies BuildOptions;

/**
 * Settings that bundle the 4.x entry for pages with a plain script tag. The bundle includes version
 * 6, and its names are on `window.Mezzanine`. It excludes the outdoor map, which 4.x did not have.
 */
export const globalEntry = {
  ...shared,
  entryPoints: { '4/mezzanine.global': ENTRY_OF_4 },
  format: 'iife',
  globalName: 'Mezzanine',
  external: ['maplibre-gl'],
  plugins: [leanThree()],
} as const satisfies BuildOptions;

/**
 * Bundles the entries of older versions, each as one file next to version 6's, and 4.x also with
 * version 6 inside.
 *
 * @returns paths of the written files
 */
export async function bundleOlderEntries(): Promise<string[]> {
  const paths: string[] = [];
  for (const options of [olderEntries, globalEntry]) {
    const { metafile } = await build({ ...options, sourcemap: true, metafile: true });
    paths.push(...Object.keys(metafile.outputs).map(here));
  }
  return paths;
}
