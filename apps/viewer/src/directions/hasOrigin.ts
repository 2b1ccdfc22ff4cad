import type { ViewerParts } from '../state/ViewerContext.ts';

/** Whether the departure is known. */
export function hasOrigin({ state }: Pick<ViewerParts, 'state'>): boolean {
  const { departure, origin, youAreHere } = state;
  return departure.length > 0 || origin !== undefined || youAreHere !== undefined;
}
