/**
 * `npm run test:databases -w @mezzanine/server`: runs the tests of stored data on SQLite and on
 * PostgreSQL, and fails if PostgreSQL is not available. `TEST_DATABASE_URL` selects a server. By
 * default, each test file starts one from the package `postgresql` in a temporary folder. Arguments
 * are passed to Vitest.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

if (process.env['TEST_DATABASE_URL'] === undefined && !existsSync('/usr/lib/postgresql')) {
  console.error(
    'There is no PostgreSQL here. Set TEST_DATABASE_URL, or install it: apt-get install postgresql',
  );
  process.exitCode = 1;
} else {
  const folders = ['platform', 'secrets', 'page-views', 'search/indexes', 'operations', 'backup'];
  const tests = folders.map((folder) => `apps/server/src/${folder}`);
  const args = ['vitest', 'run', ...tests, ...process.argv.slice(2)];
  // Vitest's configuration is in the root folder, but scripts of workspaces run in their own.
  const cwd = path.resolve(import.meta.dirname, '../../..');
  const { status } = spawnSync('npx', args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, TEST_POSTGRES: '1' },
  });
  process.exitCode = status ?? 1;
}
