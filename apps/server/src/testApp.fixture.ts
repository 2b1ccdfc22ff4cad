import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { SearchIndex } from '@mezzanine/search';
import { type AppParts, createApp } from './app.ts';
import { readConfig, type ServerConfig } from './config/readConfig.ts';
import { flushStores, openStores, type Stores } from './openStores.ts';
import { ServerMetrics } from './operations/ServerMetrics.ts';
import { OperatorAccess } from './operators/OperatorAccess.ts';
import { createPlatform, type Platform } from './platform/createPlatform.ts';
import { DatabaseActivity } from './platform/database/DatabaseActivity.ts';
import { type Database, openDatabase } from './platform/database/openDatabase.ts';
import { readWorkspaceKey } from './platform/readWorkspaceKey.ts';
import { VenueModels } from './platform/venue-content/VenueModels.ts';
import { extractRecords } from './search/extractRecords.ts';
import type { ReadSecret, SecretName } from './secrets/ReadSecret.ts';
import { buildSiteManifest } from './static/buildSiteManifest.ts';
import { Site } from './static/Site.ts';
import type { SiteManifest } from './static/siteManifest.ts';
import { AccessTokens } from './venues/AccessTokens.ts';
import { readVenueCatalog } from './venues/VenueCatalog.ts';

/** A key and secret that grant access to the venues of the test site. */
export const demo = { key: 'test_key_1234', secret: 'test_secret_1234567890' };

/** The content of `site.config.ts` for tests. */
export const testSite = {
  product: { name: 'Testmaps' },
  server: { port: 8080 },
  demo,
  search: { appId: 'APP', apiKey: 'search-key', indexName: 'docs', hosts: [] as string[] },
  analytics: { service: 'own' } as Record<string, unknown>,
  feedback: { yes: ['It helped'], no: ['It is wrong', 'It is hard to follow'] },
  url: 'http://localhost:8080',
  identity: {
    domain: '',
    clientId: 'test-playground',
    audience: 'urn:test:playground',
    audienceParameter: 'resource',
    signOutHint: 'none',
    scopes: 'openid profile email examples:read',
    requiredScope: 'examples:read',
    cookieDomain: '',
  },
  playground: { bundles: '/api/playground/bundles' },
};

/** Administers the search indexes of the test site. */
export const searchAdminKey = 'test-admin-key-that-nobody-guesses-0123';

/** Opens the operators' pages of the test site. */
export const operatorKey = 'test-operator-key-that-nobody-guesses-01';

/** Signs links to private maps of the test site. */
export const linkKey = 'test-link-key-that-nobody-guesses-0123456789';

/** Bytes of the venue bundle of the test site. */
export const bundle = Buffer.from('PK not really an archive, but bytes are bytes');
/** The same venue in version 1 of the format. */
export const oldBundle = Buffer.from('PK an older archive');

const page = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head>` +
  `<body><script>document.title</script><main><article><h1>${title}</h1>${body}</article></main></body></html>`;

const tagged = (tag: string) =>
  `<meta name="docsearch:language" content="en"><meta name="docsearch:version" content="6.0">` +
  `<meta name="docsearch:docusaurus_tag" content="${tag}">`;

/** A minimal site with every kind of file that the portal has. */
const files: Readonly<Record<string, string>> = {
  'apps/portal/build/index.html': page('Home', '<p>Got a map?</p>'),
  'apps/portal/build/404.html': page('Page not found', ''),
  'apps/portal/build/docs/overview.html': page('Overview', '<p>Start here.</p>'),
  'apps/portal/build/docs/render-with-deck.gl.html': page('deck.gl', '<p>Layers.</p>'),
  'apps/portal/build/api/api.html': page('API', '<p>Reference.</p>'),
  'apps/portal/build/playground.html': page('Playground', ''),
  'apps/portal/build/showcase/5.0.html': page('Showcase', ''),
  'apps/portal/build/web-sdk/camera.html': page(
    'Camera',
    '<h2 id="animate">Animate</h2><p>Call <code>animateTo</code> &lt;b&gt;now&lt;/b&gt;.</p>',
    tagged('docs-web-sdk-6.0'),
  ),
  'apps/portal/build/assets/js/main.0a1b2c3d.js': 'console.log("main");'.repeat(50),
  'apps/portal/build/assets/js/c7.0a1b2.js': 'console.log("chunk");',
  'apps/portal/build/img/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'packages/mezzanine-js/dist/browser/mezzanine.js': 'export const sdk = 6;',
  '.cache/packages/mvf.tgz': 'tarball',
  'examples/dist/labels/own-labels/index.html': page('Labels', ''),
  'examples/dist/assets/labels-ABCD2345.js': 'export {};',
  'apps/viewer/dist/index.html': page('Viewer', ''),
  'apps/viewer/dist/sw.js': 'self.onfetch = undefined;',
  'apps/viewer/dist/manifest.webmanifest': '{}',
  'apps/viewer/dist/web.js': 'export {};',
  'apps/viewer/dist/web.css': ':host {}',
  'apps/viewer/dist/assets/app-0a1b2c3d4e.js': 'export {};',
  'packages/bridge/dist/browser/mezzanine-map.js': 'customElements.define;',
  'venues/dist/venues.json': JSON.stringify({
    venues: [
      {
        id: 'mall',
        name: 'Test Mall',
        description: 'Three floors.',
        city: 'Testville',
        updatedAt: '2025-01-02T00:00:00.000Z',
        bundles: [
          { formatVersion: '2.0.0', file: 'mall.mvf.zip' },
          { formatVersion: '1.0.0', file: 'mall.v1.mvf.zip' },
        ],
      },
    ],
  }),
  'secret.txt': 'outside of the site',
};

/** URL prefixes of the test site's files. */
const mounts = [
  { prefix: '/sdk/6/', folder: 'packages/mezzanine-js/dist/browser' },
  { prefix: '/packages/', folder: '.cache/packages' },
  { prefix: '/maven/', folder: '.cache/maven' },
  { prefix: '/swift/', folder: '.cache/swift-registry' },
  { prefix: '/examples/', folder: 'examples/dist' },
  { prefix: '/viewer/', folder: 'apps/viewer/dist' },
  { prefix: '/viewer/', folder: 'packages/bridge/dist/browser' },
  { prefix: '/', folder: 'apps/portal/build' },
];

/** An application with its own site in the system's temporary folder. */
export interface TestApp extends Stores {
  readonly app: Hono;
  readonly database: Database;
  readonly root: string;
  readonly site: Site;
  readonly config: ServerConfig;
  readonly platform: Platform;
  /** Internal errors. A test expects none, or checks them. */
  readonly faults: unknown[];
  dispose(): Promise<void>;
}

/** Options of a test application. */
export interface TestAppOptions {
  /** Folder of the site and the server's data. Default: a new one. */
  readonly root?: string;
  readonly site?: Partial<typeof testSite>;
  readonly environment?: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Default: tokens for the demo pair, and for the workspace key. */
  readonly tokens?: AccessTokens;
  /** Routes for sign-in. Default: none. */
  readonly identity?: Hono;
  /** Bytes of the bundle of the test site's venue. Default: not a valid archive. */
  readonly bundle?: Uint8Array;
  /** Database of locations, events, and webhooks. Default: a new file. */
  readonly database?: Database;
  /** Observers of requests and the disk. Default: none. */
  readonly observing?: Pick<AppParts, 'logRequest' | 'freeBytes'>;
  /** Requests per address and minute. */
  readonly requestsPerMinute?: number;
  /** Private hosts that webhooks and sync may connect to. Default: none. */
  readonly allowedHosts?: readonly string[];
  /** Milliseconds between checks of the outbox without a write. */
  readonly deliveryPauseMs?: number;
  /** Whether other servers share the database. Default: false. */
  readonly isShared?: boolean;
  /** Source of the secrets. Default: fixed ones. */
  readonly readSecret?: ReadSecret;
}

/** Builds the test site and an application that serves it. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const root = options.root ?? (await mkdtemp(join(tmpdir(), 'server-test-')));
  await writeFiles(root, options.bundle ?? bundle);
  const faults: unknown[] = [];
  const config = readConfig(options.environment ?? {}, { ...testSite, ...options.site });
  const clock = options.now ? { now: options.now, monotonicNow: options.now } : {};
  const storing = { ...clock, onWriteError: (error: unknown) => faults.push(error) };
  const manifest = await addCompressed(root, await buildSiteManifest(root, mounts));
  const { database, activity } = await openTestDatabase(root, options);
  const dataFolder = join(root, '.data');
  const stores = await openStores({
    ...storing,
    database,
    dataFolder,
    isShared: options.isShared ?? false,
  });
  const venues = await readVenueCatalog(root, 'venues/dist');
  const models = new VenueModels(root);
  const { tokens, ...secrets } = await readSecrets(options);
  const onFault = (error: unknown) => faults.push(error);
  const common = { database, venues, models, tokens, root, onFault, ...clock };
  const platform = createPlatform({
    ...common,
    dataFolder,
    productName: 'Testmaps',
    checksAnswers: true,
    linkKey: secrets.linkKey,
    publicOrigin: config.publicOrigin,
    requestsPerMinute: options.requestsPerMinute ?? 1_000_000,
    allowedHosts: options.allowedHosts ?? [],
    syncRetryMs: [1, 1, 1],
    ...(options.deliveryPauseMs !== undefined && { deliveryPauseMs: options.deliveryPauseMs }),
  });
  const site = new Site(manifest);
  const app = createApp({
    ...common,
    config,
    site,
    platform,
    ...stores,
    operators: operatorsOf(config, secrets.operatorKey, clock),
    metrics: new ServerMetrics({ database, activity, ...clock }),
    dataFolder: root,
    ...options.observing,
    ...(options.identity === undefined ? {} : { identity: options.identity }),
    searchIndex: SearchIndex.build(recordsOfPages()),
    searchAdminKey: secrets.searchAdminKey,
  });
  const dispose = async () => {
    await flushStores(stores);
    if (options.database === undefined) await database.destroy();
    await rm(root, { recursive: true });
  };
  return { app, database, root, site, platform, ...stores, config, faults, dispose };
}

async function openTestDatabase(root: string, { database }: TestAppOptions) {
  const activity = new DatabaseActivity();
  const file = join(root, '.data/platform.db');
  return { activity, database: database ?? (await openDatabase({ file }, undefined, activity)) };
}

/** Secrets that tests know. */
const fixedSecrets: Readonly<Record<SecretName, string>> = {
  'operator-key': operatorKey,
  'search-admin-key': searchAdminKey,
  'token-signing-key': 'signing-secret',
  'viewer-access-key': linkKey,
  'workspace-secret': 'test-workspace-secret-0123456789',
};

function readFixedSecret(name: SecretName): Promise<string> {
  return Promise.resolve(fixedSecrets[name]);
}

async function readSecrets({ readSecret = readFixedSecret, tokens, now }: TestAppOptions) {
  const key = await readWorkspaceKey(readSecret);
  const signingSecret = await readSecret('token-signing-key');
  return {
    tokens: tokens ?? new AccessTokens(signingSecret, demo, now, [key]),
    linkKey: await readSecret('viewer-access-key'),
    operatorKey: await readSecret('operator-key'),
    searchAdminKey: await readSecret('search-admin-key'),
  };
}

function operatorsOf(
  { isLocalUse, publicOrigin }: ServerConfig,
  key: string,
  clock: { readonly now?: () => number; readonly monotonicNow?: () => number },
): OperatorAccess {
  const isSecure = publicOrigin !== undefined;
  return new OperatorAccess({ key, isLocalUse, isSecure, ...clock });
}

function recordsOfPages() {
  return Object.entries(files)
    .filter(([path]) => path.startsWith('apps/portal/build/') && path.endsWith('.html'))
    .flatMap(([path, html]) => extractRecords(html, path.slice(17, -5)));
}

/** Gets a token for the demo pair. */
export async function getToken(app: Hono): Promise<string> {
  const response = await app.request('/api/v1/token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(demo),
  });
  const { accessToken } = (await response.json()) as { accessToken: string };
  return accessToken;
}

async function writeFiles(root: string, newBundle: Uint8Array): Promise<void> {
  const all = {
    ...files,
    'venues/dist/mall.mvf.zip': newBundle,
    'venues/dist/mall.v1.mvf.zip': oldBundle,
  };
  for (const [path, content] of Object.entries(all)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
}

async function addCompressed(root: string, manifest: SiteManifest): Promise<SiteManifest> {
  const text = files['apps/portal/build/assets/js/main.0a1b2c3d.js'] ?? '';
  const [br, gzip] = [brotliCompressSync(text), gzipSync(text)];
  await writeFile(join(root, 'main.br'), br);
  await writeFile(join(root, 'main.gz'), gzip);
  const script = manifest.files['/assets/js/main.0a1b2c3d.js'];
  if (!script) throw new Error('The test site has no script.');
  const compressed = {
    ...script,
    br: { path: 'main.br', size: br.length },
    gzip: { path: 'main.gz', size: gzip.length },
  };
  return { ...manifest, files: { ...manifest.files, '/assets/js/main.0a1b2c3d.js': compressed } };
}
