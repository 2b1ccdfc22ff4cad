import { execFileSync, spawnSync } from 'node:child_process';

/** Environment for Debian's tools without user interaction. */
export const unattended: NodeJS.ProcessEnv = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

/** Whether this is a Debian-based system. */
export function hasApt(): boolean {
  return spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Whether this user can install Debian packages. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && hasApt();
}

/**
 * Installs Debian packages after updating the package list.
 *
 * @param packages - package names
 * @param options - `withRecommended`: includes recommended packages; default: only dependencies
 * @throws Error if a package cannot be installed
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
