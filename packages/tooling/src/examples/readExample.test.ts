import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listExamples, parseReadme, readExamples, splitRegions } from './readExample.ts';

const head = `---
title: Camera
description: A line: with a colon.
topic: camera
group: camera-controls
order: 2
venue: mall
---
`;

describe('parseReadme', () => {
  test('reads front matter and joins the lines of a note', () => {
    const { fields, notes } = parseReadme(`${head}\n1. First\n   goes on.\n2. Second.\n`, 'x');
    expect(fields.description).toBe('A line: with a colon.');
    expect(fields.order).toBe(2);
    expect(notes).toEqual(['First goes on.', 'Second.']);
  });

  test('names missing fields', () => {
    const text = head.replace('topic: camera\n', '').replace('venue: mall\n', '');
    expect(() => parseReadme(`${text}1. a\n2. b\n`, 'x/README.md')).toThrow(
      'x/README.md: the front matter has no topic, venue.',
    );
    expect(() => parseReadme('No front matter.', 'x')).toThrow(/title, description/);
  });

  test.each(['0', '1.5', 'first'])('expects a position in the group, not "%s"', (order) => {
    const text = head.replace('order: 2', `order: ${order}`);
    expect(() => parseReadme(`${text}1. a\n2. b\n`, 'x')).toThrow(`the order is "${order}"`);
  });

  test('expects two to four notes', () => {
    expect(() => parseReadme(`${head}1. Lonely.\n`, 'x')).toThrow('there are 1 numbered notes');
  });
});

describe('splitRegions', () => {
  test('removes the marks and dedents a region', () => {
    const program = 'a();\nif (x) {\n  // #region inner\n  b();\n    c();\n  // #endregion\n}\n';
    expect(splitRegions(program, 'x')).toEqual({
      source: 'a();\nif (x) {\n  b();\n    c();\n}\n',
      regions: { inner: 'b();\n  c();\n' },
    });
  });

  test('recognizes marks between elements', () => {
    const program = '<View>\n  {/* #region map */}\n  <MapView />\n  {/* #endregion */}\n</View>\n';
    expect(splitRegions(program, 'x')).toEqual({
      source: '<View>\n  <MapView />\n</View>\n',
      regions: { map: '<MapView />\n' },
    });
  });

  test('allows nested regions', () => {
    const program =
      '// #region outer\na();\n// #region inner\nb();\n// #endregion\n// #endregion\nc();';
    expect(splitRegions(program, 'x').regions).toEqual({
      outer: 'a();\nb();\n',
      inner: 'b();\n',
    });
  });

  test.each([
    ['// #region a\nx();', 'the region "a" is not closed'],
    ['x();\n// #endregion', '#endregion without a #region'],
    ['// #region a\n// #endregion\n// #region a\n// #endregion', '"a" is opened twice'],
  ])('rejects marks that do not match: %j', (program, message) => {
    expect(() => splitRegions(program, 'x')).toThrow(message);
  });
});

describe('folders', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'examples-'))));
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function write(name: string, order: number, group = path.dirname(name)): Promise<void> {
    await mkdir(path.join(folder, name), { recursive: true });
    const text = head.replace('camera-controls', group).replace('order: 2', `order: ${order}`);
    await writeFile(path.join(folder, name, 'README.md'), `${text}1. a\n2. b\n`);
    await writeFile(path.join(folder, name, 'main.ts'), 'start();\n');
  }

  test('are examples if they are in a group and contain a program', async () => {
    await write('markers/pins', 1);
    await mkdir(path.join(folder, 'page'));
    await writeFile(path.join(folder, 'page/main.ts'), '');
    await mkdir(path.join(folder, 'markers/notes'));
    expect(await listExamples(folder)).toEqual(['markers/pins']);
  });

  test('are sorted by group and by position in the group', async () => {
    await write('markers/a', 2);
    await write('markers/b', 1);
    await write('labels/c', 3);
    const names = (await readExamples(folder)).map(({ name }) => name);
    expect(names).toEqual(['labels/c', 'markers/b', 'markers/a']);
  });

  test('must match the group they name', async () => {
    await write('markers/a', 1, 'labels');
    await expect(readExamples(folder)).rejects.toThrow(
      'the group is "labels", but the folder is "markers"',
    );
  });
});
