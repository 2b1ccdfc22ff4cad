/** Maximum time to wait for a busy GPU process, or for a missing worker. */
const PATIENCE_MS = 300;

/**
 * Waits until the GPU process is idle, but not for long.
 *
 * @param isLast - whether this is the last request, after which the worker ends
 */
export function whenGraphicsQuiet(isLast: boolean): Promise<void> {
  const worker = window.viewerGraphics;
  if (!worker) return Promise.resolve();
  if (isLast) window.viewerGraphics = undefined;
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    worker.addEventListener('message', () => resolve(), { once: true });
    worker.postMessage(isLast);
  });
}
