import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Page } from './readPages.ts';
import type { Peer } from './sites.ts';

/** Folders of a peer. */
export interface PeerFolders {
  /** The peers' sources. */
  readonly sites: string;
  /** Folder where they are built and cached. */
  readonly cache: string;
  /** The built portal, whose images they show. */
  readonly portal: string;
}

/**
 * Installs a peer from its own lockfile, writes the pages into it, and builds it. Does nothing if
 * the cached build has the same pages and sources.
 *
 * @returns the output folder
 * @throws Error if npm or the generator fails
 */
export function buildPeer(peer: Peer, pages: readonly Page[], folders: PeerFolders): string {
  const folder = path.join(folders.cache, peer.name);
  const output = path.join(folder, peer.output);
  const own = path.join(folders.sites, peer.name);
  const contents = pages.map((page) => [page.name, markdownOf(peer, page)] as const);
  const made = digest([JSON.stringify(contents), ...sourcesOf(own)]);
  if (existsSync(output) && isStamped(folder, 'built', made)) return output;

  console.log(`Building ${peer.title} with ${pages.length} pages`);
  mkdirSync(folder, { recursive: true });
  cpSync(own, folder, { recursive: true });
  const lock = digest([readFileSync(path.join(own, 'package-lock.json'))]);
  if (!isStamped(folder, 'installed', lock)) {
    npm(folder, 'ci', '--no-audit', '--no-fund');
    writeFileSync(stampOf(folder, 'installed'), lock);
  }
  const target = path.join(folder, peer.content);
  for (const stale of [target, output]) rmSync(stale, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const pictures = path.join(folder, peer.files, 'img');
  cpSync(path.join(folders.portal, 'img'), pictures, { recursive: true });
  for (const [name, markdown] of contents) {
    writeFileSync(path.join(target, `${name}.md`), markdown);
  }
  npm(folder, 'run', 'build');
  writeFileSync(stampOf(folder, 'built'), made);
  return output;
}

const stampOf = (folder: string, name: string): string => path.join(folder, `.${name}`);

/** Whether the cached build has the same input. */
function isStamped(folder: string, name: string, stamp: string): boolean {
  const file = stampOf(folder, name);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

function sourcesOf(folder: string): readonly Buffer[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name)));
}

/** A page with front matter; its images and links to other guides point to the peer's own site. */
function markdownOf({ base }: Peer, { title, description, body, origin }: Page): string {
  const head = [`title: ${JSON.stringify(title)}`, `description: ${JSON.stringify(description)}`];
  const text = body
    .replaceAll(`](${origin}/img/`, '](/img/')
    .replace(/\]\(([^)]*)\/web-sdk\/([\w-]+)(?=[)#])/g, (whole, before: string, name: string) =>
      before === origin ? `](${base}${name}` : whole,
    );
  return `---\n${head.join('\n')}\n---\n\n${text}`;
}

function digest(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

function npm(folder: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync('npm', [...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status === 0) return;
  throw new Error(`npm ${args.join(' ')} failed in ${folder}:\n${stdout}${stderr}`);
}
