/**
 * Deletes the search counts: `npm run search:forget -w @mezzanine/server`. Uses the environment
 * variables of the server.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { identity, playground, site } from '../../../site.config.ts';
import { readConfig } from '../src/config/readConfig.ts';
import { openStorage } from '../src/openStorage.ts';
import { forgetSearches } from '../src/search/insights/forgetSearches.ts';

const config = readConfig(process.env, { ...site, identity, playground });
const folder = resolve(fileURLToPath(new URL('../../../', import.meta.url)), config.dataFolder);
const { database } = await openStorage(config, folder);
console.log(await forgetSearches(database, folder));
await database.destroy();
