import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readPlugins } from './pluginFiles.ts';

/** The names that the tests use, regardless of `site.config.ts`. */
export const testNames = { name: 'Mezzanine', slug: 'mezzanine' };

/** Writes both plugins as WordPress stores them after the upload. */
export async function writePlugins(folder: string): Promise<void> {
  for (const { files } of await readPlugins(testNames, 'https://maps.example.com')) {
    for (const [path, bytes] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
  }
}
