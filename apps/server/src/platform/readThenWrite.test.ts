import { jsonBodyOf, type Operation } from '@mezzanine/api-contract/operation';
import { operations } from '@mezzanine/api-contract/open-api-document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite, type TestDatabase } from './testing/testDatabases.fixture.ts';
import {
  createTestPlatform,
  operator,
  type TestPlatform,
  writer,
} from './testing/testPlatform.fixture.ts';

const parameters = {
  venueId: 'mall',
  externalId: 'sent-back',
  sourceId: 'cms',
  workspaceId: 'acme',
};
const ids: ReadonlySet<string> = new Set(Object.values(parameters));
/** Fields that every write changes. */
const times = { updatedAt: undefined, nextRunAt: undefined };

/** Operations that write JSON to a URL, and operations that read it. */
const pairs = operations
  .filter(({ method }) => method === 'put' || method === 'patch')
  .filter((operation) => jsonBodyOf(operation) !== undefined)
  .map((writes) => ({ id: writes.operationId, writes, reads: readerOf(writes) }));

let opened: TestDatabase;
let test: TestPlatform;

beforeAll(async () => {
  opened = await openSqlite();
  test = await createTestPlatform(opened.database);
});
afterAll(async () => {
  expect(test.faults).toEqual([]);
  await test.dispose();
  await opened.dispose();
});

describe('the response of GET', () => {
  it.each(pairs)('is accepted by $id, and changes nothing', async ({ writes, reads }) => {
    const creates = pairs.find(
      ({ writes: { method, path } }) => method === 'put' && path === writes.path,
    )?.writes;
    if (creates === undefined) throw new Error(`Nothing creates ${writes.path}.`);
    const created = await send(creates, creatingBody(creates));
    expect([created.status, created.body['detail']]).toEqual([expect.any(Number), undefined]);
    expect(created.status).toBeLessThan(300);
    const before = await read(reads);
    const { status, body } = await send(writes, before);
    expect([status, body['detail']]).toEqual([200, undefined]);
    expect({ ...(await read(reads)), ...times }).toEqual({ ...before, ...times });
  });
});

/** The contract's example, without references that do not exist in the sample venue. */
function creatingBody(operation: Operation): unknown {
  const example = jsonBodyOf(operation)?.example as Readonly<Record<string, unknown>>;
  const { categories: _categories, spaces: _spaces, parent: _parent, ...others } = example;
  const { location: _location, floor: _floor, ...rest } = others;
  return rest;
}

/** `GET` of the same URL, or the list that contains it. */
function readerOf({ path }: Operation): Operation {
  const readerAt = (address: string) =>
    operations.find((one) => one.method === 'get' && one.path === address);
  const found = readerAt(path) ?? readerAt(path.slice(0, path.lastIndexOf('/')));
  if (found === undefined) throw new Error(`Nothing reads ${path}.`);
  return found;
}

async function read(operation: Operation): Promise<Readonly<Record<string, unknown>>> {
  const { status, body } = await send(operation);
  expect(status).toBe(200);
  const [list] = Object.values<unknown>(body);
  if (!Array.isArray(list)) return body;
  return (list as readonly { readonly id: string }[]).find(({ id }) => ids.has(id)) ?? {};
}

function send({ method, path, security }: Operation, body?: unknown) {
  const isOperators = security.some(({ bearer }) => bearer.includes('operator'));
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof parameters) =>
    String(parameters[name]),
  );
  return test.send(`${method.toUpperCase()} ${address}`, {
    as: isOperators ? operator : writer,
    ...(body !== undefined && { body }),
  });
}
