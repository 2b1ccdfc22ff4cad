import type { MapReply, MapRequest } from './mapMessages.ts';
import type { YourMap } from '@mezzanine/examples/your-map';

/** URL of the importer. */
const workerAddress = '/play/map.js';

/** Time limit of an import in milliseconds; a large campus takes a few seconds. */
const longestMs = 90_000;

/**
 * Imports a file in a new worker, which is terminated afterward.
 *
 * @param signal - aborts the import; the promise then stays pending
 * @param start - starts the worker; default: the built one
 * @throws Error with a message for the user
 */
export function importInWorker(
  file: File,
  signal: AbortSignal,
  start = (): Worker => new Worker(workerAddress, { type: 'module' }),
): Promise<YourMap> {
  const worker = start();
  const done = new AbortController();
  done.signal.addEventListener('abort', () => worker.terminate());
  signal.addEventListener('abort', () => done.abort(), { signal: done.signal });
  const answered = new Promise<YourMap>((resolve, reject) => {
    const fail = (message: string) => reject(new Error(message));
    const timer = setTimeout(() => {
      fail(`${file.name} took more than ${longestMs / 1000} s. Try a smaller part of the map.`);
    }, longestMs);
    done.signal.addEventListener('abort', () => clearTimeout(timer));
    worker.addEventListener('message', ({ data }: MessageEvent<MapReply>) => {
      if (data.kind === 'failure') fail(data.message);
      else resolve({ ...data.map, stamp: String(Date.now()) });
    });
    worker.addEventListener('error', () => {
      fail('The importer could not be loaded. Reload the page.');
    });
  });
  worker.postMessage({ file } satisfies MapRequest);
  return answered.finally(() => done.abort());
}
