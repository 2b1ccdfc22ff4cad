/**
 * A process without HTTP, for tests to kill. It sends to webhooks and syncs. If it has a key to
 * rotate, it also publishes versions of a venue and rotates the key endlessly. Its argument is a
 * `WorkerStart` as JSON, and it sends `WorkerMessage`s.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { writeMvf } from '@mezzanine/mvf';
import { tinyVenue } from '@mezzanine/mvf/fixtures/tinyVenue';
import { VenueModels } from '../venue-content/VenueModels.ts';
import { AccessTokens, demoWorkspace } from '../../venues/AccessTokens.ts';
import { readVenueCatalog } from '../../venues/VenueCatalog.ts';
import { createPlatform } from '../createPlatform.ts';
import { type DatabasePlace, openDatabase } from '../database/openDatabase.ts';

/** Options of a worker. */
export interface WorkerStart {
  readonly place: DatabasePlace;
  readonly root: string;
  /** Id of a key of the demo workspace. Default: nothing is published or rotated. */
  readonly rotatedKey?: string;
}

/** The work of a worker: each item is sent after its transaction. */
export type WorkerMessage = 'ready' | { readonly version: string } | { readonly secret: string };

const { place, root, rotatedKey } = JSON.parse(process.argv[2] ?? '{}') as WorkerStart;
const database = await openDatabase(place);
const demo = { key: 'unused-key', secret: 'unused-secret-0123456789' };
const platform = createPlatform({
  productName: 'Testmaps',
  requestsPerMinute: 1,
  checksAnswers: false,
  isAlone: true,
  database,
  venues: await readVenueCatalog(root, 'venues/dist'),
  root,
  dataFolder: root,
  models: new VenueModels(root),
  tokens: new AccessTokens('unused', demo, Date.now, []),
  linkKey: 'unused-link-key',
  allowedHosts: ['127.0.0.1'],
  syncRetryMs: [50, 50, 50],
  onFault: (error) => {
    process.stderr.write(`${String(error)}\n`);
  },
});
await platform.start();
tell('ready');
setInterval(() => undefined, 1000);
for (let turn = 0; rotatedKey !== undefined; turn += 1) {
  tell({ version: await publish(`House ${process.pid}-${turn}`) });
  tell({ secret: await rotate(rotatedKey) });
  await wait(20);
}

function tell(message: WorkerMessage): void {
  process.send?.(message);
}

/** Publishes the next version of a venue. @returns its id */
async function publish(name: string): Promise<string> {
  const manifest = { ...tinyVenue.manifest, name };
  const request = { venueId: 'house', bytes: writeMvf({ ...tinyVenue, manifest }) };
  const caller = { workspace: demoWorkspace, scopes: ['write'] } as const;
  const write = await platform.publisher.publish(caller, request);
  return (await database.transaction().execute(write)).row.id;
}

/** Gives a key another secret; earlier secrets stay valid. @returns the secret */
async function rotate(keyId: string): Promise<string> {
  const path = { workspaceId: demoWorkspace, keyId };
  const key = await database
    .transaction()
    .execute((transaction) => platform.workspaces.rotateKey(transaction, path, 86_400));
  return key.secret;
}
