import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canInstall, install } from '@mezzanine/tooling/debian-packages';

const source = '/usr/share/wordpress';
const needed = ['wordpress', 'php-cli', 'php-mysql', 'mariadb-server'];
/** A minimal theme that only prints the requested page. */
const theme = `<?php ?><!doctype html><html><head><?php wp_head(); ?></head><body><?php
while ( have_posts() ) { the_post(); echo '<main>'; the_content(); echo '</main>'; }
wp_footer(); ?></body></html>`;

/** WordPress from Debian's package with its own database, for one test run. */
export class RealWordPress {
  readonly origin: string;
  readonly #folder: string;
  readonly #programs: readonly ChildProcess[];

  private constructor(origin: string, folder: string, programs: readonly ChildProcess[]) {
    this.origin = origin;
    this.#folder = folder;
    this.#programs = programs;
  }

  /**
   * @throws Error that says what to install, or contains the output of a program that did not start
   */
  static async start(): Promise<RealWordPress> {
    installMissing();
    const folder = await mkdtemp(join(tmpdir(), 'wordpress-'));
    // The database server runs as its own user.
    await chmod(folder, 0o755);
    const database = await startDatabase(folder);
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    await writeSite(folder, origin);
    const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', join(folder, 'site')], {
      stdio: 'ignore',
    });
    await until(() => fetch(origin, { redirect: 'manual' }).then(() => true), 'PHP');
    return new RealWordPress(origin, folder, [server, database]);
  }

  /** Names of options with a prefix. */
  optionsLike(beginning: string): string[] {
    const query = `select option_name from wordpress.wp_options where option_name like '${beginning}%'`;
    return ask(this.#folder, query).split('\n').filter(Boolean);
  }

  /** PHP messages about the plugins. */
  async complaints(): Promise<string[]> {
    const log = await readFile(join(this.#folder, 'debug.log'), 'utf8').catch(() => '');
    return log.split('\n').filter((line) => line.includes('/plugins/mezzanine'));
  }

  async stop(): Promise<void> {
    for (const program of this.#programs) {
      const gone = new Promise((done) => program.once('exit', done));
      program.kill('SIGTERM');
      await gone;
    }
    await rm(this.#folder, { recursive: true, force: true });
  }
}

function installMissing(): void {
  const php = spawnSync('php', ['-m'], { encoding: 'utf8' });
  const isThere = existsSync(source) && existsSync('/usr/sbin/mariadbd');
  if (isThere && php.stdout.includes('mysqli')) return;
  if (!canInstall()) {
    throw new Error(`Install WordPress first: sudo apt-get install ${needed.join(' ')}`);
  }
  console.log(`Installing ${needed.join(', ')} with apt-get …`);
  install(needed);
}

async function startDatabase(folder: string): Promise<ChildProcess> {
  const data = join(folder, 'data');
  await mkdir(data);
  const user = process.getuid?.() === 0 ? ['--user=mysql'] : [];
  if (user.length > 0) spawnSync('chown', ['mysql:mysql', data]);
  const options = ['--no-defaults', `--datadir=${data}`, ...user];
  const made = spawnSync(
    'mariadb-install-db',
    [...options, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`The database was not created: ${made.stderr}`);
  const socket = `--socket=${join(data, 'socket')}`;
  const flags = [socket, '--skip-networking', '--innodb-flush-log-at-trx-commit=0'];
  const server = spawn('mariadbd', [...options, ...flags], { stdio: 'ignore' });
  await until(() => Promise.resolve(ask(folder, 'select 1') !== ''), 'The database');
  ask(folder, 'create database wordpress');
  return server;
}

function ask(folder: string, query: string): string {
  const socket = `--socket=${join(folder, 'data/socket')}`;
  const args = ['--no-defaults', socket, '--user=root', '--skip-column-names', '-e', query];
  return spawnSync('mariadb', args, { encoding: 'utf8' }).stdout;
}

async function writeSite(folder: string, origin: string): Promise<void> {
  const site = join(folder, 'site');
  // Links lead to files of other packages, some of which are only recommended and not installed.
  spawnSync('cp', ['--recursive', '--dereference', source, site], { stdio: 'ignore' });
  await mkdir(join(site, 'wp-content/themes/plain'), { recursive: true });
  await mkdir(join(site, 'wp-content/plugins'), { recursive: true });
  await writeFile(join(site, 'wp-content/themes/plain/style.css'), '/* Theme Name: Plain */');
  await writeFile(join(site, 'wp-content/themes/plain/index.php'), theme);
  const constants: Readonly<Record<string, string | boolean>> = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${join(folder, 'data/socket')}`,
    WP_HOME: origin,
    WP_SITEURL: origin,
    WP_DEFAULT_THEME: 'plain',
    FS_METHOD: 'direct',
    WP_HTTP_BLOCK_EXTERNAL: true,
    DISABLE_WP_CRON: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    WP_DEBUG_LOG: join(folder, 'debug.log'),
    AUTH_KEY: 'only-for-this-run',
  };
  const lines = Object.entries(constants).map(
    ([name, value]) => `define( '${name}', ${typeof value === 'string' ? `'${value}'` : value} );`,
  );
  const config = join(site, 'wp-config.php');
  await rm(config, { force: true });
  await writeFile(config, `<?php\n${lines.join('\n')}\n$table_prefix = 'wp_';\n`);
  await appendFile(config, "require_once __DIR__ . '/wp-settings.php';\n");
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function until(isReady: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await isReady().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`${what} did not start within 30 seconds.`);
    await new Promise((done) => setTimeout(done, 100));
  }
}
