import type { Entrance, Floor, Location, Space, Venue } from '@mezzanine/react-sdk';

/** Entities that can be selected, and that routes can lead to. */
export type Place = Location | Space | Entrance;

/** Places found by name, and the names without a match. */
export interface FoundPlaces {
  readonly places: readonly Place[];
  readonly unknown: readonly string[];
}

interface Names {
  readonly byExternalId: ReadonlyMap<string, Place>;
  readonly byName: ReadonlyMap<string, Place>;
  readonly doors: ReadonlyMap<string, Entrance>;
}

const known = new WeakMap<Venue, Names>();

/** Finds places by id, external id, or exact name, ignoring case. */
export function findPlaces(venue: Venue, names: readonly string[]): FoundPlaces {
  const places = names.map((name) => findPlace(venue, name));
  return {
    places: [...new Set(places.filter((place) => place !== undefined))],
    unknown: names.filter((_, index) => places[index] === undefined),
  };
}

/** Finds a place by one name, if the venue has it. */
export function findPlace(venue: Venue, name: string): Place | undefined {
  const { byExternalId, byName, doors } = namesOf(venue);
  return (
    venue.getLocation(name) ??
    venue.getSpace(name) ??
    doors.get(name) ??
    byExternalId.get(name) ??
    byName.get(folded(name))
  );
}

/** Finds a floor by id, name, or short name. */
export function findFloor(venue: Venue, name: string): Floor | undefined {
  const wanted = folded(name);
  const isNamed = (floor: Floor) =>
    [floor.name, floor.shortName].some((one) => folded(one) === wanted);
  return venue.getFloor(name) ?? venue.floors.find(isNamed);
}

/** The floors of a place; the floors of its spaces come first. */
export function floorsOf(place: Place): readonly Floor[] {
  if (place.type !== 'location') return [place.floor];
  const { spaces, areas, entrances, annotations } = place;
  return [
    ...new Set([...spaces, ...areas, ...entrances, ...annotations].map(({ floor }) => floor)),
  ];
}

/** Whether a place is on the map. */
export function isOnMap(place: Place): boolean {
  if (place.type !== 'location') return true;
  return floorsOf(place).length > 0 || place.coordinates.length > 0;
}

function namesOf(venue: Venue): Names {
  const made = known.get(venue) ?? collect(venue);
  known.set(venue, made);
  return made;
}

function collect({ locations, spaces, entrances }: Venue): Names {
  const byExternalId = new Map<string, Place>();
  const byName = new Map<string, Place>();
  // The first place with a name is used, because locations are in the operator's order.
  for (const place of [...locations.filter(({ isHidden }) => !isHidden), ...spaces]) {
    if (place.externalId !== undefined) setOnce(byExternalId, place.externalId, place);
    if (place.name !== '') setOnce(byName, folded(place.name), place);
  }
  return { byExternalId, byName, doors: new Map(entrances.map((door) => [door.id, door])) };
}

function setOnce<T>(map: Map<string, T>, key: string, value: T): void {
  if (!map.has(key)) map.set(key, value);
}

function folded(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}
