import { join } from 'node:path';
import type { Hono, MiddlewareHandler } from 'hono';
import { RateLimit } from '../problem/RateLimit.ts';
import { rateLimits } from '../problem/rateLimits.ts';
import { type AccessTokens, demoWorkspace } from '../venues/AccessTokens.ts';
import { ContractValidator } from '../validation/ContractValidator.ts';
import type { VenueCatalog } from '../venues/VenueCatalog.ts';
import { BackgroundLoop } from './BackgroundLoop.ts';
import { ApiRoutes } from './api-requests/ApiRoutes.ts';
import { Callers } from './api-requests/Callers.ts';
import { guardApi } from './api-requests/guardApi.ts';
import { openApiDocument } from '@mezzanine/api-contract/open-api-document';
import type { Database } from './database/openDatabase.ts';
import { ApiKeys } from './keys/ApiKeys.ts';
import { addKeyRoutes } from './keys/keyRoutes.ts';
import { Workspaces } from './keys/Workspaces.ts';
import type { AllowedHosts } from './outbound/refuseAddress.ts';
import { LiveBundles } from './venue-content/LiveBundles.ts';
import { OwnVenues } from './venue-content/OwnVenues.ts';
import { addPlaceRoutes } from './venue-content/placeRoutes.ts';
import type { VenueModels } from './venue-content/VenueModels.ts';
import { addPrivateMapRoutes, type PrivateMapParts } from './private-maps/privateMapRoutes.ts';
import { ViewerLinks } from './private-maps/ViewerLinks.ts';
import type { RecordParts } from './records/RecordParts.ts';
import { addRecordRoutes } from './records/recordRoutes.ts';
import { addAirportRoutes } from './sync/airportRoutes.ts';
import { addStaticMapRoutes, type StaticMapParts } from './static-maps/staticMapRoutes.ts';
import { addRunRoutes } from './sync/runRoutes.ts';
import { addSourceRoutes } from './sync/sourceRoutes.ts';
import { SyncWorker } from './sync/SyncWorker.ts';
import { StoredVenues } from './venue-versions/StoredVenues.ts';
import { UploadReader } from './venue-versions/UploadReader.ts';
import { VenuePublisher } from './venue-versions/VenuePublisher.ts';
import { addVenueVersionRoutes, type VersionParts } from './venue-versions/venueVersionRoutes.ts';
import { Courier } from './webhooks/Courier.ts';
import { addDeliveryRoutes } from './webhooks/deliveryRoutes.ts';
import { addWebhookRoutes } from './webhooks/webhookRoutes.ts';

/**
 * Milliseconds between checks of the outbox, for retries and for events of processes that died. Requests and sync wake
 * the loop.
 */
const defaultDeliveryPauseMs = 250;
/** Milliseconds between checks for due runs. */
const syncPauseMs = 500;
/** Milliseconds to wait after each failed attempt to read an endpoint. */
const syncRetryMs = [1000, 4000, 15_000];

/** Dependencies of the platform API. */
export interface PlatformParts {
  readonly productName: string;
  readonly database: Database;
  readonly venues: VenueCatalog;
  readonly models: VenueModels;
  readonly tokens: AccessTokens;
  /** Folder that the paths of bundles are relative to. */
  readonly root: string;
  /** Folder that the server writes to. */
  readonly dataFolder: string;
  /** Program of the thread that reads uploads. Default: next to the built server. */
  readonly uploadWorker?: URL;
  /** Secret that signs links to private maps. */
  readonly linkKey: string;
  /** Origin of the URLs of links. Default: the origin of each request. */
  readonly publicOrigin?: string | undefined;
  /** Requests per address and minute. */
  readonly requestsPerMinute: number;
  /** Whether to validate responses against the contract. */
  readonly checksAnswers: boolean;
  /** Private hosts that webhooks and sync may connect to. Default: none. */
  readonly allowedHosts?: AllowedHosts;
  /** Milliseconds to wait after each failed attempt to read an endpoint. */
  readonly syncRetryMs?: readonly number[];
  /** Milliseconds between checks of the outbox without a write. Default: 250. */
  readonly deliveryPauseMs?: number;
  /** Whether no other process works on the database. Default: false. */
  readonly isAlone?: boolean;
  readonly onFault: (error: unknown, requestId?: string) => void;
  /** Milliseconds since 1970. Default: the system clock. */
  readonly now?: () => number;
  /** Monotonic time in milliseconds. Default: `performance.now()`. */
  readonly monotonicNow?: () => number;
}

/** The platform API, to be mounted in an application. */
export interface Platform {
  /** Middleware for all of `/api/v1/`, before any route. */
  readonly guard: MiddlewareHandler;
  readonly routes: Hono;
  /** Bundles with the changes of the workspace. */
  readonly bundles: LiveBundles;
  /** Venues, and who may read them. */
  readonly venues: OwnVenues;
  /** Authenticates callers. */
  readonly callers: Callers;
  /** Links to private maps. */
  readonly links: ViewerLinks;
  /** Publishes venues. */
  readonly publisher: VenuePublisher;
  /** Keys that operators created. */
  readonly keys: ApiKeys;
  /** Workspaces and their keys. */
  readonly workspaces: Workspaces;
  /** Reads uploaded files. */
  readonly uploads: UploadReader;
  /** Sends due webhook deliveries. */
  readonly courier: Courier;
  /** Performs due sync runs. */
  readonly sync: SyncWorker;
  /** Starts sending webhooks and syncing. */
  start(): Promise<void>;
  /** Stops both after the current work is done. */
  stop(): Promise<void>;
}

/** Composes the platform API from its contract. */
export function createPlatform(parts: PlatformParts): Platform {
  const { tokens, onFault, now = Date.now, database, models } = parts;
  const validator = new ContractValidator();
  const { stored, ...opened } = openVenues(parts);
  const { venues } = opened;
  const links = new ViewerLinks({ database, key: parts.linkKey, now });
  const callers = new Callers({ tokens, links, venues });
  const keys = new ApiKeys(database, now);
  tokens.acceptStored(keys);
  const records: RecordParts = {
    database,
    venues,
    models,
    now,
    allowedHosts: parts.allowedHosts ?? [],
  };
  const courier = new Courier({ ...records, onFault, productName: parts.productName });
  const api = new ApiRoutes({ callers, validator, onChange: () => courier.expectDeliveries() });
  const workspaces = new Workspaces(keys, now);
  addKeyRoutes(api, { database, workspaces });
  const bundles = new LiveBundles({ database, models, onFault });
  const { publicOrigin } = parts;
  addRoutes(api, { ...records, ...opened, bundles, links, publicOrigin }, parts);
  const guard = guardApi({
    limit: new RateLimit({ ...rateLimits.api, most: parts.requestsPerMinute }, parts.monotonicNow),
    answers: parts.checksAnswers ? validator : undefined,
    onFault,
  });
  const sync = new SyncWorker({
    database,
    models,
    now,
    onFault,
    venues,
    allowedHosts: records.allowedHosts,
    retryMs: parts.syncRetryMs ?? syncRetryMs,
  });
  return {
    guard,
    routes: api.routes,
    courier,
    sync,
    ...opened,
    keys,
    workspaces,
    callers,
    links,
    bundles,
    ...workOf(parts, { courier, sync, stored }),
  };
}

/** The venues of all workspaces. */
function openVenues(parts: PlatformParts) {
  const { database, root, dataFolder, venues: catalog, now = Date.now } = parts;
  const folder = join(dataFolder, 'venue-bundles');
  const stored = new StoredVenues({ database, root, folder });
  const venues = new OwnVenues({ catalog, workspace: demoWorkspace, stored, database });
  const uploads = new UploadReader(parts.uploadWorker);
  const publisher = new VenuePublisher({ database, venues, now, catalog, root, uploads });
  return { stored, venues, uploads, publisher };
}

/** Work that no request triggers. */
interface Work {
  readonly courier: Courier;
  readonly sync: SyncWorker;
  readonly stored: StoredVenues;
}

/** Starts and stops the background work. */
function workOf(
  { onFault, isAlone = false, deliveryPauseMs = defaultDeliveryPauseMs }: PlatformParts,
  { courier, sync, stored }: Work,
): Pick<Platform, 'start' | 'stop'> {
  const delivering = new BackgroundLoop(() => courier.startDue(), onFault, deliveryPauseMs);
  courier.onWork(() => delivering.wake());
  const syncing = new BackgroundLoop(
    async () => {
      const ran = await sync.runDue();
      if (ran > 0) delivering.wake();
      return ran;
    },
    onFault,
    syncPauseMs,
  );
  const loops = [delivering, syncing];
  return {
    start: async () => {
      for (const worker of [courier, sync]) {
        if (isAlone) await worker.releaseAll();
        await worker.forgetOld();
      }
      await stored.forgetOld();
      for (const loop of loops) loop.start();
    },
    stop: async () => {
      sync.stop();
      await Promise.all(loops.map((loop) => loop.stop()));
      await courier.settled();
    },
  };
}

/** Registers a route for every operation of the contract. */
function addRoutes(
  api: ApiRoutes,
  records: VersionParts & PrivateMapParts & StaticMapParts,
  { productName }: PlatformParts,
): void {
  addRecordRoutes(api, records);
  addVenueVersionRoutes(api, records);
  addPlaceRoutes(api, records);
  addStaticMapRoutes(api, records);
  addPrivateMapRoutes(api, records);
  addWebhookRoutes(api, records);
  addDeliveryRoutes(api, records);
  addSourceRoutes(api, records);
  addRunRoutes(api, records);
  addAirportRoutes(api, records);
  const document = openApiDocument(productName);
  api.on('getContract', () => Promise.resolve({ status: 200, body: document }));
}
