import type { MobileErrorCode, RequestType } from '@mezzanine/mobile-protocol';
import { MapError } from './MapError.ts';

/** A call that waits for its reply. */
interface Call {
  readonly type: RequestType;
  readonly resolve: (payload: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Requests that have no reply yet, by id. */
export class PendingCalls {
  readonly #calls = new Map<number, Call>();
  #lastId = 0;

  /**
   * Registers a request.
   *
   * @param timeoutMs - rejects with `timed-out` after this time
   * @returns its id, and a promise of the payload of its reply
   */
  add(type: RequestType, timeoutMs: number): readonly [number, Promise<unknown>] {
    this.#lastId += 1;
    const id = this.#lastId;
    const reply = new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(() => this.reject(id, new MapError('timed-out')), timeoutMs);
      this.#calls.set(id, { type, resolve, reject, timer });
    });
    return [id, reply];
  }

  /** Settles a request with its reply. A reply of another type is rejected. */
  resolve(id: number, type: string, payload: unknown): void {
    const call = this.#take(id);
    if (call?.type === type) call.resolve(payload);
    else call?.reject(new MapError('invalid-payload'));
  }

  /** Settles a request with an error. */
  reject(id: number, error: Error): void {
    this.#take(id)?.reject(error);
  }

  /** Settles all requests with an error. */
  rejectAll(code: MobileErrorCode): void {
    for (const id of [...this.#calls.keys()]) this.reject(id, new MapError(code));
  }

  #take(id: number): Call | undefined {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    if (call) clearTimeout(call.timer);
    return call;
  }
}
