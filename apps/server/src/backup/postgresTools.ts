import { spawn } from 'node:child_process';
import { BackupError } from './BackupManifest.ts';

/**
 * Runs a PostgreSQL program. The password is not part of its arguments, because other users of the
 * machine could read it in the process list.
 *
 * @param url - URL of the database
 * @throws BackupError if the program is not installed, or fails
 */
export async function runPostgresTool(
  program: 'pg_dump' | 'pg_restore',
  url: string,
  args: readonly string[],
): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const env = { ...process.env, ...(password !== '' && { PGPASSWORD: password }) };
  const child = spawn(program, [...args, `--dbname=${address.href}`], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail).once('close', done);
  }).catch((cause: unknown) => {
    throw new BackupError(
      `${program} cannot be run. Install PostgreSQL's client programs: apt-get install postgresql-client`,
      { cause },
    );
  });
  if (code !== 0) throw new BackupError(`${program} failed: ${said.trim()}`);
}
