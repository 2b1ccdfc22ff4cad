import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders = new Set<string>();
let isWatching = false;

/**
 * Fills a new folder for temporary files. It is removed when this process exits, or at once if `fill` fails.
 *
 * @param fill - gets the path of the folder
 * @returns what `fill` returns
 */
export async function fillWorkFolder<Value>(
  fill: (folder: string) => Promise<Value>,
): Promise<Value> {
  const folder = createWorkFolder();
  try {
    return await fill(folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    folders.delete(folder);
    throw error;
  }
}

function createWorkFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mezzanine-mcp-'));
  if (!isWatching) process.once('exit', removeFolders);
  isWatching = true;
  folders.add(folder);
  return folder;
}

function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
