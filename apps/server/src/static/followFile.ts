import { unwatchFile, watchFile } from 'node:fs';

/** How often a followed file is looked at. */
const intervalMs = 1000;

/**
 * Calls back whenever a file was written again, one call at a time. Asks for its time instead of
 * waiting for an event, which a file that is replaced by `rename` does not send on every system.
 *
 * @param path - Absolute path
 * @param onChange - Reads the file again
 * @param onFault - Told when `onChange` rejects; the next change is followed all the same
 * @returns a function that stops following
 */
export function followFile(
  path: string,
  onChange: () => Promise<void>,
  onFault: (error: unknown) => void,
): () => void {
  let running = Promise.resolve();
  const listener = (now: { readonly mtimeMs: number }): void => {
    // Gone: it is being written, or somebody cleans up. What was read stays.
    if (now.mtimeMs === 0) return;
    running = running.then(onChange).catch(onFault);
  };
  watchFile(path, { interval: intervalMs, persistent: false }, listener);
  return () => unwatchFile(path, listener);
}
