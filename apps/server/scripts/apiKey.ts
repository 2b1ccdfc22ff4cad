/**
 * `npm run api-key`: prints the key and secret with write access to the workspace of the demo
 * venues, for `POST /api/v1/token`. `npm run api-key -- operator-key` and `-- search-admin-key`
 * print those keys. They are read from where the server stores them (`DATABASE_URL` or `DATA_DIR`),
 * and generated if there are none yet.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { identity, playground, site } from '../../../site.config.ts';
import { readConfig } from '../src/config/readConfig.ts';
import { openDatabase } from '../src/platform/database/openDatabase.ts';
import { readWorkspaceKey } from '../src/platform/readWorkspaceKey.ts';
import { secretsInDatabase } from '../src/secrets/secretsInDatabase.ts';
import { secretsInFolder } from '../src/secrets/secretsInFolder.ts';

const [wanted = 'workspace'] = process.argv.slice(2);
const config = readConfig(process.env, { ...site, identity, playground });
const folder = resolve(fileURLToPath(new URL('../../../', import.meta.url)), config.dataFolder);
const url = config.databaseUrl;
const database = url === undefined ? undefined : await openDatabase({ url });
const readSecret =
  database === undefined ? secretsInFolder(folder) : secretsInDatabase(database, folder);
try {
  await print();
} finally {
  await database?.destroy();
}

async function print(): Promise<void> {
  if (wanted === 'workspace') {
    const { key, secret } = await readWorkspaceKey(readSecret);
    console.log(`key:    ${key}\nsecret: ${secret}`);
  } else if (wanted === 'operator-key') {
    console.log(config.operatorKey ?? (await readSecret(wanted)));
  } else if (wanted === 'search-admin-key') {
    console.log(await readSecret(wanted));
  } else {
    console.error(
      `There is no key "${wanted}". Use workspace (the default), operator-key, or search-admin-key.`,
    );
    process.exitCode = 1;
  }
}
