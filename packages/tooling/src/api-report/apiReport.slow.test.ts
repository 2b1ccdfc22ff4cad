import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findUndocumented } from './findUndocumented.ts';
import { firstDifference } from './firstDifference.ts';
import type { PublicEntry } from './publicEntries.ts';
import { renderReport } from './renderReport.ts';
import { Surface } from './Surface.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'api-report-'));
  await write(
    'tsconfig.json',
    '{ "compilerOptions": { "strict": true, "types": [], "lib": ["ES2022"] } }',
  );
});
afterEach(() => rm(root, { recursive: true }));

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

/** The report of `packages/a`, and its undocumented declarations. */
async function report(index: string, others: Readonly<Record<string, string>> = {}) {
  const entry: PublicEntry = {
    specifier: '@x/a',
    folder: 'packages/a',
    source: join(root, 'packages/a/index.ts'),
    report: 'packages/a/api-report/index.md',
  };
  await write('packages/a/index.ts', index);
  for (const [path, text] of Object.entries(others)) await write(path, text);
  const surface = new Surface(root, [entry]);
  const found = surface.of(entry);
  return {
    text: await renderReport(entry, found),
    undocumented: findUndocumented(found, surface.checker).map((line) => line.split(': ').at(-1)),
  };
}

test('a report contains exports, without comments, private members, and internals', async () => {
  const { text, undocumented } = await report(`
    /** A box. */
    export class Box {
      readonly #secret = 1;
      /** Its width. */
      width = 2;
      /** @internal */
      inner = this.#secret;
    }
    const hidden = 1;
    /** Makes one. */
    export function make(): typeof hidden { return hidden; }
  `);
  expect(text).toContain('class Box {\n  width: number;\n}');
  expect(text).toContain('function make(): typeof hidden;');
  expect(text).not.toMatch(/secret|inner|A box/);
  expect(undocumented).toEqual(['hidden has no description.']);
});

test('a report contains types that exports name but do not export', async () => {
  const { text } = await report("export { make } from './make.ts';", {
    'packages/a/make.ts':
      "import type { Inner } from './Inner.ts'; export function make(): Inner { return { deep: 1 }; }",
    'packages/a/Inner.ts': 'type Deep = number; export interface Inner { deep: Deep }',
  });
  const [, declared = '', named = ''] = text.split('\n## ');
  expect(declared).toContain('function make(): Inner;');
  expect(named).toMatch(/^Used above, not exported[^]*type Deep = number;[^]*interface Inner/);
});

test('a changed type of a member changes the report', async () => {
  const before = await report('export interface Size { readonly width: number }');
  const after = await report('export interface Size { readonly width: number | undefined }');
  expect(firstDifference(before.text, after.text)).toMatch(
    /as committed: {3}readonly width: number;\n.*in the source: {3}readonly width: number \| undefined;$/,
  );
});

test('marks type-only classes, and uses the exported name', async () => {
  const { text } = await report("export type { Map as View } from './Map.ts';", {
    'packages/a/Map.ts': '/** A map. */ export class Map {}',
  });
  expect(text).toMatch(/exported as View\n.*exported as a type.*\nclass Map/);
});

test('finds undescribed exports, members, object types, and constructors', async () => {
  const { undocumented } = await report(`
    export interface Size { readonly width: number }
    /** One of two. */
    export type Answer = { type: 'yes'; at: number } | {
      type: 'no';
      /** Why. */
      why: string;
    };
    /** */
    export class Box { constructor(width: number) { void width; } }
    /** Has a width. */
    export interface Wide {
      /** How wide it is. */
      readonly width: number;
    }
    /** Inherits the comments of its interface. */
    export class Wall implements Wide { readonly width = 1; }
  `);
  expect(undocumented).toEqual([
    'Answer.at has no description.',
    'Box has no description.',
    'Box.constructor has no description.',
    'Size has no description.',
    'Size.width has no description.',
  ]);
});
