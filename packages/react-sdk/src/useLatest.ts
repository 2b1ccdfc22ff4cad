'use client';
import { useInsertionEffect, useRef, type RefObject } from 'react';

/**
 * The value of the last render that was committed, for callbacks that outlive a render.
 *
 * @param value - of this render
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  // Before all other effects, so that none of them calls what was before.
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
