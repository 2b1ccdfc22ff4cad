import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const installed = '/usr/share/wordpress';
const quiet = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

/**
 * Makes sure that there is PHP. On Debian and its relatives, as root, it is installed when it is
 * missing, as Chromium is for the browser tests.
 *
 * @throws Error that says what to install
 */
export function ensurePhp(): void {
  if (spawnSync('php', ['--version'], { stdio: 'ignore' }).status === 0) return;
  if (canInstall()) {
    console.log('PHP is missing; installing it with apt-get …');
    install('php-cli');
    if (spawnSync('php', ['--version'], { stdio: 'ignore' }).status === 0) return;
  }
  throw new Error(
    'No PHP was found; the tests of the plugins for WordPress need one. Install it (Debian, Ubuntu: `sudo apt-get install php-cli`; macOS: `brew install php`).',
  );
}

/**
 * Folder of WordPress: what the system has, or the files of Debian's package, unpacked and not
 * installed. No server and no database come with them.
 *
 * @param cache - folder to unpack to
 * @returns undefined where WordPress cannot be had
 */
export function findWordPress(cache: string): string | undefined {
  const unpacked = join(cache, 'usr/share/wordpress');
  for (const folder of [process.env['WORDPRESS_PATH'], installed, unpacked]) {
    if (folder !== undefined && existsSync(join(folder, 'wp-settings.php'))) return folder;
  }
  if (!hasApt()) return undefined;
  const target = `${cache}.new`;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  if (!download(target) && canInstall()) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env: quiet });
    download(target);
  }
  const [archive] = readdirSync(target).filter((name) => name.endsWith('.deb'));
  if (archive === undefined) return undefined;
  execFileSync('dpkg-deb', ['--extract', join(target, archive), target]);
  rmSync(cache, { recursive: true, force: true });
  renameSync(target, cache);
  return unpacked;
}

/** Installs Debian packages, with a list of packages of today. */
export function install(...packages: readonly string[]): void {
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: quiet });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: quiet,
  });
}

/** Whether this user may install Debian packages. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && hasApt();
}

function hasApt(): boolean {
  return spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
}

function download(folder: string): boolean {
  const { status } = spawnSync('apt-get', ['download', '-qq', 'wordpress'], {
    ...{ cwd: folder, stdio: 'ignore', env: quiet },
  });
  return status === 0;
}
