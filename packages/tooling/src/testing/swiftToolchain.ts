import { execFileSync, spawnSync, type ExecFileSyncOptions } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { canInstall, install, unattended } from '../browser/debianPackages.ts';

/** Runs Swift, in a folder of the file system if it is not installed. */
export interface SwiftToolchain {
  /**
   * Runs `swift` in a folder, with its output on this terminal.
   *
   * @returns the exit code
   */
  run(folder: string, args: readonly string[]): number;
  /** Runs `swift` in a folder, and reads its output. */
  read(folder: string, args: readonly string[]): SwiftOutput;
  /** Runs the compiler `swiftc` in a folder, and reads its output. */
  compile(folder: string, args: readonly string[]): SwiftOutput;
}

/** Exit code and output of a program of Swift. */
export interface SwiftOutput {
  readonly status: number;
  /** What it printed, errors included. */
  readonly text: string;
}

/** A program of Swift with its arguments. */
type Command = readonly [program: string, ...args: string[]];

/** A program with arguments, and the folder to run it in. */
interface Call {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd?: string;
}

/** The Debian release whose package of Swift 6 is used. */
const release = 'trixie';
/** Swift, the headers that it does not depend on, and what unpacks archives of package registries. */
const packages = ['swiftlang', 'libc6-dev', 'libstdc++-14-dev', 'unzip'];
/** What builds and tests do not need: 1 of 2.5 GB. */
const unusedParts = [
  'var/cache/apt',
  'var/lib/apt/lists',
  'usr/share/doc',
  'usr/share/man',
  ...[
    'bin/clangd',
    'bin/lldb-server',
    'bin/sourcekit-lsp',
    'lib/liblldb.so.17.0.0',
    'lib/libsourcekitdInProc.so',
    'lib/swift/embedded',
    'lib/swift_static',
  ].map((part) => `usr/libexec/swift/${part}`),
];
/** Inside of the folder with Swift: the file system of this machine. */
const outerFolder = 'host';
/** Runs Node.js of this machine in the folder with Swift, for tests that start it. Debian's would need a Chromium, too. */
const nodeScript = `#!/bin/sh
exec chroot /${outerFolder} sh -c 'cd "$0" && exec node "$@"' "$PWD" "$@"
`;
const cacheFolder = path.join(
  process.env['XDG_CACHE_HOME'] ?? path.join(homedir(), '.cache'),
  'mezzanine',
);

/** Describes what is missing to run Swift on this machine. */
export function findMissingSwift(): string | undefined {
  return hasSwift() || canInstall()
    ? undefined
    : 'Install Swift 6 (https://www.swift.org/install), or run as root on Debian, which installs it.';
}

/** Finds Swift, or installs it into a cache folder outside of the repository (once; 1 to 3 minutes). */
export function findSwift(): SwiftToolchain {
  if (hasSwift()) return toolchain((cwd, [program, ...args]) => ({ program, args, cwd }));
  const root = path.join(cacheFolder, `swift-${release}`);
  if (!existsSync(root)) installInto(root);
  // An earlier version installed less.
  if (!existsSync(path.join(root, 'usr/bin/unzip'))) addPackages(root);
  addNode(root);
  return toolchain((folder, command) => callIn(root, folder, command));
}

function toolchain(callOf: (folder: string, command: Command) => Call): SwiftToolchain {
  const read = (folder: string, command: Command) => {
    const call = callOf(folder, command);
    const { status, stdout, stderr } = spawnSync(call.program, call.args, {
      cwd: call.cwd,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    });
    return { status: status ?? 1, text: stdout + stderr };
  };
  return {
    run: (folder, args) => {
      const call = callOf(folder, ['swift', ...args]);
      return spawnSync(call.program, call.args, { cwd: call.cwd, stdio: 'inherit' }).status ?? 1;
    },
    read: (folder, args) => read(folder, ['swift', ...args]),
    compile: (folder, args) => read(folder, ['swiftc', ...args]),
  };
}

/** A folder of its own Debian system, because older releases have no package of Swift. */
function installInto(root: string): void {
  process.stdout.write(`Installing Swift from Debian ${release} into ${root}\n`);
  const part = `${root}.part`;
  // What an interrupted installation left.
  rmSync(part, { recursive: true, force: true });
  mkdirSync(cacheFolder, { recursive: true });
  if (spawnSync('debootstrap', ['--version']).error) install(['debootstrap']);
  const quiet: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], env: unattended };
  execFileSync('debootstrap', ['--variant=minbase', release, part, findMirror()], quiet);
  // Services of packages must not start.
  writeFileSync(path.join(part, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  addPackages(part);
  renameSync(part, root);
}

/** Installs what is missing of the packages, and removes what nothing needs. */
function addPackages(root: string): void {
  const quiet: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], env: unattended };
  const options = ['-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Use-Pty=0'];
  execFileSync('chroot', [root, 'apt-get', 'update', '-qq'], quiet);
  execFileSync('chroot', [root, 'apt-get', 'install', ...options, ...packages], quiet);
  for (const unused of unusedParts) {
    rmSync(path.join(root, unused), { recursive: true, force: true });
  }
}

/** Adds what starts Node.js of this machine. Another run may use it right now. */
function addNode(root: string): void {
  const file = path.join(root, 'usr/local/bin/node');
  if (existsSync(file) && readFileSync(file, 'utf8') === nodeScript) return;
  mkdirSync(path.join(root, outerFolder), { recursive: true });
  writeFileSync(file, nodeScript, { mode: 0o755 });
}

/** The mirror that this machine uses for packages. */
function findMirror(): string {
  const files = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list'];
  const found = files
    .filter((file) => existsSync(file))
    .map(
      (file) =>
        /^(?:URIs:|deb(?:\s+\[[^\]]*\])?)\s+(https?:\S+)/m.exec(readFileSync(file, 'utf8'))?.[1],
    );
  const mirror = found.find((address) => address !== undefined);
  if (mirror === undefined) {
    throw new Error(
      `Expected the address of a Debian mirror in one of ${files.join(', ')}; none has one. Add a mirror, or install Swift 6.`,
    );
  }
  return mirror;
}

/**
 * A call of Swift in that system. The repository has the same path inside. Swift needs `/proc` to find its libraries. All
 * mounts are in their own namespace, so nothing stays mounted. Processes that Swift starts end with it.
 */
function callIn(root: string, folder: string, command: Command): Call {
  const repository = path.resolve(import.meta.dirname, '../../../..');
  mkdirSync(path.join(root, repository), { recursive: true });
  const script = `set -e
mount --rbind / "$1/${outerFolder}"
mount -t proc proc "$1/${outerFolder}/proc"
mount -t proc proc "$1/proc"
mount --bind "$2" "$1$2"
exec chroot "$1" /bin/sh -c 'cd "$0" && exec "$@"' "$3" ${command.map((_, index) => `"\${${index + 4}}"`).join(' ')}`;
  const inside = ['--mount', '--pid', '--fork', 'sh', '-c', script, 'sh', root, repository, folder];
  return { program: 'unshare', args: [...inside, ...command] };
}

function hasSwift(): boolean {
  const { stdout } = spawnSync('swift', ['--version'], { encoding: 'utf8' });
  return Number(/Swift version (\d+)/.exec(stdout ?? '')?.[1] ?? 0) >= 6;
}
