import { execFileSync, spawnSync } from 'node:child_process';

/** Environment of a program of Debian's that nobody answers. */
export const unattended: NodeJS.ProcessEnv = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

/** Whether this is Debian or one of its relatives. */
export function hasApt(): boolean {
  return spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Whether this user may install Debian packages. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && hasApt();
}

/**
 * Installs Debian packages, with a list of packages of today.
 *
 * @param packages - their names
 * @param options - `withRecommended`: also what they recommend. Default: only what they need.
 * @throws Error when one cannot be installed
 */
export function install(
  packages: readonly string[],
  { withRecommended = false }: { readonly withRecommended?: boolean } = {},
): void {
  const extent = withRecommended ? [] : ['--no-install-recommends'];
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: unattended });
  execFileSync('apt-get', ['install', '-y', '-qq', ...extent, ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: unattended,
  });
}
