import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readPlugins } from './pluginFiles.ts';

/** The names that the tests know, whatever `site.config.ts` says. */
export const testNames = { name: 'Mezzanine', slug: 'mezzanine' };

/** Writes both plugins as WordPress has them after they were uploaded. */
export async function writePlugins(folder: string): Promise<void> {
  for (const { files } of await readPlugins(testNames, 'https://maps.example.com')) {
    for (const [path, bytes] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
  }
}
