import type { Geometry, ShapeItem } from '@mezzanine/mobile-protocol';
import type { Floor } from '@mezzanine/mezzanine-js/headless';
import { floorIdOf } from '../map/places.ts';
import { useItem, useItemPress } from '../hooks/useTopic.ts';
import type { LooseItem } from './LooseItem.ts';

/** Props of {@link Shape}. */
export interface ShapeProps extends LooseItem<ShapeItem, 'geometry' | 'floorId'> {
  /** A GeoJSON geometry, in degrees. */
  readonly geometry: Geometry;
  /** Its floor, or the id of it; default: the floor that is shown when it is added. */
  readonly floor?: Floor | string | undefined;
  /** Called when the user taps it; makes it interactive unless `interactive` is set. */
  readonly onPress?: (() => void) | undefined;
}

/**
 * A point, line, or area on a floor.
 *
 * @example
 * <Shape geometry={{ type: 'LineString', coordinates }} floor={ground} widthMeters={2} />
 */
export function Shape({ floor, onPress, ...rest }: ShapeProps): null {
  const interactive = rest.interactive ?? (onPress ? true : undefined);
  const floorId = floor === undefined ? undefined : floorIdOf(floor);
  const key = useItem('shapes', { ...rest, interactive, floorId });
  useItemPress('shapeKeys', key, onPress);
  return null;
}
