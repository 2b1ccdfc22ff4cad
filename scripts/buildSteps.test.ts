import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { readsFrom } from '@mezzanine/tooling/run-steps';
import type { Step } from '@mezzanine/tooling/step';
import { buildSteps } from './buildSteps.ts';

describe('steps', () => {
  it('of the project are listed after those that they read from', () => {
    const all = buildSteps('/repository');
    const names = (steps: readonly Step[]) => steps.map(({ name }) => name);
    for (const [at, step] of all.entries()) {
      const later = all.slice(at + 1).filter((other) => readsFrom(step, other));
      expect(names(later), `${step.name} reads what later steps write`).toEqual([]);
    }
    const portal = all.filter(({ name }) => name === 'Portal');
    const readers = all.filter((step) => portal.some((other) => readsFrom(step, other)));
    expect(names(readers)).toEqual([
      'Preview pictures',
      'Search index',
      'Compressed copies and script hashes',
    ]);
  });

  it('for the first pages read only what others of them write', () => {
    const all = buildSteps('/repository');
    const first = all.filter(({ isForFirstPage }) => isForFirstPage);
    expect(first.map(({ name }) => name)).toContain('Portal');
    for (const step of first) {
      const missing = all.filter((other) => !other.isForFirstPage && readsFrom(step, other));
      expect(
        missing.map(({ name }) => name),
        `${step.name} waits for later steps`,
      ).toEqual([]);
    }
  });

  // Unit tests run concurrently with the build, so an unnamed package may not be built yet.
  it('name the built packages that their programs import', async () => {
    const all = buildSteps(repository);
    for (const { name, isForFirstPage, inputs } of all) {
      const program = programs[name];
      if (program === undefined) continue;
      for (const folder of await builtPackagesOf(program)) {
        expect(inputs, `${name} imports ${folder}`).toContain(`${folder}/dist`);
        const writer = all.find(({ outputs }) => outputs.includes(`${folder}/dist/index.js`));
        if (isForFirstPage) expect(writer?.isForFirstPage, folder).toBe(true);
      }
    }
  });
});

const repository = path.resolve(import.meta.dirname, '..');
/** The steps that run a program in the build's own process, where packages resolve to builds. */
const programs: Readonly<Record<string, string>> = {
  'Search index': '@mezzanine/server/write-search-index',
  'Compressed copies and script hashes': '@mezzanine/server/write-site-manifest',
  'Example bundles': '@mezzanine/examples/write-example-bundles',
  Server: '@mezzanine/server/bundle-server',
  'Swift package': '@mezzanine/tooling/write-swift-registry',
};

/** Folders of the workspaces with a build that a program imports, directly or not. */
async function builtPackagesOf(program: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  await build({
    stdin: { contents: `import '${program}';`, resolveDir: repository },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    plugins: [
      {
        name: 'packages',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path: specifier, kind }) => {
            if (kind === 'entry-point') return undefined;
            if (!specifier.startsWith('@mezzanine/')) return { path: specifier, external: true };
            const folder = builtFolderOf(specifier);
            if (folder === undefined) return undefined;
            found.add(folder);
            return { path: specifier, external: true };
          });
        },
      },
    ],
  });
  return found;
}

/** The folder of a package whose exports are built; undefined if it is used from source. */
function builtFolderOf(specifier: string): string | undefined {
  const name = specifier.split('/').slice(0, 2).join('/');
  const file = path.join(repository, 'node_modules', name, 'package.json');
  const { exports: all = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly exports?: Readonly<Record<string, unknown>>;
  };
  return JSON.stringify(all).includes('mezzanine-source')
    ? `packages/${name.slice('@mezzanine/'.length)}`
    : undefined;
}
