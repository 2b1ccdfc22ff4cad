import { execFileSync, spawnSync, type ExecFileSyncOptions } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { canInstall, install, unattended } from '../browser/debianPackages.ts';

/** Runs Swift, either installed or from its own folder. */
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
  /** Folder with `swift` and `swiftc` for the PATH of other programs; undefined if they are installed. */
  readonly programs: string | undefined;
}

/** Exit code and output of a program of Swift. */
export interface SwiftOutput {
  readonly status: number;
  /** Its output, including errors. */
  readonly text: string;
}

/** A Swift program with its arguments. */
type Command = readonly [program: string, ...args: string[]];

/** A program with arguments, and the folder to run it in. */
interface Call {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd?: string;
}

/** The Debian release whose package of Swift 6 is used. */
const release = 'trixie';
/** Swift, headers that its package does not depend on, and a tool for registry archives. */
const packages = ['swiftlang', 'libc6-dev', 'libstdc++-14-dev', 'unzip'];
/** Files that builds and tests do not need: 1 of 2.5 GB. */
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
/** Where this machine's file system is mounted in the folder with Swift. */
const outerFolder = 'host';
/** Runs this machine's Node.js from the folder with Swift. Debian's would also need a Chromium. */
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

/** Finds Swift, or installs it into a cache folder outside the repository (1 to 3 minutes). */
export function findSwift(): SwiftToolchain {
  if (hasSwift()) {
    return toolchain((cwd, [program, ...args]) => ({ program, args, cwd }), undefined);
  }
  const root = path.join(cacheFolder, `swift-${release}`);
  if (!existsSync(root)) installInto(root);
  // An installation by an earlier version may lack packages.
  if (!existsSync(path.join(root, 'usr/bin/unzip'))) addPackages(root);
  addNode(root);
  return toolchain((folder, command) => callIn(root, folder, command), writePrograms(root));
}

function toolchain(
  callOf: (folder: string, command: Command) => Call,
  programs: string | undefined,
): SwiftToolchain {
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
    programs,
  };
}

/** Installs into its own Debian system, because older releases have no Swift package. */
function installInto(root: string): void {
  process.stdout.write(`Installing Swift from Debian ${release} into ${root}\n`);
  const part = `${root}.part`;
  // Removes remains of an interrupted installation.
  rmSync(part, { recursive: true, force: true });
  mkdirSync(cacheFolder, { recursive: true });
  if (spawnSync('debootstrap', ['--version']).error) install(['debootstrap']);
  const quiet: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], env: unattended };
  execFileSync('debootstrap', ['--variant=minbase', release, part, findMirror()], quiet);
  // Prevents services of packages from starting.
  writeFileSync(path.join(part, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  addPackages(part);
  renameSync(part, root);
}

/** Installs missing packages, and removes unused files. */
function addPackages(root: string): void {
  const quiet: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], env: unattended };
  const options = ['-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Use-Pty=0'];
  execFileSync('chroot', [root, 'apt-get', 'update', '-qq'], quiet);
  execFileSync('chroot', [root, 'apt-get', 'install', ...options, ...packages], quiet);
  for (const unused of unusedParts) {
    rmSync(path.join(root, unused), { recursive: true, force: true });
  }
}

/** Adds the script that starts this machine's Node.js. Another run may be using it. */
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
 * Runs a command in that system. The repository has the same path inside. Swift needs `/proc` to find its libraries. All
 * mounts are in their own namespace, so nothing stays mounted. Processes that Swift starts end with it.
 */
const inside = `set -e
root=$1 repository=$2 folder=$3
shift 3
mount --rbind / "$root/${outerFolder}"
mount -t proc proc "$root/${outerFolder}/proc"
mount -t proc proc "$root/proc"
mount --bind "$repository" "$root$repository"
exec chroot "$root" /bin/sh -c 'cd "$0" && exec "$@"' "$folder" "$@"`;
const unshare = ['unshare', '--mount', '--pid', '--fork'];
const repository = path.resolve(import.meta.dirname, '../../../..');

function callIn(root: string, folder: string, command: Command): Call {
  mkdirSync(path.join(root, repository), { recursive: true });
  const [program = '', ...options] = unshare;
  return {
    program,
    args: [...options, 'sh', '-c', inside, 'sh', root, repository, folder, ...command],
  };
}

/** Writes programs that call those in that system, in a folder of the repository. */
function writePrograms(root: string): string {
  mkdirSync(path.join(root, repository), { recursive: true });
  const folder = path.join(repository, '.cache/swift-programs');
  mkdirSync(folder, { recursive: true });
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  for (const name of ['swift', 'swiftc']) {
    const call = [...unshare, 'sh', '-c', quoted(inside), 'sh', quoted(root), quoted(repository)];
    // The same folder inside has these programs, too.
    const script = `#!/bin/sh\nexport PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin\nexec ${call.join(' ')} "$PWD" ${name} "$@"\n`;
    writeFileSync(path.join(folder, name), script, { mode: 0o755 });
  }
  return folder;
}

function hasSwift(): boolean {
  const { stdout } = spawnSync('swift', ['--version'], { encoding: 'utf8' });
  return Number(/Swift version (\d+)/.exec(stdout ?? '')?.[1] ?? 0) >= 6;
}
