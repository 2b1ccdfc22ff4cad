import { useInsertionEffect, useRef, type RefObject } from 'react';

/**
 * A ref to the value of the last committed render, for callbacks that outlive a render.
 *
 * @param value - value of this render
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  // Runs before all other effects, so none of them sees an outdated value.
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
