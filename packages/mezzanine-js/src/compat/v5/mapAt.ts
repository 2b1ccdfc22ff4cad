import type { MapGroup, VenueMap } from './entities.ts';
import type { Position } from './Position.ts';
import type { Venue } from './Venue.ts';

/**
 * The map that a position is on. If several buildings have a map at its floor level, it is the map
 * of the building at the position, otherwise of the current group.
 *
 * @returns `undefined` if no map is at the floor level
 */
export function mapAt(
  venue: Venue,
  { latitude, longitude, floorLevel }: Position['coords'],
  current: MapGroup,
): VenueMap | undefined {
  const maps = venue.maps.filter(({ elevation }) => elevation === floorLevel);
  if (maps.length < 2) return maps[0];
  const here = maps.filter(({ id }) => venue.v6.spaceAt({ latitude, longitude, floorId: id }));
  return (
    here.find(({ group }) => group.v6.kind === 'building') ??
    here[0] ??
    maps.find(({ group }) => group === current) ??
    maps[0]
  );
}
