import type { YourMap } from '@mezzanine/examples/your-map';
import { importInWasmWorker } from '../../your-map/wasm/importInWasmWorker.ts';
import type { MapReply, MapRequest } from './mapMessages.ts';

/** URL of the importer. */
const workerAddress = '/play/map.js';

/** Time limit of an import in milliseconds; a large campus takes a few seconds. */
const longestMs = 90_000;

/** Options to watch and stop an import. */
interface MapImport {
  /** Aborts the import; the promise then stays pending. */
  readonly signal: AbortSignal;
  /** Called while an IFC model or a GeoPackage is imported. */
  readonly onProgress?: (done: number, all: number) => void;
  /** Starts the worker; default: the built one. */
  readonly start?: () => Worker;
  /** Imports files that need WebAssembly; default: in the built worker. */
  readonly importByWasm?: typeof importInWasmWorker;
}

/**
 * Imports a file in a new worker, which is terminated afterward. If its format needs WebAssembly, another
 * worker imports it first.
 *
 * @throws Error with a message for the user
 */
export async function importInWorker(file: File, options: MapImport): Promise<YourMap> {
  const { signal, onProgress = () => undefined, importByWasm = importInWasmWorker } = options;
  const map = await ask({ file }, options);
  if (map !== 'wasm') return map;
  const imported = await importByWasm(file, { signal, onProgress });
  const made = await ask({ file, imported }, options);
  if (made === 'wasm') throw new Error(`${file.name} could not be imported. Choose it again.`);
  return made;
}

function ask(request: MapRequest, options: MapImport): Promise<YourMap | 'wasm'> {
  const { signal, start = () => new Worker(workerAddress, { type: 'module' }) } = options;
  const { name } = request.file;
  const worker = start();
  const done = new AbortController();
  done.signal.addEventListener('abort', () => worker.terminate());
  signal.addEventListener('abort', () => done.abort(), { signal: done.signal });
  const answered = new Promise<YourMap | 'wasm'>((resolve, reject) => {
    const fail = (message: string) => reject(new Error(message));
    const timer = setTimeout(() => {
      fail(`${name} took more than ${longestMs / 1000} s. Try a smaller part of the map.`);
    }, longestMs);
    done.signal.addEventListener('abort', () => clearTimeout(timer));
    worker.addEventListener('message', ({ data }: MessageEvent<MapReply>) => {
      if (data.kind === 'failure') fail(data.message);
      else if (data.kind === 'wasm') resolve('wasm');
      else resolve({ ...data.map, stamp: String(Date.now()) });
    });
    worker.addEventListener('error', () => {
      fail('The importer could not be loaded. Reload the page.');
    });
  });
  worker.postMessage(request);
  return answered.finally(() => done.abort());
}
