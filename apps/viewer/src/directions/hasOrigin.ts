import type { ViewerParts } from '../state/ViewerContext.ts';

/** Whether it is known where directions begin. */
export function hasOrigin({ state }: Pick<ViewerParts, 'state'>): boolean {
  const { departure, origin, youAreHere } = state;
  return departure.length > 0 || origin !== undefined || youAreHere !== undefined;
}
