'use client';
import { useState } from 'react';

/**
 * Returns the previous object while it is equal, so that inline props do not rerun effects.
 *
 * @param value - value of this render
 * @param isSame - compares two values
 */
export function useStable<Value>(value: Value, isSame: (a: Value, b: Value) => boolean): Value {
  const [kept, keep] = useState<{ readonly value: Value }>({ value });
  if (Object.is(kept.value, value) || isSame(kept.value, value)) return kept.value;
  keep({ value });
  return value;
}
