import { mostUnderWay, type WorkKind, workKindOf } from './WorkLimits.ts';

/**
 * Accepts requests as long as the server can respond to them soon, and rejects the rest. A longer queue would only
 * make everyone wait.
 */
export class Admission {
  readonly #underWay = new Map<WorkKind, number>();
  readonly #onShed: (kind: WorkKind) => void;

  /** @param onShed - called with each rejected request. Default: a no-op */
  constructor(onShed: (kind: WorkKind) => void = () => undefined) {
    this.#onShed = onShed;
  }

  /** Requests of a kind that are in progress. */
  underWay(kind: WorkKind): number {
    return this.#underWay.get(kind) ?? 0;
  }

  /**
   * Accepts or rejects a request.
   *
   * @param target - the target of the request line: a path with or without its query, or a URL
   * @returns a function to call when the request has ended; undefined if it is rejected
   */
  admit(target: string): (() => void) | undefined {
    const kind = workKindOf(target);
    if (kind === undefined) return () => undefined;
    const underWay = this.underWay(kind);
    if (underWay >= mostUnderWay[kind]) {
      this.#onShed(kind);
      return undefined;
    }
    this.#underWay.set(kind, underWay + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#underWay.set(kind, this.underWay(kind) - 1);
    };
  }
}
