import { spawnSync } from 'node:child_process';
import { canInstall, install } from '@mezzanine/tooling/debian-packages';

/** A program, and its Debian package. */
export interface NeededProgram {
  readonly isThere: () => boolean;
  readonly name: string;
  readonly packageName: string;
  /** Service that the package starts on its own. */
  readonly service: string;
}

/**
 * Installs the package of a program that is missing.
 *
 * @throws Error with the command that installs it, if this user is not allowed to
 */
export function installMissing({ isThere, name, packageName, service }: NeededProgram): void {
  if (isThere()) return;
  if (!canInstall()) {
    throw new Error(`${name} is not installed. Install it: sudo apt-get install ${packageName}`);
  }
  console.log(`installing ${packageName}`);
  install([packageName]);
  spawnSync('service', [service, 'stop'], { stdio: 'ignore' });
  if (!isThere()) throw new Error(`The package ${packageName} is installed, but has no ${name}.`);
}
