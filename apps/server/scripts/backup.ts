/**
 * `npm run backup -- <folder>`: backs up the server's database and data folder into a new folder,
 * even while the server runs. `npm run restore -- <folder>` restores such a folder. Both read
 * `DATABASE_URL` and `DATA_DIR` as the server does.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { identity, playground, site } from '../../../site.config.ts';
import { backUp } from '../src/backup/backUp.ts';
import { BackupError } from '../src/backup/BackupManifest.ts';
import { restoreBackup } from '../src/backup/restoreBackup.ts';
import { ConfigurationError, readConfig } from '../src/config/readConfig.ts';

const [command, given] = process.argv.slice(2);
try {
  if (given === undefined) {
    throw new BackupError(`Specify the folder of the backup: npm run ${command} -- backups/monday`);
  }
  const { dataFolder: name, databaseUrl } = readConfig(process.env, {
    ...site,
    identity,
    playground,
  });
  const dataFolder = resolve(fileURLToPath(new URL('../../../', import.meta.url)), name);
  const folder = resolve(process.env['INIT_CWD'] ?? '.', given);
  const { files, createdAt } =
    command === 'restore'
      ? await restoreBackup({ source: folder, dataFolder, databaseUrl })
      : await backUp({ dataFolder, databaseUrl, target: folder });
  const count = Object.keys(files).length;
  console.log(
    command === 'restore'
      ? `Restored ${count} files of ${createdAt} to ${dataFolder}.`
      : `Backed up ${count} files to ${folder}. It contains secrets: keep it private.`,
  );
} catch (error) {
  if (!(error instanceof BackupError) && !(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
