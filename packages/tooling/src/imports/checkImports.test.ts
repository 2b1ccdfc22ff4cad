import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkImports, type ImportRules } from './checkImports.ts';
import { findCircles } from './findCircles.ts';

const rules: ImportRules = {
  columns: {
    'server data/': 'apps/server/data',
    format: '@x/format',
    'format data': '@x/format/data',
    site: 'site.ts',
    three: 'three',
  },
  places: [
    { place: 'root', files: '*.ts', allows: [] },
    { place: 'format', files: 'packages/format/**', allows: [] },
    { place: 'map', files: 'packages/map/**', allows: ['format'] },
    { place: 'map tests', files: 'packages/map/**/*.{test,fixture}.ts', allows: ['three'] },
    { place: 'server', files: 'apps/server/**', allows: ['format data', 'site'] },
    { place: 'page', files: 'apps/page/**', allows: [], types: ['format'], lazy: ['three'] },
  ],
  workspaces: {
    'packages/format': '@x/format',
    'packages/map': '@x/map',
    'apps/server': '@x/server',
    'apps/page': '@x/page',
  },
};

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'imports-'));
});
afterAll(async () => {
  await rm(root, { recursive: true });
});

/** Checks a repository with these files and the `format` package with its two entries. */
async function check(files: Readonly<Record<string, string>>) {
  const all: Readonly<Record<string, string>> = {
    'site.ts': 'export const site = {};',
    'packages/format/index.ts': 'export const version = 1;',
    'packages/format/data.ts': 'export const data = 1;',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  return checkImports(root, Object.keys(all), rules);
}

describe('the import rule', () => {
  it('rejects a relative path into another workspace, even one that may be imported', async () => {
    const { problems, table } = await check({
      'packages/map/src/map.ts': `import '../../format/index.ts';`,
      'packages/map/src/other.ts': `export { version } from '@x/format';`,
    });
    expect(problems).toEqual([
      'packages/map/src/map.ts imports ../../format/index.ts. Import another workspace by its name.',
    ]);
    expect(table.get('map')?.get('format')).toEqual(new Set(['value']));
  });

  it('counts a relative path as an import of the workspace that it points to', async () => {
    const { problems, table } = await check({
      'packages/format/index.ts': `import '../../apps/server/main.ts';`,
      'apps/server/main.ts': `export type { version } from '../../packages/format/index.ts';`,
    });
    expect(problems).toContain(
      'apps/server/main.ts imports ../../packages/format/index.ts (type). server may not import format.',
    );
    expect(problems).toContain(
      'packages/format/index.ts imports ../../apps/server/main.ts. Import another workspace by its name.',
    );
    expect(table.get('server')?.get('format')).toEqual(new Set(['type']));
  });

  it.each([
    [`await import('../../packages/format/index.ts');`, 'a dynamic import'],
    [`let a: import('../../packages/format/index.ts').A;`, 'the type of an import'],
    [`export { version } from '../../packages/format/index.ts';`, 'an export from'],
    [`import '../../packages/format/index';`, 'a path without an ending'],
    [`import '../../packages/format';`, 'a folder'],
    [`import text from '../../packages/format/SPEC.md?raw';`, 'a file that is not a program'],
  ])('finds %s', async (statement) => {
    const { problems } = await check({ 'apps/server/main.ts': statement });
    expect(problems.join()).toMatch(/Import another workspace by its name/);
    expect(problems.join()).toMatch(/server may not import format/);
  });

  it('lets only some places import a file of the root', async () => {
    const { problems } = await check({
      'apps/server/main.ts': `import { site } from '../../site.ts';`,
      'apps/page/main.ts': `import { site } from '../../site.ts';`,
    });
    expect(problems).toEqual([
      'apps/page/main.ts imports ../../site.ts (value). page may not import site.',
    ]);
  });

  it('distinguishes an entry from its package, types from values, and tests from programs', async () => {
    const { problems } = await check({
      'apps/server/main.ts': `import '@x/format/data'; import '@x/format';`,
      'apps/page/main.ts': `import type { A } from '@x/format'; import '@x/format/index.ts';`,
      'apps/page/late.ts': `import('three'); import 'three';`,
      'packages/map/map.test.ts': `import 'three'; import '@x/format';`,
    });
    expect(problems).toEqual([
      'apps/server/main.ts imports @x/format (value). server may not import format.',
      'apps/page/main.ts imports @x/format/index.ts (value). page may not import format.',
      'apps/page/late.ts imports three (value). page may not import three.',
      'packages/map/map.test.ts imports @x/format (value). map tests may not import format.',
    ]);
  });

  it('also guards a folder inside a workspace', async () => {
    const { problems, table } = await check({
      'apps/server/main.ts': `import './data/read.ts'; import './start.ts';`,
      'apps/server/start.ts': '',
      'apps/server/data/read.ts': `import type { A } from './deep/parse.ts'; import '../start.ts';`,
      'apps/server/data/deep/parse.ts': '',
    });
    expect(problems).toEqual([
      'apps/server/main.ts imports ./data/read.ts (value). server may not import server data/.',
    ]);
    expect([...(table.get('server') ?? [])]).toEqual([['server data/', new Set(['value'])]]);
  });

  it('rejects a file that belongs to no place', async () => {
    const { problems } = await check({ 'tools/run.ts': '' });
    expect(problems).toEqual(['tools/run.ts belongs to no place of the import table.']);
  });

  it('rejects files that import each other, even if only for types', async () => {
    const { problems } = await check({
      'packages/map/floor.ts': `import type { Space } from './space.ts';`,
      'packages/map/space.ts': `import type { Door } from './door.ts';`,
      'packages/map/door.ts': `import type { Floor } from './floor.ts';`,
      'packages/map/map.ts': `import './floor.ts'; import './door.ts';`,
    });
    expect(problems).toEqual([
      'These files import each other: packages/map/door.ts, packages/map/floor.ts, packages/map/space.ts.',
    ]);
  });
});

describe('cycles', () => {
  const importing = (...pairs: readonly string[]) =>
    pairs.map((pair) => {
      const [file = '', target = ''] = pair.split(' ');
      return { file, target, name: `./${target}`, kind: 'value' as const };
    });

  it('are found from any entry, each once', () => {
    expect(findCircles(importing('a b', 'b c', 'c b', 'x a', 'c d', 'd e', 'e d'))).toEqual([
      ['d', 'e'],
      ['b', 'c'],
    ]);
  });

  it('are not reported for two paths to one file', () => {
    expect(findCircles(importing('a b', 'a c', 'b d', 'c d'))).toEqual([]);
  });

  it('include a file that imports itself', () => {
    expect(findCircles(importing('a a'))).toEqual([['a']]);
  });
});
