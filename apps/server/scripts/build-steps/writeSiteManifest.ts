import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildSiteManifest } from '../../src/static/buildSiteManifest.ts';
import { mounts, type SiteFile, type SiteManifest } from '../../src/static/siteManifest.ts';
import { writeWhole } from '../../src/storage/writeWhole.ts';
import { compressFiles, withKeptCopies } from './compressFiles.ts';

/**
 * Lists all static files of the server, with digests, compressed copies, and the hashes of inline
 * scripts.
 *
 * @param target Relative to the root.
 * @param cache Folder of the copies, relative to the root.
 */
export async function writeSiteManifest(
  root: string,
  target: string,
  cache: string,
): Promise<void> {
  const manifest = await buildSiteManifest(root, mounts);
  const files = await compressFiles(root, cache, Object.values(manifest.files));
  await writeWhole(join(root, target), JSON.stringify(withFiles(manifest, files)));
}

/**
 * Lists the files that are built so far, in less than a second, with compressed copies of earlier
 * builds and the URL prefixes whose files are not built yet.
 *
 * @param target Relative to the root.
 * @param cache Folder of the copies, relative to the root.
 */
export async function writeFirstManifest(
  root: string,
  target: string,
  cache: string,
): Promise<void> {
  const manifest = await buildSiteManifest(root, mounts);
  const files = await withKeptCopies(root, cache, Object.values(manifest.files));
  const pending = mounts
    .filter(({ folder, buildHint }) => buildHint === undefined && !existsSync(join(root, folder)))
    .map(({ prefix }) => prefix);
  await writeWhole(join(root, target), JSON.stringify({ ...withFiles(manifest, files), pending }));
}

/** @param files Files of the manifest, in order. */
function withFiles(manifest: SiteManifest, files: readonly SiteFile[]): SiteManifest {
  const addresses = Object.keys(manifest.files);
  const entries = files.map((file, index): [string, SiteFile] => [addresses[index] ?? '', file]);
  return { version: 1, files: Object.fromEntries(entries) };
}
