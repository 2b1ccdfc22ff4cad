import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '../../platform/testing/testDatabases.fixture.ts';
import { batchBodySchema } from './batchRequest.ts';
import { IndexFolder } from './IndexFolder.ts';
import { IndexStore } from './IndexStore.ts';
import { importIndexFiles, IndexTable } from './IndexTable.ts';

const record = (objectID: string) => ({
  objectID,
  url: `https://docs.example/${objectID}`,
  type: 'lvl1',
  hierarchy: { lvl0: 'Guides', lvl1: objectID },
});
const add = (...ids: readonly string[]) =>
  batchBodySchema.parse({
    requests: ids.map((id) => ({ action: 'addObject', body: record(id) })),
  }).requests;

describe.each(testDatabases)('pushed indexes of two servers on $name', ({ isThere, open }) => {
  const check = isThere ? it : it.skip;
  let opened: TestDatabase;
  const errors: unknown[] = [];
  const start = () =>
    IndexStore.open(new IndexTable(opened.database), {
      onWriteError: (error) => errors.push(error),
    });
  const sizes = (store: IndexStore) => store.list().map(([name, { size }]) => [name, size]);

  beforeAll(async () => {
    if (isThere) opened = await open();
  }, 60_000);
  afterEach(async () => {
    expect(errors.splice(0)).toEqual([]);
    if (isThere) await opened.database.deleteFrom('search_indexes').execute();
  });
  afterAll(async () => {
    if (isThere) await opened.dispose();
  });

  check('are the same at both: pushed, changed, moved, and deleted', async () => {
    const [a, b] = [await start(), await start()];
    const task = a.batch('docs', add('one', 'two'));
    a.set('docs', { distinct: true });
    await a.flush();
    expect(a.task(task)).toBe('published');
    expect(await b.follow()).toBe(1);
    expect(await b.follow()).toBe(0);
    expect([sizes(b), b.find('docs')?.settings]).toEqual([[['docs', 2]], { distinct: true }]);
    b.batch('docs', add('three'));
    await b.flush();
    await a.follow();
    expect(sizes(a)).toEqual([['docs', 3]]);
    a.batch('docs_new', add('four'));
    a.operate('move', 'docs_new', 'docs');
    await a.flush();
    await b.follow();
    expect(sizes(b)).toEqual([['docs', 1]]);
    b.remove('docs');
    await b.flush();
    await a.follow();
    expect(sizes(a)).toEqual([]);
    expect(sizes(await start())).toEqual([]);
  });

  check(
    'that both change at the same time fail one task, and no change is lost silently',
    async () => {
      const [a, b] = [await start(), await start()];
      const tasks = [a.batch('docs', add('one')), b.batch('docs', add('two'))] as const;
      await a.flush();
      await b.flush();
      expect([a.task(tasks[0]), b.task(tasks[1])].sort()).toEqual(['failed', 'published']);
      expect(errors.splice(0).map(String)).toEqual([expect.stringContaining('Another server')]);
      await Promise.all([a.follow(), b.follow()]);
      expect(sizes(a)).toEqual([['docs', 1]]);
      expect(sizes(b)).toEqual([['docs', 1]]);
      expect(a.find('docs')?.serialize('docs')).toBe(b.find('docs')?.serialize('docs'));
      b.batch('docs', add('one', 'two'));
      await b.flush();
      await a.follow();
      expect(sizes(a)).toEqual([['docs', 2]]);
    },
  );

  check('are taken over from the files of a server', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'indexes-test-'));
    const files = await IndexStore.open(new IndexFolder(folder));
    files.batch('docs', add('one', 'two'));
    await files.flush();
    await importIndexFiles(opened.database, folder);
    expect(sizes(await start())).toEqual([['docs', 2]]);
    expect((await readdir(folder)).map((name) => name.split('.').at(-1))).toEqual(['imported']);
    await writeFile(join(folder, 'damaged.json'), '{');
    await expect(importIndexFiles(opened.database, folder)).rejects.toThrow('is damaged.');
    expect(await readFile(join(folder, 'damaged.json'), 'utf8')).toBe('{');
    await rm(folder, { recursive: true });
  });
});
