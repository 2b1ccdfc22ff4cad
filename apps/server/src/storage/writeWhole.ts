import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file whole and renames it into place, so that a crash leaves either the old file or the
 * new one.
 */
export async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const handle = await open(`${path}.new`, 'w');
  try {
    await handle.writeFile(text);
    // Without it a power cut could leave a renamed file without content.
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${path}.new`, path);
}
