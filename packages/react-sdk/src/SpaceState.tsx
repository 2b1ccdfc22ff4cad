'use client';
import type { SpaceChange, SpaceTarget } from '@mezzanine/mezzanine-js';
import { useSpaceState } from './useSpaceState.ts';

/** Props of {@link SpaceState}. */
export interface SpaceStateProps extends SpaceChange {
  /** One space, its id, several, or a filter such as `(space) => space.kind === 'room'`. */
  readonly target: SpaceTarget;
}

/**
 * Changes how spaces are drawn while it is there; see {@link useSpaceState}.
 *
 * @example
 * <SpaceState target={chosen} color="#e4572e" heightMeters={2} />
 */
export function SpaceState({ target, ...change }: SpaceStateProps): null {
  useSpaceState(target, change);
  return null;
}
