import type { MapView as MapView6 } from '../../index.ts';
import type { InVenue } from './places.ts';

/** What the topics of a map share. */
export interface MapContext extends InVenue {
  readonly map6: MapView6;
}
