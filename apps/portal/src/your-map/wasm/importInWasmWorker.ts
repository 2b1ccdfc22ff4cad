import type { WasmImport, WasmReply } from './wasmMessages.ts';

/** URL of the importer. */
const workerAddress = '/play/wasm.js';

/** Time limit of an import in milliseconds, in case a shape or loading takes too long. */
const longestMs = 180_000;

/** Options to watch and stop an import. */
interface WatchedImport {
  readonly onProgress: (done: number, all: number) => void;
  /** Aborts the import; the promise then stays pending. */
  readonly signal: AbortSignal;
}

/**
 * Imports an IFC model or a GeoPackage in a new worker, which is terminated afterward.
 *
 * @param start - starts the worker; default: the built one
 * @throws Error with a message for the user
 */
export function importInWasmWorker(
  file: File,
  { onProgress, signal }: WatchedImport,
  start = (): Worker => new Worker(workerAddress, { type: 'module' }),
): Promise<WasmImport> {
  const worker = start();
  const done = new AbortController();
  done.signal.addEventListener('abort', () => worker.terminate());
  signal.addEventListener('abort', () => done.abort(), { signal: done.signal });
  const answered = new Promise<WasmImport>((resolve, reject) => {
    const fail = (message: string) => reject(new Error(message));
    const timer = setTimeout(() => {
      fail(
        `${file.name} took more than ${longestMs / 1000} s. Export single floors, or fewer kinds of objects.`,
      );
    }, longestMs);
    done.signal.addEventListener('abort', () => clearTimeout(timer));
    worker.addEventListener('message', ({ data }: MessageEvent<WasmReply>) => {
      if (data.kind === 'progress') onProgress(data.done, data.all);
      else if (data.kind === 'failure') fail(data.message);
      else resolve(data.venue);
    });
    worker.addEventListener('error', () => {
      fail('The reader of this format could not be loaded. Reload the page.');
    });
  });
  worker.postMessage(file);
  return answered.finally(() => done.abort());
}
