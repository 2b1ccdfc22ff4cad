import { spawnSync } from 'node:child_process';
import { canInstall, install } from '../browser/debianPackages.ts';

/** Debian's packages by the program that the tests of the folder `deploy` run. */
const packages: Readonly<Record<string, string>> = {
  nginx: 'nginx-light',
  openssl: 'openssl',
  'systemd-analyze': 'systemd',
};

/** Installs the programs that lint the files in `deploy`, if they are missing. */
export function ensureDeployTools(): void {
  const missing = missingPackages();
  if (missing.length > 0) install(missing);
}

/** How to install what is missing; undefined if nothing is missing, or if it can be installed. */
export function findMissingDeployTools(): string | undefined {
  const missing = missingPackages();
  if (missing.length === 0 || canInstall()) return undefined;
  return `Install the programs that lint the deploy files: sudo apt-get install ${missing.join(' ')}`;
}

function missingPackages(): readonly string[] {
  return Object.entries(packages)
    .filter(([name]) => spawnSync(name, ['--version'], { stdio: 'ignore' }).error !== undefined)
    .map(([, name]) => name);
}
