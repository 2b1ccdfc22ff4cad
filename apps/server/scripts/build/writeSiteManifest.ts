import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildSiteManifest } from '../../src/static/buildSiteManifest.ts';
import { mounts, type SiteManifest } from '../../src/static/siteManifest.ts';
import { compressFiles } from './compressFiles.ts';

/**
 * Lists everything the server serves as files, with digests, compressed copies and the hashes of
 * inline scripts.
 *
 * @param target Relative to the root.
 */
export async function writeSiteManifest(
  root: string,
  target: string,
  cache: string,
): Promise<void> {
  const path = join(root, target);
  const manifest = await buildSiteManifest(root, mounts);
  const addresses = Object.keys(manifest.files);
  const files = await compressFiles(root, cache, Object.values(manifest.files));
  const whole: SiteManifest = {
    version: 1,
    files: Object.fromEntries(
      addresses.flatMap((address, index) => {
        const file = files[index];
        return file ? [[address, file]] : [];
      }),
    ),
  };
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, JSON.stringify(whole));
  await rename(`${path}.new`, path);
}
