import { randomBytes } from 'node:crypto';
import type { ServerConfig } from '../config/readConfig.ts';
import { privateOffice } from '../demo-customer/privateOffice.ts';
import { AccessTokens, demoWorkspace } from '../venues/AccessTokens.ts';
import { findBundle, type VenueCatalog } from '../venues/VenueCatalog.ts';
import { createPlatform, type Platform } from './createPlatform.ts';
import { type Database, openDatabase } from './database/openDatabase.ts';
import { readAdminKey } from '../search/indexes/readAdminKey.ts';
import { readBundle, VenueModels } from './venue-content/VenueModels.ts';
import { readWorkspaceKey, workspaceSecretFile } from './readWorkspaceKey.ts';
import { seedVenue } from './records/seedVenue.ts';

/** Name of the file of the secret that signs links to private maps, in the data folder. */
const linkKeyFile = 'viewer-access-key';

/** What the platform API starts from. */
export interface PlatformStart {
  readonly config: ServerConfig;
  /** Folder that the bundles' paths are relative to. */
  readonly root: string;
  readonly venues: VenueCatalog;
  /** Path of a file that the server keeps. */
  readonly data: (name: string) => string;
  readonly onFault: (error: unknown, requestId?: string) => void;
}

/** The platform API with what it stands on. */
export interface OpenedPlatform {
  readonly platform: Platform;
  readonly models: VenueModels;
  readonly tokens: AccessTokens;
  readonly database: Database;
  close(): Promise<void>;
}

/** Opens the database, takes over what new bundles say, and composes the interface. */
export async function openPlatform(start: PlatformStart): Promise<OpenedPlatform> {
  const { config, root, venues, data, onFault } = start;
  const { databaseUrl } = config;
  const database = await openDatabase(
    databaseUrl === undefined ? { file: data('platform.db') } : { url: databaseUrl },
  );
  await seedVenues(database, root, venues);
  const key = await readWorkspaceKey(data(workspaceSecretFile));
  const signingSecret = randomBytes(32).toString('hex');
  const tokens = new AccessTokens(signingSecret, config.site.demo, Date.now, [key]);
  const models = new VenueModels(root);
  const platform = createPlatform({
    database,
    venues,
    models,
    tokens,
    onFault,
    linkKey: await readAdminKey(data(linkKeyFile)),
    publicOrigin: config.publicOrigin,
    productName: config.site.product.name,
    requestsPerMinute: config.apiRequestsPerMinute,
    checksAnswers: config.checksAnswers,
    allowedHosts: config.allowedPrivateHosts,
    isAlone: databaseUrl === undefined,
  });
  const close = async () => {
    await platform.stop();
    await database.destroy();
  };
  return { platform, models, tokens, database, close };
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
