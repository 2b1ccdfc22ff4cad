import type { LocationRecord } from '@mezzanine/mvf';
import type { BuiltFloor } from './buildFloor.ts';
import { idsOf } from './FloorContext.ts';
import type { LocationDesign } from './VenueDesign.ts';

/** Who is in which unit, as `l1/N104`. Throws if two locations name one unit. */
export function occupancyOf(locations: readonly LocationDesign[]): Map<string, LocationDesign> {
  const occupancy = new Map<string, LocationDesign>();
  for (const location of locations) {
    for (const unit of location.units) {
      const other = occupancy.get(unit);
      if (other) throw new RangeError(`${location.record.name} and ${other.record.name}: ${unit}.`);
      occupancy.set(unit, location);
    }
  }
  return occupancy;
}

/** The locations of a venue. Throws if a unit is on no floor. */
export function buildLocations(
  locations: readonly LocationDesign[],
  floors: readonly BuiltFloor[],
): LocationRecord[] {
  const known = new Set(floors.flatMap(({ spaces }) => spaces.map((space) => space.properties.id)));
  return locations.map(({ units, record }) => ({
    ...record,
    spaces: units.map((unit) => {
      const [key = '', number = ''] = unit.split('/');
      const id = idsOf.space(key, number);
      if (!known.has(id)) throw new RangeError(`${record.name} is in ${unit}, which is not built.`);
      return { id, floor: idsOf.floor(key) };
    }),
  }));
}
