import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, hasApt, install, unattended } from '@mezzanine/tooling/debian-packages';

const installed = '/usr/share/wordpress';

/**
 * Ensures that PHP is installed with the extension for MySQL, which every file of WordPress
 * requires even without a database. On Debian and derivatives, it is installed if it is missing and
 * the process runs as root, like Chromium for the browser tests.
 *
 * @throws Error that says what to install
 */
export function ensurePhp(): void {
  if (runsWordPress()) return;
  if (canInstall()) {
    console.log('PHP or its extension for MySQL is missing; installing them with apt-get …');
    install(['php-cli', 'php-mysql']);
    if (runsWordPress()) return;
  }
  throw new Error(
    'PHP with the mysqli extension was not found; the tests of the WordPress plugins need it. Install it (Debian, Ubuntu: `sudo apt-get install php-cli php-mysql`; macOS: `brew install php`).',
  );
}

function runsWordPress(): boolean {
  const program = 'exit(extension_loaded("mysqli") ? 0 : 1);';
  return spawnSync('php', ['-r', program], { stdio: 'ignore' }).status === 0;
}

/**
 * Folder of WordPress: the system's installation, or the files of Debian's package, unpacked
 * without installation. They include neither a server nor a database.
 *
 * @param cache - folder to unpack to
 * @returns undefined if WordPress is not available
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
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env: unattended });
    download(target);
  }
  const [archive] = readdirSync(target).filter((name) => name.endsWith('.deb'));
  if (archive === undefined) return undefined;
  execFileSync('dpkg-deb', ['--extract', join(target, archive), target]);
  rmSync(cache, { recursive: true, force: true });
  renameSync(target, cache);
  return unpacked;
}

function download(folder: string): boolean {
  const { status } = spawnSync('apt-get', ['download', '-qq', 'wordpress'], {
    cwd: folder,
    stdio: 'ignore',
    env: unattended,
  });
  return status === 0;
}
