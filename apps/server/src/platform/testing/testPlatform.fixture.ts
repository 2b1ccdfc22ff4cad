import { writeMvf, type Mvf } from '@mezzanine/mvf';
import { sampleEnterpriseMvf } from '@mezzanine/mezzanine-js/fixtures/sample-enterprise-mvf';
import { createTestApp, demo, type TestApp } from '../../testApp.fixture.ts';
import { AccessTokens, demoWorkspace, type KeyPair } from '../../venues/AccessTokens.ts';
import type { Database } from '../database/openDatabase.ts';
import { seedVenue } from '../records/seedVenue.ts';

/** Has write access to the workspace of the demo venues. */
export const writer = { key: 'workspace', secret: 'test-workspace-secret-0123456789' };
/** Has write access to another workspace, which has no venue. */
export const stranger = { key: 'stranger', secret: 'test-stranger-secret-0123456789' };

/** Manages workspaces and keys. */
export const operator = { key: 'operator', secret: 'test-operator-secret-0123456789' };

/** One request. */
export interface TestRequest {
  readonly as?: KeyPair;
  readonly body?: unknown;
  /** Sent as `application/zip`, unless `headers` set another type. */
  readonly file?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The response. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  // Tests read all kinds of responses, and check their content themselves.
  readonly body: Record<string, never>;
}

/** An application whose venue `mall` is the sample venue, with its records. */
export interface TestPlatform extends TestApp {
  /** Sends a request under `/api/v1`, as the demo key by default. */
  send(request: string, options?: TestRequest): Promise<TestResponse>;
}

/** Options of a test platform. */
export interface TestPlatformOptions {
  readonly now?: () => number;
  readonly requestsPerMinute?: number;
  /** Private hosts that webhooks and sync may connect to. Default: none. */
  readonly allowedHosts?: readonly string[];
  /** Milliseconds between checks of the outbox without a write. */
  readonly deliveryPauseMs?: number;
}

/** Creates an application on a database. */
export async function createTestPlatform(
  database: Database,
  options: TestPlatformOptions = {},
): Promise<TestPlatform> {
  const mvf = walkableSample();
  await seed(database, mvf);
  const scopes = ['read', 'write', 'sync', 'webhooks'] as const;
  const tokens = new AccessTokens('signing-secret', demo, options.now ?? Date.now, [
    { ...writer, workspace: demoWorkspace, scopes },
    { ...stranger, workspace: 'other', scopes },
    { ...operator, workspace: demoWorkspace, scopes: ['operator'] },
  ]);
  const test = await createTestApp({ ...options, database, tokens, bundle: writeMvf(mvf) });
  const send = async (request: string, sent: TestRequest = {}): Promise<TestResponse> => {
    const [method = 'GET', path = ''] = request.split(' ');
    const token = await tokens.issue(sent.as ?? demo);
    const response = await test.app.request(`/api/v1${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(sent.body !== undefined && { 'Content-Type': 'application/json' }),
        ...(sent.file !== undefined && { 'Content-Type': 'application/zip' }),
        ...sent.headers,
      },
      ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
      ...(sent.file !== undefined && { body: new Uint8Array(sent.file) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json') === true && text !== '';
    const body = (isJson ? JSON.parse(text) : {}) as Record<string, never>;
    return { status: response.status, headers: response.headers, body };
  };
  return { ...test, send };
}

/** The sample venue with paths into its hallway and its loft, which the stairs connect. */
function walkableSample(): Mvf {
  const mvf = sampleEnterpriseMvf();
  const nodes: Readonly<Record<string, string>> = { s_hallway: 'n_ground', s_loft: 'n_upper' };
  const spaces = Object.entries(mvf.spaces).map(([floor, features]) => [
    floor,
    features.map((feature) => {
      const node = nodes[feature.properties.id];
      const destinationNodes = node === undefined ? feature.properties.destinationNodes : [node];
      return { ...feature, properties: { ...feature.properties, destinationNodes } };
    }),
  ]);
  return { ...mvf, spaces: Object.fromEntries(spaces) as Mvf['spaces'] };
}

/** Imports the bundle, under its id in the test site. */
export async function seed(database: Database, mvf: Mvf, digest = 'first'): Promise<boolean> {
  return seedVenue(database, {
    venue: 'mall',
    workspace: demoWorkspace,
    digest,
    read: () => Promise.resolve(mvf),
  });
}
