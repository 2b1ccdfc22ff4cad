import type { MapView as MapView6 } from '../../index.ts';
import type { InVenue } from './places.ts';

/** Context shared by the topics of a map. */
export interface MapContext extends InVenue {
  readonly map6: MapView6;
}
