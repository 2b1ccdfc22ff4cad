import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SearchIndex } from '@mezzanine/search';
import { createApp } from './app.ts';
import type { ServerConfig } from './config/readConfig.ts';
import { ExampleBundles } from './identity/ExampleBundles.ts';
import { openIdentity } from './identity/openIdentity.ts';
import { listen } from './listen.ts';
import type { AccessLogEntry } from './operations/operationRoutes.ts';
import { ServerMetrics } from './operations/ServerMetrics.ts';
import { Admission } from './overload/Admission.ts';
import { OperatorAccess } from './operators/OperatorAccess.ts';
import { openStorage, type Storage } from './openStorage.ts';
import { flushStores, openStores, type Stores } from './openStores.ts';
import { BackgroundLoop } from './platform/BackgroundLoop.ts';
import { openPlatform } from './platform/openPlatform.ts';
import { withPrivateOffice } from './demo-customer/privateOffice.ts';
import { SampleCustomer } from './demo-customer/SampleCustomer.ts';
import { StartError } from './StartError.ts';
import { followFile } from './static/followFile.ts';
import { Site } from './static/Site.ts';
import { siteManifestSchema, type SiteManifest } from './static/siteManifest.ts';
import { DataFolderInUse, lockDataFolder } from './storage/lockDataFolder.ts';
import { readVenueCatalog } from './venues/VenueCatalog.ts';

/** Output of the build that the server reads, relative to the repository. */
const builtFiles = {
  site: 'apps/server/dist/site.json',
  searchIndex: 'apps/server/dist/search-index.json',
  exampleBundles: 'apps/server/dist/example-bundles.json',
  venues: 'venues/dist',
} as const;

/** Milliseconds between two polls for search indexes that other servers changed. */
const followMs = 1000;

/** A running server. */
export interface RunningServer {
  readonly port: number;
  /** Its URLs, as lines of text for the person who started it. */
  readonly description: string;
  /** Finishes current requests, writes the counts, and stops. */
  stop(): Promise<void>;
}

/**
 * Reads the output of the build and starts to listen.
 *
 * @param root The repository.
 * @throws StartError if something is not built, or the port cannot be used.
 */
export async function startServer(
  config: ServerConfig,
  root: URL,
  onFault: (error: unknown, requestId?: string) => void,
): Promise<RunningServer> {
  const folder = fileURLToPath(root);
  const [manifest, searchIndex, bundles, catalog] = await readBuild(folder);
  const venues = config.isLocalUse ? withPrivateOffice(catalog) : catalog;
  const data = (name: string) => resolve(folder, config.dataFolder, name);
  const releaseData = reserve(data('.'));
  const storage = await openStorage(config, data('.'));
  const { database, readSecret } = storage;
  const identity = await openIdentity({ config, bundles, dataFolder: data('.'), onFault });
  const stores = await openStores({ ...storage, onWriteError: onFault });
  const opened = await openPlatform({ config, root: folder, venues, ...storage, onFault });
  const { platform, models, tokens } = opened;
  const site = new Site(manifest);
  const sampleCustomer = new SampleCustomer({ venues, models, data });
  const operation = await openOperation(config, storage);
  const app = createApp({
    config,
    root: folder,
    site,
    venues,
    models,
    tokens,
    platform,
    ...stores,
    searchAdminKey: await readSecret('search-admin-key'),
    ...operation,
    identity: identity.routes,
    searchIndex,
    ...(config.isLocalUse && { sampleCustomer }),
    onFault,
  });
  const admission = new Admission((kind) => operation.metrics.countShed(kind));
  operation.metrics.watch(admission);
  const { port, stop } = await listen(app, { ...config, admission, onFault });
  if (config.isLocalUse) {
    const host = config.host === '::1' ? '[::1]' : '127.0.0.1';
    await sampleCustomer.offer(database, `http://${host}:${port}`);
  }
  await platform.start();
  const stopFollowing = followBuild(resolve(folder, builtFiles.site), site, onFault);
  const stopIndexes = followIndexes(storage, stores, onFault);
  return {
    port,
    description: describe(config, port),
    stop: async () => {
      stopFollowing();
      await stop();
      await stopIndexes();
      await Promise.all([flushStores(stores), identity.flush()]);
      await platform.stop();
      await database.destroy();
      releaseData();
    },
  };
}

/** Two servers with the same data folder would overwrite each other's files. */
function reserve(folder: string): () => void {
  try {
    return lockDataFolder(folder);
  } catch (error) {
    if (error instanceof DataFolderInUse) throw new StartError(error.message, { cause: error });
    throw error;
  }
}

/** Reads the output of the build. */
async function readBuild(folder: string) {
  return Promise.all([
    readBuilt(builtFiles.site, (path) => readManifest(resolve(folder, path))),
    readBuilt(builtFiles.searchIndex, async (path) =>
      SearchIndex.parse(await readFile(resolve(folder, path), 'utf8')),
    ),
    readBuilt(builtFiles.exampleBundles, async (path) =>
      ExampleBundles.parse(await readFile(resolve(folder, path), 'utf8')),
    ),
    readBuilt(builtFiles.venues, (path) => readVenueCatalog(folder, path)),
  ]);
}

/** Logs one line of JSON for each request to standard output. */
function writeLine(entry: AccessLogEntry): void {
  process.stdout.write(`${JSON.stringify(entry)}\n`);
}

/** Opens what operators see of the server. */
async function openOperation(config: ServerConfig, storage: Storage) {
  const { database, readSecret, dataFolder } = storage;
  const operators = new OperatorAccess({
    key: config.operatorKey ?? (await readSecret('operator-key')),
    isLocalUse: config.isLocalUse,
    isSecure: config.publicOrigin?.startsWith('https:') === true,
  });
  return {
    database,
    operators,
    metrics: new ServerMetrics(storage).addProcess(),
    dataFolder,
    logRequest: config.logsRequests ? writeLine : undefined,
  };
}

async function readManifest(path: string): Promise<SiteManifest> {
  return siteManifestSchema.parse(JSON.parse(await readFile(path, 'utf8')));
}

/** Serves what is built while the server runs: the rest of a first build, or another build. */
function followBuild(path: string, site: Site, onFault: (error: unknown) => void): () => void {
  return followFile(path, async () => site.replace(await readManifest(path)), onFault);
}

/** Loads search indexes that were pushed to other servers on the database. */
function followIndexes(
  { isShared }: Storage,
  { indexes }: Stores,
  onFault: (error: unknown) => void,
): () => Promise<void> {
  const loop = new BackgroundLoop(() => indexes.follow(), onFault, followMs);
  if (isShared) loop.start();
  return () => loop.stop();
}

async function readBuilt<T>(path: string, read: (path: string) => Promise<T>): Promise<T> {
  try {
    return await read(path);
  } catch (cause) {
    const isMissing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    throw new StartError(
      isMissing
        ? `The site is not built: ${path} is missing. Build it: npm run build`
        : `The built ${path} cannot be read. Build it again: npm run build -- --force`,
      { cause },
    );
  }
}

function describe({ host, site }: ServerConfig, port: number): string {
  const isAnywhere = host === '0.0.0.0' || host === '::';
  const isLocal = host === '127.0.0.1' || host === '::1' || isAnywhere;
  const origin = `http://${isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
  const reach = isAnywhere
    ? 'Open to every network this machine is connected to.'
    : 'Only for this machine. For others too: HOST=0.0.0.0 npm start';
  return [
    `${site.product.name} is running.`,
    '',
    `  Portal       ${origin}/`,
    `  Live map     ${origin}/web-sdk/getting-started`,
    `  Venue API    ${origin}/api/v1/venues`,
    `  Page views   ${origin}/stats`,
    `  Feedback     ${origin}/stats/feedback`,
    `  Searches     ${origin}/stats/search`,
    `  Venues       ${origin}/stats/venues`,
    `  Keys         ${origin}/stats/workspaces`,
    '',
    reach,
    'Stop with Ctrl+C.',
  ].join('\n');
}
