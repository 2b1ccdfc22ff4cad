import { expect, it } from 'vitest';
import { snippetCheck } from './proof/snippetCheck.ts';
import { snippetRun } from './proof/snippetRun.ts';
import { estimateTokens } from './results/tokens.ts';
import { connectClient } from './testClient.fixture.ts';
import { testSite } from './testSite.fixture.ts';
import type { VenueStore } from './venues/VenueStore.ts';

it('every tool has schemas for input and output, and says whether it changes something', async () => {
  const { client } = await connectClient();
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'docs_search',
    'docs_read',
    'symbol_read',
    'examples_list',
    'examples_read',
    'versions_compare',
  ]);
  for (const { inputSchema, outputSchema, annotations, description } of tools) {
    expect(inputSchema.type).toBe('object');
    expect(outputSchema?.properties).toHaveProperty('notice');
    expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
    expect(description?.length).toBeGreaterThan(40);
  }
});

it('the list of all tools costs at most 5,000 tokens, with every limit of their input', async () => {
  const venues: VenueStore = {
    list: () => Promise.resolve([]),
    open: () => Promise.reject(new Error('not opened')),
    files: { read: () => Promise.reject(new Error()), write: () => Promise.reject(new Error()) },
  };
  const site = testSite();
  const all = await connectClient({ site, venues, tools: [snippetCheck(site), snippetRun(site)] });
  const list = await all.client.listTools();
  expect(list.tools.length).toBeGreaterThanOrEqual(15);
  expect(estimateTokens(JSON.stringify(list))).toBeLessThanOrEqual(5000);
  for (const { name, inputSchema } of list.tools) {
    expect(inputSchema, name).toMatchObject({ additionalProperties: false });
    for (const [parameter, schema] of Object.entries(inputSchema.properties ?? {})) {
      expect(isLimited(schema), `${name} limits ${parameter}`).toBe(true);
    }
  }
});

/** Whether a schema limits its values and the values of its items. */
function isLimited(schema: object): boolean {
  const keys = Object.keys(schema);
  const has = (...names: readonly string[]) => names.some((name) => keys.includes(name));
  if ('items' in schema) return has('maxItems') && isLimited(schema.items as object);
  const isSwitch = 'type' in schema && schema.type === 'boolean';
  return isSwitch || has('maxLength', 'maximum', 'enum', 'pattern');
}

it('a search result leads to its section', async () => {
  const { call } = await connectClient();
  const found = await call('docs_search', { query: 'fly to a place', set: 'web-sdk' });
  const [hit] = found.data['hits'] as readonly { path: string; section: string }[];
  expect(hit).toMatchObject({ path: '/web-sdk/camera#fly-to-a-place', section: 'Fly to a place' });
  const page = await call('docs_read', { page: hit?.path, section: hit?.section });
  expect(page.text).toBe('## Fly to a place\n\n```ts\n// # no heading\nfly();\n```');
});

it('a page is read by path or URL of this site, without the origin of its links', async () => {
  const { call } = await connectClient();
  const byPath = await call('docs_read', { page: '/web-sdk/camera' });
  const byUrl = await call('docs_read', { page: 'http://localhost:8080/web-sdk/camera.html?a=b' });
  expect(byUrl.text).toBe(byPath.text);
  expect(byPath.text).toContain('Move the [camera](/web-sdk/views).');
  expect(byPath.data).toMatchObject({ version: 'Web SDK 6.0', origin: 'documentation' });
});

it('an anchor that differs from the words of its heading finds its section', async () => {
  const { call } = await connectClient();
  const { text } = await call('docs_read', { page: '/web-sdk/camera#bound-it' });
  expect(text).toBe('## Set limits\n\nLimits.');
});

it('an option or code is read as the row of its table, by name or anchor', async () => {
  const { call } = await connectClient();
  const row = '## Camera\n\n| Name | Default |\n| - | - |\n| `pitch` | `0` |';
  const page = '/web-sdk/api/camera';
  expect((await call('docs_read', { page, section: 'pitch' })).text).toBe(row);
  expect((await call('docs_read', { page: `${page}#camera-pitch` })).text).toBe(row);
});

it('the anchor selects one of several members with the same name', async () => {
  const { call } = await connectClient();
  const page = '/web-sdk/api/camera#labels-animateto';
  const { text } = await call('docs_read', { page, section: 'animateTo()' });
  expect(text).toContain('Animates labels.');
});

it('the parts of a long page make up the page, and the first one lists the sections', async () => {
  const { call } = await connectClient();
  let whole = '';
  let cursor: unknown;
  do {
    const part = await call('docs_read', {
      page: '/web-sdk/long',
      ...(cursor !== undefined && { cursor }),
    });
    if (cursor === undefined) {
      expect(part.data['sections']).toHaveLength(40);
      expect(part.text).toContain('Sections: Part 0; Part 1;');
    }
    whole += String(part.data['markdown']);
    cursor = part.data['nextCursor'];
    const note = `(Truncated. Continue with cursor "${String(cursor)}".`;
    expect(part.text.includes(note)).toBe(cursor !== undefined);
  } while (cursor !== undefined);
  expect(whole.match(/^## Part /gm)).toHaveLength(60);
  expect(whole).toContain('Sentence 59 about maps.');
});

it('a method is read with its signature, and a field with the table of its owner', async () => {
  const { call } = await connectClient();
  const method = await call('symbol_read', { name: 'camera.animateTo' });
  expect(method.data).toMatchObject({ symbol: 'Camera.animateTo', version: '6.0' });
  expect(method.text).toContain('animateTo(state: CameraState): Promise<void>');
  expect(method.text).not.toContain('## Labels');
  const field = await call('symbol_read', { name: 'Camera.pitch' });
  expect(field.text).toContain('| `pitch` | `0` |');
});

it('versions are compared by their guides, as a whole or for one name', async () => {
  const { call } = await connectClient();
  const all = await call('versions_compare', { set: 'web-sdk', from: '5.0' });
  expect(all.data['pages']).toEqual(['/web-sdk/migration-guide', '/web-sdk/release-notes']);
  const one = await call('versions_compare', { set: 'web-sdk', from: '5.0', topic: 'flyTo' });
  expect(one.text).toContain('## Camera\n\nUse animateTo for flyTo.');
  expect(one.text).not.toContain('addLabel');
});

it('examples are listed and read', async () => {
  const { call } = await connectClient();
  expect((await call('examples_list', { query: 'rooms' })).data['count']).toBe(1);
  const { text } = await call('examples_read', { name: 'labels/own-labels' });
  expect(text).toContain('1. A note.\n\n```ts title="main.ts"\nexport {};\n```');
});

it.each([
  [
    'docs_read',
    { page: '/web-sdk/nothing' },
    'There is no page "/web-sdk/nothing". Find pages with',
  ],
  ['docs_read', { page: 'https://evil.example/x' }, 'is not a page of this documentation'],
  ['docs_read', { page: '/web-sdk/../../etc/passwd' }, 'is not the path of a page'],
  [
    'docs_read',
    { page: '/web-sdk/camera', section: 'Nope' },
    'Sections: Fly to a place; Set limits.',
  ],
  ['docs_read', { page: '/web-sdk/camera', cursor: '99999' }, 'does not belong to this result'],
  ['symbol_read', { name: 'Nope' }, 'has no symbol "Nope"'],
  ['examples_read', { name: 'labels/none' }, 'Similar: labels/own-labels.'],
  ['versions_compare', { set: 'web-sdk', from: '3.0' }, 'Versions: 6.0, 5.0.'],
  ['versions_compare', { set: 'web-sdk', from: '6.0' }, 'is not later than 6.0'],
  ['versions_compare', { set: 'nothing', from: '6.0' }, 'There is no documentation set "nothing"'],
])('%s with %o says what to do', async (name, given, message) => {
  const { call, faults } = await connectClient();
  const { isError, text } = await call(name, given);
  expect(isError).toBe(true);
  expect(text).toContain(message);
  expect(faults).toEqual([]);
});

it('an internal error is reported to the server, and its details not to the client', async () => {
  const site = {
    origin: '',
    search: () => Promise.reject(new Error('/secret/path')),
    readText: () => Promise.reject(new Error('/secret/path')),
  };
  const { call, faults } = await connectClient({ site });
  const { isError, text } = await call('docs_search', { query: 'x' });
  expect([isError, text]).toEqual([
    true,
    'The tool failed. The cause is in the log of the server.',
  ]);
  expect(faults).toHaveLength(1);
});

it('pages and schemas are resources, and five prompts are listed', async () => {
  const { client } = await connectClient();
  const { resources } = await client.listResources();
  expect(resources).toMatchObject([{ uri: 'mezzanine://pages/web-sdk/camera', name: 'Camera' }]);
  const page = await client.readResource({ uri: 'mezzanine://pages/web-sdk/camera' });
  expect(JSON.stringify(page.contents)).toContain('# Camera');
  const schema = await client.readResource({ uri: 'mezzanine://schemas/v2/space' });
  expect(JSON.stringify(schema.contents)).toContain('Space');
  await expect(client.readResource({ uri: 'mezzanine://pages/../secret' })).rejects.toThrow();
  expect((await client.listPrompts()).prompts).toHaveLength(5);
  const prompt = await client.getPrompt({ name: 'first_map', arguments: { platform: 'web\n"x' } });
  expect(JSON.stringify(prompt)).toContain('my web x app');
});
