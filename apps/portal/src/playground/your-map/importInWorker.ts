import type { MapReply, MapRequest } from './mapMessages.ts';
import type { YourMap } from './YourMap.ts';

/** Where the importer is loaded from. */
const workerAddress = '/play/map.js';

/** Time that an import may take, in milliseconds; a large campus takes some seconds. */
const longestMs = 90_000;

/**
 * Imports a file in a worker of its own, which ends with it.
 *
 * @param signal - ends it early; the promise then stays open
 * @param start - starts the worker; default: the one that the build made
 * @throws Error whose message is for the reader
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
