import type { LocationRecord, ShapeReference } from '@mezzanine/mvf';
import type { BuiltFloor } from './buildFloor.ts';
import { idsOf } from './FloorContext.ts';
import type { LocationDesign } from './VenueDesign.ts';

/** Locations by unit, such as `l1/N104`. Throws if two locations have the same unit. */
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

/** The locations of a venue. Throws if a unit, fixture or area is on no floor. */
export function buildLocations(
  locations: readonly LocationDesign[],
  floors: readonly BuiltFloor[],
): LocationRecord[] {
  const spaces = shapesOf(floors, (floor) => floor.spaces, idsOf.space);
  const obstructions = shapesOf(floors, (floor) => floor.obstructions, idsOf.obstruction);
  const areas = shapesOf(floors, (floor) => floor.areas, idsOf.area);
  return locations.map((design) => ({
    ...design.record,
    spaces: design.units.map(spaces),
    ...(design.fixtures && { obstructions: design.fixtures.map(obstructions) }),
    ...(design.areas && { areas: design.areas.map(areas) }),
  }));
}

/** Returns a function that converts `l1/N104` to the location's reference to that shape. */
function shapesOf(
  floors: readonly BuiltFloor[],
  pick: (floor: BuiltFloor) => readonly { readonly properties: { readonly id: string } }[],
  idOf: (key: string, part: string) => string,
): (place: string) => ShapeReference {
  const known = new Set(floors.flatMap((floor) => pick(floor).map((shape) => shape.properties.id)));
  return (place) => {
    const [key = '', part = ''] = place.split('/');
    const id = idOf(key, part);
    if (!known.has(id)) throw new RangeError(`A location is in ${place}, which is not built.`);
    return { id, floor: idsOf.floor(key) };
  };
}
