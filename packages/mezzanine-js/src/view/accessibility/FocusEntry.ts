import type { Coordinate } from '../../data/Coordinate.ts';
import type { Floor, Space } from '../../data/entities.ts';
import type { Label } from '../Label.ts';
import type { Marker } from '../Marker.ts';
import type { Model } from '../Model.ts';
import type { Shape } from '../Shape.ts';

/** What on the map can have the focus. */
export type MapThing = Space | Label | Marker | Model | Shape;

/** A thing with what is said of it. */
export interface FocusEntry {
  readonly thing: MapThing;
  readonly name: string;
  /** What it is, in words. */
  readonly kind: string;
  readonly floor: Floor;
  readonly coordinate: Coordinate;
  readonly isInteractive: boolean;
}
