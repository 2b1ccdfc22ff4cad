import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a complete file and renames it into place, so that a crash leaves either the old file or
 * the new one.
 *
 * @param mode - permissions; `0o600` for secrets. Default: the system's default for new files.
 */
export async function writeWhole(path: string, text: string, mode?: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const handle = await open(`${path}.new`, 'w', mode);
  try {
    // A temporary file left by a crash may have broader permissions than a new one.
    if (mode !== undefined) await handle.chmod(mode);
    await handle.writeFile(text);
    // Otherwise a power failure could leave a renamed file without content.
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${path}.new`, path);
}
