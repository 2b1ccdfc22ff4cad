import type { Mvf } from '../Mvf.ts';
import { MvfError } from '../MvfError.ts';
import type { FloorStackRecord } from '../record-types/floorStack.ts';

/** The buildings of a venue: its floor stacks that are not outdoors. */
export function buildingsOf({ floorStacks }: Mvf): readonly FloorStackRecord[] {
  return floorStacks.filter(({ type }) => type !== 'Outdoor');
}

/** The building with this id or name, or undefined; the only one by default. */
export function findBuilding(venue: Mvf, wanted: string | undefined): FloorStackRecord | undefined {
  const buildings = buildingsOf(venue);
  if (wanted === undefined) return buildings.length === 1 ? buildings[0] : undefined;
  const word = wanted.trim().toLowerCase();
  return (
    buildings.find(({ id }) => id === wanted) ??
    buildings.find(({ name }) => name.trim().toLowerCase() === word)
  );
}

/** Lists the buildings: `Library (fs_lib), Main hall (fs_1)`. */
export function listOfBuildings(venue: Mvf): string {
  return buildingsOf(venue)
    .map(({ id, name }) => `${name} (${id})`)
    .join(', ');
}

/**
 * The venue reduced to one building and its shapes. Throws an `invalid-content` {@link MvfError}
 * if the building is ambiguous.
 */
export function oneBuilding(venue: Mvf, wanted: string | undefined): Mvf {
  const stack = findBuilding(venue, wanted);
  if (stack === undefined) throw unclear(venue, wanted);
  const own = new Set(stack.floors);
  const ofFloors = <T>(byFloor: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(byFloor).filter(([floor]) => own.has(floor)));
  return {
    ...venue,
    floors: venue.floors.filter(({ properties }) => own.has(properties.id)),
    floorStacks: [stack],
    spaces: ofFloors(venue.spaces),
    obstructions: ofFloors(venue.obstructions),
    entrances: ofFloors(venue.entrances),
    areas: ofFloors(venue.areas),
  };
}

function unclear(venue: Mvf, wanted: string | undefined): MvfError {
  const buildings = buildingsOf(venue);
  const given =
    buildings.length === 0
      ? 'The venue has no building'
      : wanted === undefined
        ? `The venue has ${buildings.length} buildings`
        : `The venue has no building ${JSON.stringify(wanted)}`;
  const remedy =
    buildings.length === 0
      ? 'Add a floor stack of type "Building" to floorstack.json.'
      : `Name one of them: ${listOfBuildings(venue)}.`;
  return new MvfError(
    'invalid-content',
    `${given}; a Microsoft Places map contains exactly one. ${remedy}`,
    { file: 'floorstack.json' },
  );
}
