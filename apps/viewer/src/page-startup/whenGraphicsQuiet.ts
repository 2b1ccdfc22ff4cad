/** Nobody waits longer for a graphics process that has much to do, or for a worker that is not there. */
const PATIENCE_MS = 300;

/**
 * Waits until the graphics process has nothing to do, but not for long.
 *
 * @param isLast - whether nobody asks after this: the worker that tells ends then
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
