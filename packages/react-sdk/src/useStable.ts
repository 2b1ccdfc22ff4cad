'use client';
import { useState } from 'react';

/**
 * The same object as before while it says the same, so that effects rest when a parent writes its
 * props inline.
 *
 * @param value - of this render
 * @param isSame - whether two values say the same
 */
export function useStable<Value>(value: Value, isSame: (a: Value, b: Value) => boolean): Value {
  const [kept, keep] = useState<{ readonly value: Value }>({ value });
  if (Object.is(kept.value, value) || isSame(kept.value, value)) return kept.value;
  keep({ value });
  return value;
}
