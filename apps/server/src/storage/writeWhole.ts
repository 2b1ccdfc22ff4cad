import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file whole and renames it into place, so that a crash leaves either the old file or the
 * new one.
 *
 * @param mode - who may read it; `0o600` for secrets. Default: as the system has it for new files.
 */
export async function writeWhole(path: string, text: string, mode?: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const handle = await open(`${path}.new`, 'w', mode);
  try {
    // What a crash left behind may be more open than a new file.
    if (mode !== undefined) await handle.chmod(mode);
    await handle.writeFile(text);
    // Without it a power cut could leave a renamed file without content.
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${path}.new`, path);
}
