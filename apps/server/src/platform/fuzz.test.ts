import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demo } from '../testApp.fixture.ts';
import { demoWorkspace } from '../venues/AccessTokens.ts';
import { ContractValidator } from '../validation/ContractValidator.ts';
import { operations } from '@mezzanine/api-contract/open-api-document';
import { jsonBodyOf, type Operation, type Parameter } from '@mezzanine/api-contract/operation';
import { anyBodyOf, anyValueOf } from './testing/anyValue.fixture.ts';
import { openSqlite, type TestDatabase } from './testing/testDatabases.fixture.ts';
import { createTestPlatform, type TestPlatform, writer } from './testing/testPlatform.fixture.ts';

/** 400 cases, or the number in FUZZ_RUNS. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 400);

/** One request, as sent over HTTP. */
interface AnyRequest {
  readonly operation: Operation;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly token: 'writer' | 'demo' | 'none';
  readonly body: string | undefined;
}

/** Ids that exist in the sample venue, so that many requests find something. */
const known: Readonly<Record<string, readonly string[]>> = {
  venueId: ['mall'],
  externalId: ['el_books', 'el_web', 'cat_books', 'shop-1', 'a', 'b'],
  name: ['extinguisher.svg'],
  from: ['s_hallway', 'el_books', '-9.1393,38.7223,f_ground', 's_loft'],
  to: ['s_loft', 's_east', 'el_stairs', 's_kiosk'],
  floor: ['f_ground'],
  floorId: ['f_ground', 'f_upper'],
  frame: ['floor', 'route', 's_east', '-9.1393,38.7223,f_ground'],
  highlighted: ['s_east;s_west', 'el_books'],
  markers: ['s_east=Here;-9.1393,38.7223,f_ground', 's_west'],
  webhookId: ['wh_0123456789abcdef01234567'],
  deliveryId: ['dlv_0123456789abcdef01234567'],
  sourceId: ['cms', 'b'],
  runId: ['run_0123456789abcdef01234567'],
  schema: ['location.json', 'webhook-event.json', 'location'],
  'If-Match': ['*', '"a"'],
};

function anyParameter({ name, schema }: Parameter): Arbitrary<string> {
  const allowed = anyValueOf(schema).map(String);
  const there = known[name];
  return fc.oneof(
    { weight: 24, arbitrary: there === undefined ? allowed : fc.constantFrom(...there) },
    { weight: 2, arbitrary: allowed },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  );
}

function anyParametersIn(operation: Operation, place: Parameter['in']) {
  const parameters = operation.parameters.filter((one) => one.in === place);
  const fields = parameters.map((one) => [one.name, anyParameter(one)] as const);
  const optional = parameters.filter(({ required }) => !required).map(({ name }) => name);
  const all = fc.record(Object.fromEntries(fields)) as Arbitrary<Record<string, string>>;
  // Most requests have few of the optional parameters.
  const left = fc.subarray(optional);
  return fc
    .tuple(all, left, fc.nat(3))
    .map(([values, kept, chance]) =>
      Object.fromEntries(
        Object.entries(values).filter(
          ([name]) => !optional.includes(name) || (chance === 0 && kept.includes(name)),
        ),
      ),
    );
}

/** Values that the runtime can send. It rejects lone surrogates and line breaks itself. */
const inHeader = (value: string) => value.replace(/[^\x20-\x7e]/g, '?');
const inPath = (value: string) => encodeURIComponent(value.replace(/\p{Cs}/gu, '?'));

function anyRequestTo(operation: Operation): Arbitrary<AnyRequest> {
  const schema = jsonBodyOf(operation)?.schema;
  return fc
    .record({
      path: anyParametersIn(operation, 'path'),
      query: anyParametersIn(operation, 'query'),
      extra: fc.constantFrom(...Array<string>(15).fill(''), 'extra', 'limit'),
      headers: anyParametersIn(operation, 'header'),
      token: fc.constantFrom(...Array<string>(8).fill('writer'), 'demo', 'none'),
      body:
        schema === undefined
          ? fc.constant(undefined)
          : fc.oneof(
              { weight: 9, arbitrary: anyBodyOf(schema).map((body) => JSON.stringify(body) ?? '') },
              fc.string({ maxLength: 40 }),
            ),
      type: fc.constantFrom(...Array<string>(18).fill('application/json'), 'text/plain', 'a/b'),
    })
    .map(({ path, query, extra, headers, token, body, type }): AnyRequest => {
      const at = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        inPath(path[name] ?? ''),
      );
      const values = [...Object.entries(query), ...(extra === '' ? [] : [[extra, '1'] as const])];
      const search = values.map(([name, value]) => `${inPath(name)}=${inPath(value)}`).join('&');
      return {
        operation,
        token: token as AnyRequest['token'],
        body,
        path: `/api/v1${at}${search === '' ? '' : `?${search}`}`,
        headers: {
          ...Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [name, inHeader(value)]),
          ),
          ...(body !== undefined && { 'Content-Type': type }),
        },
      };
    });
}

let opened: TestDatabase;
let test: TestPlatform;

beforeAll(async () => {
  opened = await openSqlite();
  test = await createTestPlatform(opened.database);
});
afterAll(async () => {
  await test.dispose();
  await opened.dispose();
});

it(
  'every request generated from the contract gets a response that matches it, and never a server error',
  async () => {
    const validator = new ContractValidator();
    const tokens = {
      writer: await tokenFor(test, writer),
      demo: await tokenFor(test, demo),
      none: '',
    };
    const statuses = new Map<number, number>();
    let count = 0;
    const anyRequest = fc.constantFrom(...operations).chain(anyRequestTo);
    await fc.assert(
      fc.asyncProperty(anyRequest, async ({ operation, path, headers, token, body }) => {
        // Restores objects that earlier requests deleted.
        await seedWork(opened, (count += 1));
        const response = await test.app.request(path, {
          method: operation.method.toUpperCase(),
          headers: {
            ...headers,
            ...(token !== 'none' && { Authorization: `Bearer ${tokens[token]}` }),
          },
          ...(body !== undefined && { body }),
        });
        const { status } = response;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect(test.faults.splice(0)).toEqual([]);
        expect(status).toBeLessThan(500);
        const type = response.headers.get('Content-Type')?.split(';')[0];
        const isJson = type?.endsWith('json') === true;
        const content: unknown = isJson ? await response.json() : undefined;
        // A path with an empty parameter is a different path.
        if (status === 404 && !isKnownAddress(operation, path)) return;
        if (status === 405) return;
        const seen = status === 304 || status === 204 ? undefined : type;
        expect(validator.faultsOfAnswer(operation, status, seen, content)).toEqual([]);
      }),
      { numRuns: runs },
    );
    // The fuzz test is only useful if many of the requests succeed.
    const answered = (statuses.get(200) ?? 0) + (statuses.get(201) ?? 0) + (statuses.get(204) ?? 0);
    expect(answered / runs).toBeGreaterThan(0.1);
  },
  Math.max(60_000, runs * 50),
);

/** A webhook with a delivery, and a source with a run. Restored with every twentieth request. */
async function seedWork({ database }: TestDatabase, count: number): Promise<void> {
  if (count % 20 !== 1) return;
  const digits = '0123456789abcdef01234567';
  const created_at = '2026-06-01T08:00:00.000Z';
  const id = `evt_${digits}`;
  const event = { id, type: 'webhook.test', createdAt: created_at };
  const payload = JSON.stringify({ ...event, data: { webhookId: `wh_${digits}` } });
  await database
    .insertInto('webhooks')
    .values({
      id: `wh_${digits}`,
      workspace: demoWorkspace,
      url: 'https://hooks.example.com/',
      events: '["sync.failed"]',
      description: null,
      secret: 'whsec_',
      created_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('webhook_deliveries')
    .values({
      id: `dlv_${digits}`,
      webhook: `wh_${digits}`,
      event_id: id,
      payload,
      created_at,
      event_type: 'webhook.test',
      status: 'dead',
      attempts: 8,
      tries: 8,
      last_error: 'No complete response arrived within 10000 ms.',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const endpoints = '{"locations":"https://cms.example.com/"}';
  await database
    .insertInto('sync_sources')
    .values({
      venue: 'mall',
      id: 'cms',
      endpoints,
      headers: '[]',
      when_missing: 'keep',
      created_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('sync_runs')
    .values({
      id: `run_${digits}`,
      venue: 'mall',
      source: 'cms',
      workspace: demoWorkspace,
      status: 'failed',
      is_dry: 0,
      created_at,
      reason: 'locations: no answer.',
      progress: '[{"object":"locations","status":"failed","done":0,"error":"no answer"}]',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function isKnownAddress({ path: template }: Operation, path: string): boolean {
  const pattern = template.replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^/api/v1${pattern}$`).test(path.split('?')[0] ?? '');
}

async function tokenFor({ app }: TestPlatform, pair: object): Promise<string> {
  const response = await app.request('/api/v1/token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(pair),
  });
  return ((await response.json()) as { accessToken: string }).accessToken;
}
