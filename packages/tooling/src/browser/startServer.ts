import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A running server, for scripts. */
export interface StartedServer {
  readonly origin: string;
  stop(): void;
}

const repository = path.resolve(import.meta.dirname, '../../../..');

/**
 * Starts the built server on a free port.
 *
 * @throws if it is not built, or ends before it listens; the message contains its output
 */
export async function startServer(): Promise<StartedServer> {
  const program = path.join(repository, 'apps/server/dist/main.js');
  if (!existsSync(program)) throw new Error('The site is not built. Run: npm run build');
  const data = mkdtempSync(path.join(tmpdir(), 'script-data-'));
  const child = spawn(process.execPath, [program], {
    cwd: repository,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const address = /http:\/\/[\w.]+:\d+/.exec(printed)?.[0];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => {
      rmSync(data, { recursive: true, force: true });
      reject(new Error(`The server ended before it was ready.\n${printed}`));
    });
  });
  return {
    origin,
    // The promise is already settled: the exit handler only removes the data.
    stop: () => void child.kill(),
  };
}
