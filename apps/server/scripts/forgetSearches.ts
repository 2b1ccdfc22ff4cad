/** Forgets what readers searched for: `npm run search:forget -w @mezzanine/server`, for the server's data folder. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forgetSearches } from '../src/search/insights/forgetSearches.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
console.log(await forgetSearches(resolve(root, process.env['DATA_DIR'] || '.data')));
