import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testApp.fixture.ts';

const base = '/maven/com/example/maps-core';
const library = `${base}/5.0.0/maps-core-5.0.0.jar`;
const bytes = 'PK a jar';
let test: TestApp;

beforeAll(async () => {
  const root = await mkdtemp(join(tmpdir(), 'server-test-maven-'));
  const files = {
    'maven-metadata.xml': '<metadata/>',
    'maven-metadata.xml.sha1': 'abcd',
    '5.0.0/maps-core-5.0.0.jar': bytes,
    '5.0.0/maps-core-5.0.0.jar.sha512': 'ef01',
    '5.0.0/maps-core-5.0.0.pom': '<project/>',
    '5.0.0/maps-core-5.0.0.module': '{}',
  };
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, '.cache/maven/com/example/maps-core', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  test = await createTestApp({ root });
});
afterAll(() => test.dispose());

describe('the Maven repository', () => {
  it.each([
    [library, 'application/java-archive'],
    [`${library}.sha512`, 'text/plain'],
    [`${base}/5.0.0/maps-core-5.0.0.pom`, 'text/xml; charset=utf-8'],
    [`${base}/5.0.0/maps-core-5.0.0.module`, 'application/json'],
  ])('%s is kept forever, because a release never changes', async (path, type) => {
    const response = await test.app.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  it.each([`${base}/maven-metadata.xml`, `${base}/maven-metadata.xml.sha1`])(
    '%s is requested again, because the next release changes it',
    async (path) => {
      const response = await test.app.request(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('no-cache');
    },
  );

  it('answers HEAD, and a range', async () => {
    const head = await test.app.request(library, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('Content-Length')).toBe(String(bytes.length));
    expect(await head.text()).toBe('');
    const part = await test.app.request(library, { headers: { Range: 'bytes=3-' } });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe('a jar');
  });

  it('does not publish', async () => {
    const response = await test.app.request(library, { method: 'PUT', body: 'PK' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });

  it.each([
    '/maven/',
    '/maven/com/example/maps-core/6.0.0/maps-core-6.0.0.pom',
    '/maven/..%2f..%2fsecret.txt',
    '/maven/../secret.txt',
    '/maven/com/%2e%2e/%2e%2e/%2e%2e/secret.txt',
    '/maven/com/example/maps-core/5.0.0/..%5c..%5csecret.txt',
    '/maven/%00',
  ])('%s reaches nothing', async (path) => {
    const response = await test.app.request(path);
    expect(response.status).toBe(404);
    const text = await response.text();
    expect(text).not.toContain('outside of the site');
    // Other artifacts are built, so this one does not exist.
    expect(text).not.toContain('npm run artifacts');
  });
});

it('a server without artifacts says how to build them', async () => {
  const other = await createTestApp();
  const response = await other.app.request(library);
  expect(response.status).toBe(404);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.text()).toBe(
    `GET ${library} does not exist. Nothing under /maven/ is built on this machine. Build the Android artifacts with Maven and a JDK: npm run artifacts\n`,
  );
  await other.dispose();
});
