import type { Entrance, Floor, Location, Space, Venue } from '@mezzanine/react-sdk';

/** What can be chosen, and what ways lead to. */
export type Place = Location | Space | Entrance;

/** What was asked for by name, and what of it this venue does not have. */
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

/** The places that names mean: ids, the owner's own ids, or exact names whatever their case. */
export function findPlaces(venue: Venue, names: readonly string[]): FoundPlaces {
  const places = names.map((name) => findPlace(venue, name));
  return {
    places: [...new Set(places.filter((place) => place !== undefined))],
    unknown: names.filter((_, index) => places[index] === undefined),
  };
}

/** The place that a name means, if this venue has it. */
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

/** The floor of an id, a name or a short name. */
export function findFloor(venue: Venue, name: string): Floor | undefined {
  const wanted = folded(name);
  const isNamed = (floor: Floor) =>
    [floor.name, floor.shortName].some((one) => folded(one) === wanted);
  return venue.getFloor(name) ?? venue.floors.find(isNamed);
}

/** The floors that a place is on, those of its spaces first. */
export function floorsOf(place: Place): readonly Floor[] {
  if (place.type !== 'location') return [place.floor];
  const { spaces, areas, entrances, annotations } = place;
  return [
    ...new Set([...spaces, ...areas, ...entrances, ...annotations].map(({ floor }) => floor)),
  ];
}

/** Whether it is anywhere on the map. */
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
  // The first of a name counts: locations are listed in the operator's order, and mean more.
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
