import type { Coordinate } from '../../data/Coordinate.ts';
import type { Floor, Space } from '../../data/entities.ts';
import type { Label } from '../Label.ts';
import type { Marker } from '../Marker.ts';
import type { Model } from '../Model.ts';
import type { Shape } from '../Shape.ts';

/** Items on the map that can be focused. */
export type MapThing = Space | Label | Marker | Model | Shape;

/** An item and its announcement. */
export interface FocusEntry {
  readonly thing: MapThing;
  readonly name: string;
  /** Its type, in words. */
  readonly kind: string;
  readonly floor: Floor;
  readonly coordinate: Coordinate;
  readonly isInteractive: boolean;
}
