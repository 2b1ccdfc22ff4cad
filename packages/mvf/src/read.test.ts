import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Packages that a program reaches, including packages that a bundler would remove as unused. */
async function reachedBy(entry: string): Promise<readonly string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'unused',
    conditions: ['mezzanine-source'],
    logLevel: 'silent',
  });
  const names = Object.keys(metafile.inputs).map(
    (file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1],
  );
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

it.each(['packages/mvf/src/read.ts', 'packages/mezzanine-js/src/headless.ts'])(
  '%s reaches no library that imports other formats',
  async (entry) => {
    const importers = ['clipper2-ts', 'proj4', 'saxes', 'shpjs', 'sql.js', 'web-ifc'];
    expect((await reachedBy(entry)).filter((name) => importers.includes(name))).toEqual([]);
  },
);

it('finds the libraries of importers', async () => {
  expect(await reachedBy('packages/mvf/src/index.ts')).toContain('shpjs');
});
