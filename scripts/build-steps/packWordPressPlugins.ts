import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPlugins } from '../../integrations/wordpress/pluginFiles.ts';
import { writeArchive } from '../../packages/mvf/src/archive/writeArchive.ts';

/**
 * Packs the plugins for WordPress as it takes them: one folder in each archive. The same files give
 * the same bytes.
 *
 * @param target Folder to write to, relative to the root.
 */
export async function packWordPressPlugins(root: string, target: string): Promise<void> {
  await mkdir(join(root, target), { recursive: true });
  for (const { archive, files } of await readPlugins()) {
    await writeFile(join(root, target, archive), writeArchive(files));
  }
}
