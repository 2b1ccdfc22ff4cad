/**
 * A process that does nothing but send to webhooks and sync, to be killed: its argument says, as
 * JSON, where the database and the venues are.
 */
import { VenueModels } from '../venue-content/VenueModels.ts';
import { AccessTokens } from '../../venues/AccessTokens.ts';
import { readVenueCatalog } from '../../venues/VenueCatalog.ts';
import { createPlatform } from '../createPlatform.ts';
import { type DatabasePlace, openDatabase } from '../database/openDatabase.ts';

const { place, root } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly place: DatabasePlace;
  readonly root: string;
};
const demo = { key: 'unused-key', secret: 'unused-secret-0123456789' };
const platform = createPlatform({
  productName: 'Testmaps',
  requestsPerMinute: 1,
  checksAnswers: false,
  isAlone: true,
  database: await openDatabase(place),
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
process.send?.('ready');
setInterval(() => undefined, 1000);
