import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '@mezzanine/api-contract/json-schema';
import { operations } from '@mezzanine/api-contract/open-api-document';
import type { Operation } from '@mezzanine/api-contract/operation';
import { syncObjects } from '@mezzanine/api-contract/published-schemas';
import { eventData, retrySeconds } from '@mezzanine/api-contract/webhook-events';
import { elementNode, nodesBelow, textAttribute, type MarkdownNode } from '../code/markdownTree.ts';
import { contractParts, durationText } from './contractTables.ts';
import { operationHtml } from './operationHtml.ts';
import { remarkContractSamples } from './remarkContractSamples.ts';
import { remarkRestApi } from './remarkRestApi.ts';
import { requestOf } from './requestOf.ts';
import { pageOfTopic, restPages } from './restPages.ts';
import { restPieces } from './restPieces.ts';
import { jsonText, samplesOf } from './samplesOf.ts';
import { schemaRows } from './schemaRows.ts';

const operationOf = (id: string): Operation => {
  const found = operations.find(({ operationId }) => operationId === id);
  if (found === undefined) throw new Error(`The contract has no operation ${id}.`);
  return found;
};

describe('the page of the platform API', () => {
  it('lists every operation of the contract, with samples in three languages and a form', async () => {
    const pieces = await restPieces();
    const headings = pieces.flatMap((piece) => (piece.kind === 'heading' ? [piece.text] : []));
    const forms = pieces.flatMap((piece) => (piece.kind === 'try' ? [piece.operationId] : []));
    const samples = pieces.flatMap((piece) => (piece.kind === 'samples' ? [piece.samples] : []));
    expect(headings).toEqual(expect.arrayContaining(operations.map(({ summary }) => summary)));
    expect(forms.toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted());
    expect(samples).toHaveLength(operations.length);
    expect(samples.every((of) => of.length === 3 && of.every(({ code }) => code !== ''))).toBe(
      true,
    );
  });

  it('lists every schema, and has an anchor for every heading, field, and status', async () => {
    const pieces = await restPieces();
    const headings = pieces.flatMap((piece) => (piece.kind === 'heading' ? [piece.id] : []));
    const html = pieces.map((piece) => (piece.kind === 'html' ? piece.html : '')).join('');
    const ids = [...headings, ...[...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)];
    expect(ids).toHaveLength(new Set(ids).size);
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
    expect(headings).toContain('schema-created-webhook');
    expect(ids).toContain('schema-location-name');
  });

  it('shows the path, parameters, response, and errors of an operation', () => {
    const html = operationHtml(operationOf('putLocation'));
    expect(html).toContain('PUT</span>');
    expect(html).toContain('/<wbr>venues/<wbr>{venueId}');
    expect(html).toContain('Token of a key with the scope <code>write</code>.');
    expect(html).toContain('<code>Idempotency-Key?</code>');
    expect(html).toContain('<a href="/api/schemas#schema-location-input">LocationInput</a>');
    expect(html).toContain('<a href="/api/api#error-412">412</a>');
    expect(html).toContain('At most 256 KiB');
  });

  it('says which operations need no token for public venues', () => {
    expect(operationHtml(operationOf('getFloorPng'))).toContain('No token for public venues.');
    expect(operationHtml(operationOf('getImage'))).not.toContain('public venues');
  });

  it('has the parameters of static maps as a table, without the patterns of lists', () => {
    const html = contractParts.get('static-map/parameters')?.html ?? '';
    for (const { in: place, name } of operationOf('getFloorPng').parameters) {
      if (place === 'query') expect(html).toContain(`<code>${name}</code>`);
    }
    expect(html).not.toContain('Pattern');
  });

  const nodesOf = async (page: string): Promise<readonly MarkdownNode[]> => {
    const attributes = page === '' ? [] : [textAttribute('of', page)];
    const tree: MarkdownNode = { type: 'root', children: [elementNode('RestApi', attributes)] };
    await remarkRestApi()(tree);
    return tree.children ?? [];
  };
  const tabsIn = (nodes: readonly MarkdownNode[]) =>
    nodesBelow({ type: 'root', children: [...nodes] }).filter(({ name }) => name === 'Tabs');

  it('starts with links to all pages and operations', async () => {
    const nodes = await nodesOf('');
    expect(nodes.filter(({ type }) => type === 'heading')).toHaveLength(2);
    expect(tabsIn(nodes)).toHaveLength(0);
    const html = (await restPieces()).map((piece) => ('html' in piece ? piece.html : '')).join('');
    expect(html).toContain('<a href="/api/api/locations#list-locations">List locations</a>');
    expect(html).toContain('<a href="/api/data-sync#start-sync-run">Start a sync run</a>');
    expect(html).toContain('<a href="/api/api/webhooks" aria-current="page">Webhooks</a>');
    for (const { path } of restPages) expect(html).toContain(`href="${path}"`);
  });

  it('has the code of an operation in a column beside its text', async () => {
    const nodes = await nodesOf('directions');
    const at = nodes.findIndex(({ type }) => type === 'heading') + 1;
    const [heading, operation] = nodes.slice(at);
    const [text, code] = operation?.children ?? [];
    const namesIn = (node?: MarkdownNode) => (node?.children ?? []).map(({ name }) => name);
    expect(heading?.type).toBe('heading');
    expect(namesIn(text)).toEqual(['ApiHtml', 'TryIt']);
    expect(namesIn(code)[0]).toBe('Tabs');
    expect(nodes[0]?.value).toContain('ApiHtml');
  });

  it('has every operation on one page, and the schemas on their own', async () => {
    const pages = await Promise.all(restPages.map(({ of }) => nodesOf(of)));
    const texts = pages.map((nodes) => JSON.stringify(nodes));
    for (const { operationId, tags } of operations) {
      const anchor = operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const found = restPages.filter((_, index) => texts[index]?.includes(`"id":"${anchor}"`));
      expect(found, operationId).toEqual([pageOfTopic(tags[0].toLowerCase().replace(' ', '-'))]);
    }
    const schemas = texts.filter((text) => text.includes('schema-location-input'));
    expect(schemas).toHaveLength(1);
    expect(tabsIn(pages.flat())).toHaveLength(operations.length);
  });

  it('fails for a page that does not exist, and lists the pages', async () => {
    await expect(nodesOf('moon')).rejects.toThrow('no page "moon". Pages: venues, locations');
    expect(() => pageOfTopic('moon')).toThrow('the topic "moon". Add it to');
  });
});

describe('samples', () => {
  it('send required values, and values that have an example', () => {
    const { path, pathParameters, query } = requestOf(operationOf('getDirections'));
    expect(path).toBe('/venues/mall/directions?from=el_greenbarrow_market&to=-79.8046,43.185,m_l2');
    expect(pathParameters).toEqual({ venueId: 'mall' });
    expect(Object.keys(query)).toEqual(['from', 'to']);
  });

  it('are rejected if the contract has no example of a required value', () => {
    const operation = operationOf('getVenue');
    const bare = operation.parameters.map(({ name, in: place, description, schema }) => ({
      name,
      in: place,
      description,
      schema,
      required: true,
    }));
    expect(() => requestOf({ ...operation, parameters: bare })).toThrow(
      'The contract has no example of "venueId" of getVenue.',
    );
  });

  it('name the method if it is not the default, and never the demo key', async () => {
    const [curl, typescript, python] = await samplesOf(requestOf(operationOf('testWebhook')));
    expect(curl?.code).toContain('--request POST');
    expect(typescript?.code).toContain("key: 'your-key'");
    expect(python?.code).toContain('method="POST"');
    const [reading] = await samplesOf(requestOf(operationOf('listVenues')));
    expect(reading?.code).toBe('curl http://localhost:8080/api/v1/venues');
  });

  it('escape quotes inside shell strings', async () => {
    const request = { ...requestOf(operationOf('putCategory')), body: { name: "Kids' corner" } };
    const [curl] = await samplesOf(request);
    expect(curl?.code).toContain(String.raw`Kids'\'' corner`);
  });

  it('write lists of scalar values on one line', () => {
    expect(jsonText({ days: ['Monday', 'Tuesday'], at: [{ x: 1 }] })).toBe(
      '{\n  "days": ["Monday", "Tuesday"],\n  "at": [\n    {\n      "x": 1\n    }\n  ]\n}',
    );
  });
});

it('tables list nested fields by full name, with limits and defaults', () => {
  const schema: JsonSchema = {
    properties: {
      links: {
        type: 'array',
        maxItems: 5,
        items: { properties: { url: { type: 'string', maxLength: 1200 } }, required: ['url'] },
      },
      limit: { type: 'integer', minimum: 1, maximum: 500, default: 100 },
      hours: { $ref: '#/components/schemas/OpeningHours' },
      kind: { enum: ['a', 'b'], description: 'Says `which`.' },
    },
    required: ['limit'],
  };
  const rows = schemaRows(schema);
  expect(rows.map(({ name }) => name)).toEqual(['links', 'links[].url', 'limit', 'hours', 'kind']);
  expect(rows[1]).toMatchObject({ isOptional: false, meaning: 'At most 1,200 characters.' });
  expect(rows[2]).toMatchObject({ default: '<code>100</code>', meaning: '1 to 500.' });
  expect(rows[3]?.type).toBe('<a href="/api/schemas#schema-opening-hours">OpeningHours</a>');
  expect(rows[4]).toMatchObject({
    type: '&quot;a&quot; | &quot;b&quot;',
    meaning: 'Says <code>which</code>.',
  });
});

describe('tables and samples of data sync and webhooks', () => {
  it('exist for each object and each event', () => {
    const names = [
      ...syncObjects.map(({ schema }) => `sync/${schema}`),
      ...Object.keys(eventData).map((type) => `event/${type}`),
    ];
    expect(names.filter((name) => contractParts.get(name)?.sample === undefined)).toEqual([]);
    const html = contractParts.get('sync/location')?.html ?? '';
    expect(html).toContain('<td><code>operationHours[].opens</code></td>');
    expect(html).toContain('<code>[ &quot;coffee&quot; ]</code>');
  });

  it('show JSON, as a list where an endpoint returns one', () => {
    const attributes = [
      { type: 'mdxJsxAttribute', name: 'of', value: 'sync/category' },
      { type: 'mdxJsxAttribute', name: 'list', value: null },
    ];
    const node: MarkdownNode = { type: 'mdxJsxFlowElement', name: 'ContractSample', attributes };
    remarkContractSamples()({ type: 'root', children: [node] });
    expect(node).toMatchObject({ type: 'code', lang: 'json' });
    expect(JSON.parse(node.value ?? '')).toEqual([contractParts.get('sync/category')?.sample]);
  });

  it('fail the build for an unknown sample, and list the known ones', () => {
    const attributes = [{ type: 'mdxJsxAttribute', name: 'of', value: 'sync/shop' }];
    const node: MarkdownNode = { type: 'mdxJsxFlowElement', name: 'ContractSample', attributes };
    expect(() => remarkContractSamples()({ type: 'root', children: [node] })).toThrow(
      /"sync\/shop".*sync\/location/,
    );
  });

  it('list the actual retries of deliveries, and their total time', () => {
    const html = contractParts.get('webhook/retries')?.html ?? '';
    expect(html.match(/<tr>/g)).toHaveLength(retrySeconds.length + 2);
    const total = retrySeconds.reduce((all, seconds) => all + seconds, 0);
    expect(html).toContain(durationText(total));
  });

  it.each([
    [0, '0 seconds'],
    [1, '1 second'],
    [90, '1 minute 30 seconds'],
    [90_061, '1 day 1 hour'],
  ])('%i seconds are "%s"', (seconds, text) => expect(durationText(seconds)).toBe(text));
});
