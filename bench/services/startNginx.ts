import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** nginx in front of two servers. */
export interface StartedProxy {
  stop(): Promise<void>;
}

/** Ports of the proxy, and of the servers behind it. */
export interface ProxyPorts {
  readonly proxy: number;
  readonly servers: readonly [number, number];
}

const configuration = new URL('../../deploy/two-servers/nginx.conf', import.meta.url);

/** Whether nginx is installed. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v'], { stdio: 'ignore' }).error === undefined;
}

/**
 * Starts nginx with the configuration of `deploy/two-servers`, on other ports, in a temporary folder.
 *
 * @throws Error if nginx rejects the configuration
 */
export async function startNginx(ports: ProxyPorts): Promise<StartedProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  await writeFile(join(folder, 'servers.conf'), await onPorts(ports));
  const main = join(folder, 'nginx.conf');
  await writeFile(main, mainConfiguration(folder));
  const args = ['-c', main, '-e', join(folder, 'error.log')];
  const tested = spawnSync('nginx', ['-t', '-q', ...args], { encoding: 'utf8' });
  if (tested.status !== 0) throw new Error(`nginx refuses its configuration: ${tested.stderr}`);
  const nginx = spawn('nginx', args, { stdio: 'ignore' });
  const ended = new Promise((done) => nginx.once('exit', done));
  return {
    stop: async () => {
      nginx.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** Returns the configuration that operators copy, with the ports of this run. */
async function onPorts({ proxy, servers }: ProxyPorts): Promise<string> {
  const replaced = [
    ['listen 8090;', `listen 127.0.0.1:${proxy};`],
    ['server 127.0.0.1:8081 ', `server 127.0.0.1:${servers[0]} `],
    ['server 127.0.0.1:8082 ', `server 127.0.0.1:${servers[1]} `],
  ] as const;
  let text = await readFile(configuration, 'utf8');
  for (const [from, to] of replaced) {
    if (!text.includes(from)) throw new Error(`deploy/two-servers/nginx.conf has no "${from}".`);
    text = text.replace(from, to);
  }
  return text;
}

function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    // As root, its workers would switch to a user who cannot read the folder.
    ...(process.getuid?.() === 0 ? ['user root root;'] : []),
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    'events { worker_connections 1024; }',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    `include ${folder}/servers.conf;`,
    '}',
    '',
  ].join('\n');
}
