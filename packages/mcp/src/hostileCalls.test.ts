import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fuzzRuns, fuzzTimeout } from '@mezzanine/mvf/fixtures/fuzzRuns';
import { afterAll, expect, it } from 'vitest';
import { connectClient } from './testClient.fixture.ts';
import { FolderVenues } from './venues/FolderVenues.ts';

const folder = mkdtempSync(join(tmpdir(), 'mcp-hostile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const connected = connectHostile();

async function connectHostile() {
  return connectClient({ venues: await FolderVenues.openFolder(folder) });
}

const huge = 'a'.repeat(200_000);
const deep = JSON.parse('['.repeat(400) + ']'.repeat(400)) as unknown;

/** Values that no parameter accepts. */
const values: readonly (readonly [name: string, value: unknown])[] = [
  ['a huge text', huge],
  ['a deep list', deep],
  ['a long list', Array.from({ length: 5000 }, () => 1)],
  ['null', null],
  ['a number', -1],
  ['an object', { __proto__: null, toString: 'x' }],
];

const parameters: readonly (readonly [tool: string, parameter: string])[] = [
  ['docs_search', 'query'],
  ['docs_read', 'page'],
  ['symbol_read', 'name'],
  ['examples_read', 'name'],
  ['versions_compare', 'set'],
  ['venue_inspect', 'venue'],
  ['venue_find_places', 'query'],
  ['venue_directions', 'from'],
  ['venue_compare', 'before'],
  ['venue_convert', 'out'],
];

// Ten parameters with six values each make sixty calls.
for (const [tool, parameter] of parameters) {
  it.each(values)(`${tool} refuses %s as ${parameter}`, async (_, value) => {
    const { call, faults } = await connected;
    const { isError, text } = await call(tool, { [parameter]: value });
    expect(isError).toBe(true);
    expect(text.length).toBeLessThan(5000);
    expect(faults).toEqual([]);
  });
}

it('an unknown tool, and an unknown parameter, are errors of the protocol', async () => {
  const { client, call } = await connected;
  const unknown = await client
    .callTool({ name: 'shell', arguments: {} })
    .catch(() => ({ isError: true }));
  expect(unknown.isError).toBe(true);
  expect((await call('venue_list', { path: '/' })).isError).toBe(true);
});

it(
  'random calls return results within the limit, or errors, and never a fault',
  async () => {
    const { call, client, faults } = await connected;
    const { tools } = await client.listTools();
    const text = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom('/web-sdk/camera', 'web-sdk', '6.0', 'Camera', 'a.zip', '../x', '0'),
    );
    const value = fc.oneof(text, fc.integer(), fc.boolean(), fc.array(text, { maxLength: 3 }));
    const given = fc.constantFrom(...tools).chain(({ name, inputSchema }) => {
      const names = Object.keys(inputSchema.properties ?? {});
      const entries = names.map((key): [string, fc.Arbitrary<unknown>] => [key, value]);
      const record = fc.record(Object.fromEntries(entries), { requiredKeys: [] });
      return fc.tuple(fc.constant(name), record);
    });
    await fc.assert(
      fc.asyncProperty(given, async ([name, args]) => {
        await call(name, args);
        expect(faults).toEqual([]);
      }),
      { numRuns: Math.min(fuzzRuns, 10_000) },
    );
  },
  fuzzTimeout,
);
