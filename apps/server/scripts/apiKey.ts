/**
 * `npm run api-key`: prints the key and secret that write to the workspace of the demo venues, for
 * `POST /api/v1/token`. They are made where there are none yet.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { identity, playground, site } from '../../../site.config.ts';
import { readConfig } from '../src/config/readConfig.ts';
import { readWorkspaceKey, workspaceSecretFile } from '../src/platform/readWorkspaceKey.ts';

const { dataFolder } = readConfig(process.env, { ...site, identity, playground });
const folder = resolve(fileURLToPath(new URL('../../../', import.meta.url)), dataFolder);
const { key, secret } = await readWorkspaceKey(resolve(folder, workspaceSecretFile));
console.log(`key:    ${key}\nsecret: ${secret}`);
