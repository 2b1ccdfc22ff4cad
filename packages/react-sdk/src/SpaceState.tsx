'use client';
import type { SpaceChange, SpaceTarget } from '@mezzanine/mezzanine-js';
import { useSpaceState } from './useSpaceState.ts';

/** Props of {@link SpaceState}. */
export interface SpaceStateProps extends SpaceChange {
  /** One space, its id, several of them, or a filter such as `(space) => space.kind === 'room'`. */
  readonly target: SpaceTarget;
}

/**
 * Changes the appearance of spaces while mounted; see {@link useSpaceState}.
 *
 * @example
 * <SpaceState target={chosen} color="#e4572e" heightMeters={2} />
 */
export function SpaceState({ target, ...change }: SpaceStateProps): null {
  useSpaceState(target, change);
  return null;
}
