import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A PostgreSQL server in a temporary folder, reachable by a socket in it. */
export interface StartedPostgres {
  /** URL of its database `postgres`; the user `tester` has all privileges. */
  readonly url: string;
  /** Cuts off all clients, ends the server, and deletes its folder. */
  stop(): Promise<void>;
}

const serverFolders = '/usr/lib/postgresql';
const readyMs = 30_000;

/**
 * Finds the programs of the newest PostgreSQL of Debian's packages.
 *
 * @returns their folder; undefined if none is installed
 */
export function findPostgres(): string | undefined {
  const versions = existsSync(serverFolders) ? readdirSync(serverFolders) : [];
  const [newest] = versions.sort((a, b) => Number(b) - Number(a));
  return newest === undefined ? undefined : path.join(serverFolders, newest, 'bin');
}

/**
 * Starts a server.
 *
 * @param programs - from {@link findPostgres}
 * @param settings - for example `fsync=off`. Default: none
 * @throws Error if it does not start
 */
export async function startPostgres(
  programs: string,
  settings: readonly string[] = [],
): Promise<StartedPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pg-'));
  const user = ownUser();
  if (user !== undefined) await chown(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const args = ['-D', data, '-U', 'tester', '--auth=trust', '--no-sync', '-E', 'UTF8'];
  const initdb = path.join(programs, 'initdb');
  const made = spawnSync(initdb, args, { encoding: 'utf8', cwd: folder, ...user });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const given = ['listen_addresses=', ...settings].flatMap((setting) => ['-c', setting]);
  const server = spawn(path.join(programs, 'postgres'), ['-D', data, '-k', folder, ...given], {
    cwd: folder,
    stdio: 'ignore',
    ...user,
  });
  const ended = new Promise((done) => server.once('exit', done));
  const stop = async () => {
    // A fast shutdown: clients are disconnected.
    server.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  if (await isReady(programs, folder)) {
    const url = `postgres://tester@localhost/postgres?host=${encodeURIComponent(folder)}`;
    return { url, stop };
  }
  await stop();
  throw new Error(`PostgreSQL did not start within ${readyMs / 1000} s.`);
}

/** The server refuses to run as root; its package includes a user for it. */
function ownUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

async function isReady(programs: string, folder: string): Promise<boolean> {
  const deadline = performance.now() + readyMs;
  const args = ['-q', '-h', folder, '-U', 'tester', '-d', 'postgres'];
  while (performance.now() < deadline) {
    if (spawnSync(path.join(programs, 'pg_isready'), args).status === 0) return true;
    await wait(100);
  }
  return false;
}
