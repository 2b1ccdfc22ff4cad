import { pointerOf } from '@mezzanine/mvf/json-pointer';
import type { Fault } from './Fault.ts';

/** Strings that databases cannot store: with NUL, or with a lone surrogate. */
export function unstorableTexts(
  value: unknown,
  path: readonly PropertyKey[] = [],
): readonly Fault[] {
  if (typeof value === 'string') {
    if (!/\0|\p{Cs}/u.test(value)) return [];
    const detail = 'must be text without NUL and without half of a surrogate pair';
    return [{ pointer: pointerOf(path), detail }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => unstorableTexts(one, [...path, name]));
}
