import { createSecretKey } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { linkKey } from '../../testApp.fixture.ts';
import { testDatabases } from '../testing/testDatabases.fixture.ts';
import {
  createTestPlatform,
  type TestPlatform,
  type TestResponse,
  writer,
} from '../testing/testPlatform.fixture.ts';

/** The only origin whose pages may show the map, unless a test sets others. */
export const origin = 'https://shop.example';
/** When tests start, in milliseconds since 1970. */
export const start = Date.UTC(2026, 5, 1);

/** A link in the response to its creation. */
interface MadeLink {
  readonly id: string;
  readonly access: string;
  readonly url: string;
}

/**
 * An application whose venue `mall` can be private, and a private venue `other` without a bundle.
 */
export interface PrivateMapTest {
  readonly test: TestPlatform;
  /** Sets the clock; see {@link start}. */
  setTime(now: number): void;
  setVisibility(visibility: 'public' | 'private'): Promise<TestResponse>;
  /** Creates a link to the mall, by default with the key of the workspace. */
  create(body?: object, as?: typeof writer): Promise<TestResponse>;
  makeLink(body?: object): Promise<MadeLink>;
  showMap(query: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  /** Reads under `/api/v1` with a link as the bearer token. */
  read(access: string, path?: string, headers?: object): Promise<Response>;
  dispose(): Promise<void>;
}

/** Builds the application on its own database. */
export async function createPrivateMapTest(): Promise<PrivateMapTest> {
  const [sqlite] = testDatabases;
  if (sqlite === undefined) throw new Error('SQLite is not available.');
  const opened = await sqlite.open();
  let now = start;
  const test = await createTestPlatform(opened.database, { now: () => now });
  await opened.database
    .insertInto('venues')
    .values({ id: 'other', workspace: 'demo', digest: 'none', visibility: 'private' })
    .execute();
  const create = (body: object = {}, as = writer) =>
    test.send('POST /viewer-access', { as, body: { venueId: 'mall', origins: [origin], ...body } });
  return {
    test,
    setTime: (time) => {
      now = time;
    },
    setVisibility: (visibility) =>
      test.send('PUT /venues/mall/visibility', { as: writer, body: { visibility } }),
    create,
    makeLink: async (body = {}) => {
      const { status, body: made } = await create(body);
      if (status !== 201) throw new Error(`No link was made: ${JSON.stringify(made)}`);
      return made as unknown as MadeLink;
    },
    showMap: async (query, headers = {}) =>
      test.app.request(`/viewer/?${String(new URLSearchParams(query))}`, { headers }),
    read: async (access, path = '/venues/mall/bundle', headers = {}) =>
      test.app.request(`/api/v1${path}`, {
        headers: { Authorization: `Bearer ${access}`, ...headers },
      }),
    dispose: async () => {
      await test.dispose();
      await opened.dispose();
    },
  };
}

/** Returns the origins that may frame a page. */
export function ancestorsOf({ headers }: Response): string | undefined {
  return /frame-ancestors ([^;]+)/.exec(headers.get('Content-Security-Policy') ?? '')?.[1];
}

/** The heading of a page. */
export async function titleOf(response: Response): Promise<string> {
  return /<h1>([^<]+)<\/h1>/.exec(await response.text())?.[1] ?? '';
}

/** Signs the server's claims with changes. */
export function forge(access: string, changed: object, head: object = {}, key = linkKey) {
  return new SignJWT({ ...decodeJwt(access), ...changed })
    .setProtectedHeader({ alg: 'HS256', typ: 'viewer-access+jwt', ...head })
    .sign(createSecretKey(Buffer.from(key)));
}

/** Replaces the claims of a valid link, and keeps its signature. */
export function alter(access: string, changed: object): string {
  const [head, , signature] = access.split('.');
  const claims = Buffer.from(JSON.stringify({ ...decodeJwt(access), ...changed }));
  return [head, claims.toString('base64url'), signature].join('.');
}

/** Replaces the header of a valid link, and keeps its claims and signature. */
export function headed(access: string, head: object): string {
  const text = JSON.stringify({ alg: 'HS256', typ: 'viewer-access+jwt', ...head });
  return [Buffer.from(text).toString('base64url'), ...access.split('.').slice(1)].join('.');
}

/** Replaces the character at a position. */
export function flip(access: string, at: number): string {
  const place = at < 0 ? access.length + at : at;
  return `${access.slice(0, place)}${access[place] === 'A' ? 'B' : 'A'}${access.slice(place + 1)}`;
}

/** Seconds since 1970, at the given number of seconds before the start. */
export function past(seconds: number): number {
  return start / 1000 - seconds;
}
