import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { inlineScriptHashes } from '../security/inlineScriptHashes.ts';
import type { Mount, SiteFile, SiteManifest } from './siteManifest.ts';

/** Types that are missing or different in Hono's table. */
const types: Readonly<Record<string, string>> = {
  tgz: 'application/gzip',
  atom: 'application/atom+xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  ts: 'text/plain; charset=utf-8',
  tsx: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  // Types for Maven repositories and the Swift registry.
  pom: 'text/xml; charset=utf-8',
  module: 'application/json',
  jar: 'application/java-archive',
  ...Object.fromEntries(['md5', 'sha1', 'sha256', 'sha512'].map((name) => [name, 'text/plain'])),
  swift: 'text/x-swift',
};

/**
 * Folders in which bundlers add a digest to every file name, and the format of the digest. The
 * portal's chunks have short digests, because every page contains their names.
 */
const hashedFile =
  /^\/((examples|viewer)\/)?assets\/.*[.-]([0-9a-f]{8,}|[0-9A-Z]{8})\.|^\/assets\/js\/.*\.[0-9a-f]{5}\.js$/;

/** Folders of releases, whose files never change. */
const releasedFile = /^\/(maven|swift)\/.*\/\d+\.\d+\.\d+(\/|\.zip$)/;

/**
 * Lists the files of a built site, without compressed copies.
 *
 * @param root The repository.
 */
export async function buildSiteManifest(
  root: string,
  mounts: readonly Mount[],
): Promise<SiteManifest> {
  const files: Record<string, SiteFile> = {};
  for (const { prefix, folder } of mounts) {
    for (const name of await listFiles(join(root, folder))) {
      const address = prefix + name;
      files[address] ??= await describeFile(root, `${folder}/${name}`, address);
    }
  }
  return { version: 1, files };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}

async function describeFile(root: string, path: string, address: string): Promise<SiteFile> {
  const { mtimeMs } = await stat(join(root, path));
  const bytes = await readFile(join(root, path));
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const type = types[extension] ?? getMimeType(path) ?? 'application/octet-stream';
  return {
    path,
    type,
    size: bytes.length,
    modified: mtimeMs,
    hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    immutable: hashedFile.test(address) || releasedFile.test(address),
    ...(type.startsWith('text/html')
      ? { scripts: inlineScriptHashes(bytes.toString('utf8')) }
      : {}),
  };
}
