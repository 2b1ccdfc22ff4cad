import type { DoctorReply, DoctorRequest } from './doctorMessages.ts';

/** URL of the worker. */
const workerAddress = '/play/doctor.js';

/** Time limit of a request in milliseconds. */
const longestMs = 90_000;

/** The worker's response at the end of a request. */
export type DoctorAnswer = Exclude<DoctorReply, { kind: 'progress' } | { kind: 'failure' }>;

/** The page's side of one worker, which examines one file. Requests are answered one at a time. */
export class DoctorClient {
  readonly #worker: Worker;
  readonly #onProgress: (done: number, all: number) => void;
  #isClosed = false;

  /** @param start - starts the worker; default: the built one */
  constructor(
    onProgress: (done: number, all: number) => void,
    start = (): Worker => new Worker(workerAddress, { type: 'module' }),
  ) {
    this.#worker = start();
    this.#onProgress = onProgress;
  }

  /**
   * Sends a request and waits for its answer.
   *
   * @throws Error with a message for the user
   */
  ask(request: DoctorRequest): Promise<DoctorAnswer> {
    if (this.#isClosed) {
      const message = 'The doctor stopped because a step took too long. Open the file again.';
      return Promise.reject(new Error(message));
    }
    const done = new AbortController();
    const { signal } = done;
    const answered = new Promise<DoctorAnswer>((resolve, reject) => {
      const fail = (message: string) => reject(new Error(message));
      const timer = setTimeout(() => {
        this.close();
        fail(`It took more than ${longestMs / 1000} s. Try a smaller part of the map.`);
      }, longestMs);
      signal.addEventListener('abort', () => clearTimeout(timer));
      this.#worker.addEventListener(
        'message',
        ({ data }: MessageEvent<DoctorReply>) => {
          if (data.kind === 'progress') this.#onProgress(data.done, data.all);
          else if (data.kind === 'failure') fail(data.message);
          else resolve(data);
        },
        { signal },
      );
      this.#worker.addEventListener(
        'error',
        () => fail('The map doctor could not be loaded. Reload the page.'),
        { signal },
      );
    });
    this.#worker.postMessage(request);
    return answered.finally(() => done.abort());
  }

  /** Ends the worker; a request that is running stays unanswered. */
  close(): void {
    this.#isClosed = true;
    this.#worker.terminate();
  }
}
