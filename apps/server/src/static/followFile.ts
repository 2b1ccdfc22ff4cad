import { unwatchFile, watchFile } from 'node:fs';

/** Milliseconds between two checks of a followed file. */
const intervalMs = 1000;

/**
 * Calls back whenever a file is written again, one call at a time. Polls the modification time,
 * because not every system sends an event when `rename` replaces a file.
 *
 * @param path - Absolute path
 * @param onChange - Reads the file again
 * @param onFault - Called if `onChange` rejects; later changes are still followed
 * @returns a function that stops following
 */
export function followFile(
  path: string,
  onChange: () => Promise<void>,
  onFault: (error: unknown) => void,
): () => void {
  let running = Promise.resolve();
  const listener = (now: { readonly mtimeMs: number }): void => {
    // The file is missing while it is written or cleaned up. Keep what was read.
    if (now.mtimeMs === 0) return;
    running = running.then(onChange).catch(onFault);
  };
  watchFile(path, { interval: intervalMs, persistent: false }, listener);
  return () => unwatchFile(path, listener);
}
