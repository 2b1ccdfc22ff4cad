import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testApp.fixture.ts';

const archive = Buffer.from('PK the archive of a Swift package');
const checksum = createHash('sha256').update(archive).digest('hex');
const base = '/swift/mezzanine/Mezzanine';
let test: TestApp;

beforeAll(async () => {
  const root = await mkdtemp(join(tmpdir(), 'server-test-swift-'));
  await writeRegistry(root);
  test = await createTestApp({ root });
});
afterAll(() => test.dispose());

describe('the Swift package registry (SE-0292)', () => {
  it('lists the releases of a package, with the latest version as a link', async () => {
    const response = await get(base, 'application/vnd.swift.registry.v1+json');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(response.headers.get('Content-Version')).toBe('1');
    expect(response.headers.get('Link')).toBe(
      `<https://github.com/owner/Maps>; rel="canonical", <http://localhost${base}/5.0.0>; rel="latest-version"`,
    );
    expect(await response.json()).toEqual({
      releases: { '5.0.0': { url: `http://localhost${base}/5.0.0` } },
    });
  });

  it('describes a release with the digest of its archive', async () => {
    const response = await get(`${base}/5.0.0`, 'application/vnd.swift.registry.v1+json');
    expect(response.status).toBe(200);
    expect(response.headers.get('Link')).toContain('rel="latest-version"');
    expect(await response.json()).toEqual({
      id: 'mezzanine.Mezzanine',
      version: '5.0.0',
      resources: [{ name: 'source-archive', type: 'application/zip', checksum }],
      metadata: {
        description: 'Indoor maps',
        repositoryURLs: ['https://github.com/owner/Maps'],
      },
    });
  });

  it.each([`${base}.json`, `${base}/5.0.0.json`])('answers %s as without .json', async (path) => {
    const [response, plain] = [await get(path), await get(path.slice(0, -'.json'.length))];
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(await plain.text());
  });

  it.each(['/swift/MEZZANINE/mezzanine', '/swift/Mezzanine/MEZZANINE/5.0.0.zip'])(
    'finds a package regardless of the case of %s',
    async (path) => expect((await get(path)).status).toBe(200),
  );

  it('sends the archive with its digest, length, and name, to be cached forever', async () => {
    const response = await get(`${base}/5.0.0.zip`, 'application/vnd.swift.registry.v1+zip', {
      'Accept-Encoding': 'gzip, br',
    });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-version': '1',
      'content-length': String(archive.length),
      'content-disposition': 'attachment; filename="Mezzanine-5.0.0.zip"',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      digest: `sha-256=${createHash('sha256').update(archive).digest('base64')}`,
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(archive);
  });

  it('sends a part of the archive', async () => {
    const response = await get(`${base}/5.0.0.zip`, undefined, { Range: 'bytes=0-1' });
    expect(response.status).toBe(206);
    expect(await response.text()).toBe('PK');
  });

  it('sends the manifest, with links to those for other versions of Swift', async () => {
    const response = await get(
      `${base}/5.0.0/Package.swift`,
      'application/vnd.swift.registry.v1+swift',
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/x-swift');
    expect(response.headers.get('Content-Disposition')).toBe(
      'attachment; filename="Package.swift"',
    );
    expect(response.headers.get('Link')).toBe(
      `<http://localhost${base}/5.0.0/Package.swift?swift-version=6.1>; rel="alternate"; filename="Package@swift-6.1.swift"; swift-tools-version="6.1"`,
    );
    expect(await response.text()).toBe('// swift-tools-version: 6.0\n');
  });

  it('sends the manifest for a version of Swift, and redirects to the default one if there is none', async () => {
    const own = await get(`${base}/5.0.0/Package.swift?swift-version=6.1`);
    expect(own.status).toBe(200);
    expect(own.headers.get('Content-Disposition')).toContain('"Package@swift-6.1.swift"');
    expect(own.headers.has('Link')).toBe(false);
    expect(await own.text()).toBe('// swift-tools-version: 6.1\n');
    for (const version of ['5.9', '', '6.1/../../../secret', '%00']) {
      const other = await get(
        `${base}/5.0.0/Package.swift?swift-version=${encodeURIComponent(version)}`,
      );
      expect(other.status).toBe(303);
      expect(other.headers.get('Location')).toBe(`http://localhost${base}/5.0.0/Package.swift`);
      expect(other.headers.get('Content-Version')).toBe('1');
    }
  });

  it.each([
    'https://github.com/owner/Maps',
    'https://github.com/Owner/maps.git',
    'ssh://git@github.com/owner/Maps.git',
    'git@github.com:owner/Maps.git',
    'https://github.com/owner/Maps/',
  ])('finds the identifier of %s', async (url) => {
    const response = await get(`/swift/identifiers?url=${encodeURIComponent(url)}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ identifiers: ['mezzanine.Mezzanine'] });
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    for (const path of [
      base,
      `${base}/5.0.0`,
      `${base}/5.0.0.zip`,
      `${base}/5.0.0/Package.swift`,
    ]) {
      const response = await test.app.request(path, { method: 'HEAD' });
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Version')).toBe('1');
      expect(await response.text()).toBe('');
    }
  });
});

describe('what the registry accepts', () => {
  it.each([
    [undefined, 200],
    ['*/*', 200],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 200],
    ['application/json', 200],
    ['application/vnd.swift.registry', 200],
    ['application/vnd.swift.registry.v1', 200],
    ['application/vnd.swift.registry+json', 200],
    ['application/vnd.swift.registry.v2+json, application/vnd.swift.registry.v1+json', 200],
    ['application/vnd.swift.registry.v2+json', 415],
    ['application/vnd.swift.registry.v1a+json', 400],
    ['application/vnd.swift.registry.v+json', 400],
    ['application/vnd.swift.registry.v1+zip', 415],
  ])('%s results in %i', async (accept, status) => {
    const response = await get(base, accept);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Version')).toBe('1');
  });
});

describe('what the registry rejects', () => {
  it.each([
    ['/swift/mezzanine/Nothing', 404, 'This registry has mezzanine.Mezzanine.'],
    [`${base}/4.0.0`, 404, 'Its releases: 5.0.0.'],
    [`${base}/4.0.0.zip`, 404, 'Its releases: 5.0.0.'],
    [`${base}/4.0.0/Package.swift`, 404, 'Its releases: 5.0.0.'],
    [`${base}/5.0.0/Sources/Map.swift`, 404, 'does not exist. Swift reads'],
    ['/swift/identifiers', 400, 'The parameter url is missing.'],
    ['/swift/identifiers?url=https://github.com/owner/Other', 404, 'No package'],
    ['/swift/index.json', 404, 'does not exist. Swift reads'],
    ['/swift/..%2f..%2fsecret.txt', 404, ''],
    ['/swift/mezzanine/..%2f..%2f..%2f..%2fsecret.txt', 404, ''],
    [`${base}/..%2f..%2f..%2f..%2fsecret.txt.zip`, 404, ''],
    ['/swift/__proto__/constructor', 404, ''],
    [`/swift/${'a'.repeat(4000)}/${'b'.repeat(4000)}`, 404, ''],
  ])('%s results in %i as a problem document', async (path, status, detail) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(response.headers.get('Content-Version')).toBe('1');
    expect(response.headers.get('Content-Language')).toBe('en');
    const problem = (await response.json()) as { readonly detail: string };
    expect(problem.detail).toContain(detail);
    expect(problem.detail).not.toContain('outside of the site');
  });

  it('does not publish', async () => {
    const response = await test.app.request(`${base}/6.0.0`, { method: 'PUT', body: 'PK' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({
      detail: expect.stringContaining('publishing is not supported') as string,
    });
  });
});

it('a server without a built package says how to build it', async () => {
  const other = await createTestApp();
  const response = await other.app.request(base);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({
    detail: 'The Swift package is not built on this machine. Build it: npm run build',
  });
  await other.dispose();
});

function get(path: string, accept?: string, headers: Record<string, string> = {}) {
  return test.app.request(path, {
    headers: { ...headers, ...(accept !== undefined && { Accept: accept }) },
  });
}

async function writeRegistry(root: string): Promise<void> {
  const manifests = [
    { file: 'Package.swift', toolsVersion: '6.0' },
    { file: 'Package@swift-6.1.swift', toolsVersion: '6.1' },
  ];
  const index = {
    packages: [
      {
        scope: 'mezzanine',
        name: 'Mezzanine',
        description: 'Indoor maps',
        repositoryUrl: 'https://github.com/owner/Maps',
        releases: [{ version: '5.0.0', checksum, manifests }],
      },
    ],
  };
  const files: Record<string, string | Buffer> = {
    'index.json': JSON.stringify(index),
    'mezzanine/Mezzanine/5.0.0.zip': archive,
    'mezzanine/Mezzanine/5.0.0/Package.swift': '// swift-tools-version: 6.0\n',
    'mezzanine/Mezzanine/5.0.0/Package@swift-6.1.swift': '// swift-tools-version: 6.1\n',
  };
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, '.cache/swift-registry', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
