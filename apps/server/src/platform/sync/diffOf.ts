import { isDeepStrictEqual } from 'node:util';
import { pointerOf } from '@mezzanine/mvf/json-pointer';

/** A difference between two values. */
export interface Difference {
  /** JSON Pointer. */
  readonly pointer: string;
  /** Missing if the value is new. */
  readonly before?: unknown;
  /** Missing if the value is removed. */
  readonly after?: unknown;
}

/** Maximum number of differences to report. */
const most = 200;

/** Differences of two JSON values. Compares objects recursively, and lists of the same length. */
export function diffOf(before: unknown, after: unknown, pointer = ''): readonly Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  const [old, young] = [childrenOf(before), childrenOf(after)];
  if (old === undefined || young === undefined || !isAlike(before, after)) {
    return [
      {
        pointer,
        ...(before !== undefined && { before }),
        ...(after !== undefined && { after }),
      },
    ];
  }
  const keys = [...new Set([...Object.keys(old), ...Object.keys(young)])];
  return keys
    .flatMap((key) => diffOf(old[key], young[key], pointer + pointerOf([key])))
    .slice(0, most);
}

function childrenOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)
    : undefined;
}

function isAlike(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) {
    return !Array.isArray(before) && !Array.isArray(after);
  }
  return before.length === after.length;
}
