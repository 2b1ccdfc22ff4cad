import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import { readUpload, type ReadUpload, type RefusedUpload, type Upload } from './readUpload.ts';

/** The built program of the thread, next to the built server. */
const program = new URL('./uploadWorker.js', import.meta.url);
/** Maximum concurrent uploads; each takes up to a few hundred megabytes. */
export const maxUploads = 2;
/**
 * Timeout for reading in milliseconds. The response must be sent before servers and proxies close
 * the idle connection, after a minute.
 */
export const maxReadMs = 45_000;
const maxHeapMb = 1536;

/** Reads uploaded files, each in its own thread if the server is built. */
export class UploadReader {
  readonly #program: URL;
  #active = 0;

  /** @param worker - the program of the thread. Default: next to the built server */
  constructor(worker: URL = program) {
    this.#program = worker;
  }

  /**
   * Runs one upload, from its first byte until it is stored.
   *
   * @throws RequestProblem 503 if there are too many concurrent uploads
   */
  async admit<T>(upload: () => Promise<T>): Promise<T> {
    if (this.#active >= maxUploads) {
      throw new RequestProblem(
        503,
        `The server is already reading ${maxUploads} venue files. Send the request again.`,
        { 'Retry-After': '5' },
      );
    }
    this.#active += 1;
    try {
      return await upload();
    } finally {
      this.#active -= 1;
    }
  }

  /** @throws RequestProblem 422 for a file that takes too much time or memory */
  async read(upload: Upload): Promise<ReadUpload | RefusedUpload> {
    // In development and tests, the source runs without a build, so there is no program for a
    // thread.
    if (!existsSync(this.#program)) return readUpload(upload);
    const worker = new Worker(this.#program, {
      workerData: upload,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    });
    const timer = setTimeout(() => void worker.terminate(), maxReadMs);
    try {
      return await resultOf(worker);
    } finally {
      clearTimeout(timer);
    }
  }
}

function resultOf(worker: Worker): Promise<ReadUpload | RefusedUpload> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', (error: Error & { readonly code?: string }) => {
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge() : error);
    });
    worker.once('exit', () => reject(tooLarge()));
  });
}

function tooLarge(): RequestProblem {
  return new RequestProblem(
    422,
    `The venue takes more than ${maxReadMs / 1000} seconds or ${maxHeapMb} MB of memory to read. Split it into several venues.`,
  );
}
