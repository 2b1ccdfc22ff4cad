import type { ServerConfig } from '../config/readConfig.ts';
import { privateOffice } from '../demo-customer/privateOffice.ts';
import { AccessTokens, demoWorkspace, type WorkspaceKey } from '../venues/AccessTokens.ts';
import { findBundle, type VenueCatalog } from '../venues/VenueCatalog.ts';
import { createPlatform, type Platform } from './createPlatform.ts';
import type { Database } from './database/openDatabase.ts';
import type { ReadSecret } from '../secrets/ReadSecret.ts';
import { readBundle, VenueModels } from './venue-content/VenueModels.ts';
import { readWorkspaceKey } from './readWorkspaceKey.ts';
import { seedVenue } from './records/seedVenue.ts';

/** Public part of the key that manages workspaces. Its secret is the operator key. */
const operatorKeyName = 'operator';

/** Dependencies of the platform API. */
export interface PlatformStart {
  readonly config: ServerConfig;
  /** Folder that the bundles' paths are relative to. */
  readonly root: string;
  readonly venues: VenueCatalog;
  /** Folder that the server writes to. */
  readonly dataFolder: string;
  readonly database: Database;
  readonly readSecret: ReadSecret;
  readonly onFault: (error: unknown, requestId?: string) => void;
}

/** The platform API and its parts. */
export interface OpenedPlatform {
  readonly platform: Platform;
  readonly models: VenueModels;
  readonly tokens: AccessTokens;
}

/** Imports new bundles, and composes the API. */
export async function openPlatform(start: PlatformStart): Promise<OpenedPlatform> {
  const { config, root, venues, database, dataFolder, readSecret, onFault } = start;
  await seedVenues(database, root, venues);
  const key = await readWorkspaceKey(readSecret);
  const operator: WorkspaceKey = {
    key: operatorKeyName,
    secret: config.operatorKey ?? (await readSecret('operator-key')),
    workspace: demoWorkspace,
    scopes: ['operator'],
  };
  const signingSecret = await readSecret('token-signing-key');
  const tokens = new AccessTokens(signingSecret, config.site.demo, Date.now, [key, operator]);
  const models = new VenueModels(root);
  const platform = createPlatform({
    database,
    venues,
    root,
    dataFolder,
    models,
    tokens,
    onFault,
    linkKey: await readSecret('viewer-access-key'),
    publicOrigin: config.publicOrigin,
    productName: config.site.product.name,
    requestsPerMinute: config.apiRequestsPerMinute,
    checksAnswers: config.checksAnswers,
    allowedHosts: config.allowedPrivateHosts,
    isAlone: config.databaseUrl === undefined,
  });
  return { platform, models, tokens };
}

async function seedVenues(database: Database, root: string, venues: VenueCatalog): Promise<void> {
  for (const { id } of venues.listings) {
    const venue = venues.getVenue(id);
    const bundle = venue && findBundle(venue);
    if (venue === undefined || bundle === undefined) continue;
    await seedVenue(database, {
      venue: id,
      workspace: demoWorkspace,
      digest: bundle.hash,
      read: () => readBundle(root, venue),
      visibility: id === privateOffice ? 'private' : 'public',
    });
  }
}
