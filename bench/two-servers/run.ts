/**
 * `npm run two-servers --prefix bench`: starts PostgreSQL in a temporary folder, two servers of the
 * last build on it, and nginx in front of both, then kills one server under a steady load. Installs
 * missing Debian packages if this user can. `measure.ts` defines the load, its options, and
 * failures.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgres, startPostgres } from '@mezzanine/tooling/start-postgres';
import { freePort } from '../services/freePort.ts';
import { installMissing } from '../services/installMissing.ts';
import { hasNginx, startNginx } from '../services/startNginx.ts';
import { untilReady } from '../services/untilReady.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
/** Runs the repository's sources without a build. */
const source = ['--import', 'tsx', '--conditions=mezzanine-source'];

installMissing({
  name: 'PostgreSQL',
  packageName: 'postgresql',
  service: 'postgresql',
  isThere: () => findPostgres() !== undefined,
});
installMissing({ name: 'nginx', packageName: 'nginx-light', service: 'nginx', isThere: hasNginx });

/** Functions that stop the parts of the run, in start order. */
const started: (() => Promise<unknown>)[] = [];
try {
  process.exitCode = await measure();
} finally {
  for (const stop of started.toReversed()) await stop();
}

/** Measures over two servers. @returns the exit code */
async function measure(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-two-servers-'));
  started.push(() => rm(folder, { recursive: true, force: true }));
  const database = await startPostgres(findPostgres() ?? '');
  started.push(() => database.stop());
  const [proxyPort, first, second] = [await freePort(), await freePort(), await freePort()];
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    DATABASE_URL: database.url,
    PUBLIC_URL: `http://localhost:${proxyPort}`,
    TRUSTED_PROXIES: '127.0.0.1',
    ALLOWED_PRIVATE_HOSTS: '127.0.0.1',
  };
  const pid = await startServer(environment, first, join(folder, 'one'));
  await startServer(environment, second, join(folder, 'two'));
  const proxy = await startNginx({ proxy: proxyPort, servers: [first, second] });
  started.push(() => proxy.stop());
  await untilReady(`http://localhost:${proxyPort}`);
  const program = fileURLToPath(new URL('measure.ts', import.meta.url));
  const addresses = [
    '--url',
    `http://localhost:${proxyPort}`,
    '--pid',
    `${pid}`,
    '--port',
    `${first}`,
  ];
  return run([program, ...addresses, ...process.argv.slice(2)], {
    ...environment,
    WORKSPACE_SECRET: /secret: (\S+)/.exec(readKey('workspace', environment))?.[1],
    OPERATOR_KEY: readKey('operator-key', environment).trim(),
  });
}

/** Starts a server of the last build. @returns its process id */
async function startServer(
  environment: NodeJS.ProcessEnv,
  port: number,
  dataFolder: string,
): Promise<number> {
  const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: repository,
    env: { ...environment, PORT: String(port), DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<never>((_, fail) => {
    server.once('exit', () => fail(new Error('A server ended. Is it built? npm run build')));
  });
  // The run kills a server later on purpose.
  ended.catch(() => undefined);
  started.push(async () => {
    server.kill('SIGTERM');
    await ended.catch(() => undefined);
  });
  await Promise.race([untilReady(`http://127.0.0.1:${port}`), ended]);
  return server.pid ?? 0;
}

/** Prints a key as operators do. */
function readKey(name: string, env: NodeJS.ProcessEnv): string {
  const args = [...source, 'apps/server/scripts/apiKey.ts', name];
  const printed = spawnSync(process.execPath, args, { cwd: repository, env, encoding: 'utf8' });
  if (printed.status !== 0) throw new Error(`The key cannot be read: ${printed.stderr}`);
  return printed.stdout;
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const options = { cwd: repository, env, stdio: 'inherit' } as const;
  const child = spawn(process.execPath, [...source, ...args], options);
  return new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
}
