import type { LocationState as LocationState6 } from '../../headless.ts';

/** A temporary state of a location. */
export interface LocationState {
  /** `new`, `closed-temporarily`, `coming-soon`, `pop-up`, `relocated`, and so on. */
  readonly type: string;
  /** Milliseconds since 1970; `undefined` if it has no start. */
  readonly start: number | undefined;
  /** Milliseconds since 1970; `undefined` if the end is unknown. */
  readonly end: number | undefined;
}

/** A state of version 6 under the names of version 5. */
export function stateOf({ kind, start, end }: LocationState6): LocationState {
  return { type: kind, start: start?.getTime(), end: end?.getTime() };
}
