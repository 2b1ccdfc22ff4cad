import { floorName, nameKey } from './placeNames.ts';
import type { PlacesFeature, PlacesFeatureType } from './PlacesFeature.ts';
import type { Place } from './readPlaces.ts';

/** Place types that match a feature. A desk pool is drawn as an area or as one object. */
const typesOf: Readonly<Record<PlacesFeatureType, readonly string[]>> = {
  Building: ['building'],
  Level: ['floor'],
  Unit: ['room', 'space', 'workspace'],
  Section: ['section', 'space', 'workspace'],
  Fixture: ['desk', 'space', 'workspace'],
};

/** Finds the places of one building by name, type, and floor. */
export class DirectoryIndex {
  readonly #byKey = new Map<string, Place[]>();
  readonly #byId: ReadonlyMap<string, Place>;
  readonly #own: readonly Place[];
  readonly #floorOfLevel = new Map<string, string>();

  constructor(
    places: readonly Place[],
    features: readonly PlacesFeature[],
    buildingId: string | undefined,
  ) {
    this.#byId = new Map(places.map((place) => [place.id, place]));
    const building = buildingOf(places, features, buildingId);
    this.#own = building === undefined ? places : this.#within(places, building);
    for (const place of this.#own) this.#add(place);
    for (const feature of features) {
      if (feature.type !== 'Level') continue;
      const [floor, second] = this.candidatesOf(feature);
      if (floor !== undefined && second === undefined) this.#floorOfLevel.set(feature.id, floor.id);
    }
  }

  /** The candidate places of a feature; exactly one if it is unambiguous. */
  candidatesOf(feature: PlacesFeature): readonly Place[] {
    if (feature.type === 'Level') return this.#floors(feature);
    if (feature.name === '') return [];
    const named = this.#named(feature.type, feature.name);
    if (named.length < 2) return named;
    const floor = this.#floorOfLevel.get(feature.level ?? '');
    const onFloor = named.filter((place) => floor !== undefined && this.#isIn(place, floor));
    return onFloor.length === 0 ? named : onFloor;
  }

  /** A place of the same type with a similar name, as a suggestion. */
  nearest({ type, name }: PlacesFeature): Place | undefined {
    const key = keyOf(type, name).replaceAll(/[^\p{L}\p{N}]/gu, '');
    if (key === '') return undefined;
    return this.#own.find((place) => {
      if (!typesOf[type].includes(place.type)) return false;
      const other = nameKey(place.name).replaceAll(/[^\p{L}\p{N}]/gu, '');
      return other !== '' && (other.includes(key) || key.includes(other));
    });
  }

  /** Bookable places without a feature. */
  unused(found: ReadonlyMap<string, Place>): Place[] {
    const used = new Set([...found.values()].map(({ id }) => id));
    return this.#own.filter(
      ({ id, type }) => !used.has(id) && !['building', 'floor', 'section'].includes(type),
    );
  }

  #floors({ name, ordinal }: PlacesFeature): readonly Place[] {
    const named = this.#named('Level', name);
    if (named.length > 0) return named;
    return this.#own.filter((place) => place.type === 'floor' && place.sortOrder === ordinal);
  }

  #named(type: PlacesFeatureType, name: string): readonly Place[] {
    return typesOf[type].flatMap((one) => this.#byKey.get(`${one}:${keyOf(type, name)}`) ?? []);
  }

  #add(place: Place): void {
    const name = place.type === 'floor' ? floorName(place.name) : place.name;
    const key = `${place.type}:${nameKey(name)}`;
    this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), place]);
  }

  /** Places in the building; a place whose parents are not in the file counts as inside. */
  #within(places: readonly Place[], building: string): Place[] {
    return places.filter((place) => {
      const top = this.#topOf(place);
      return top.id === building || top.parent === building || top.type !== 'building';
    });
  }

  #topOf(place: Place): Place {
    const seen = new Set<string>();
    let top = place;
    while (top.parent !== undefined && !seen.has(top.id)) {
      seen.add(top.id);
      const next = this.#byId.get(top.parent);
      if (next === undefined) break;
      top = next;
    }
    return top;
  }

  #isIn(place: Place, floor: string): boolean {
    const seen = new Set<string>();
    let at: Place | undefined = place;
    while (at !== undefined && !seen.has(at.id)) {
      if (at.id === floor) return true;
      seen.add(at.id);
      at = at.parent === undefined ? undefined : this.#byId.get(at.parent);
    }
    return false;
  }
}

function keyOf(type: PlacesFeatureType, name: string): string {
  return nameKey(type === 'Level' ? floorName(name) : name);
}

/**
 * The selected building: the given one, otherwise the one with the map's name, otherwise the only one.
 */
function buildingOf(
  places: readonly Place[],
  features: readonly PlacesFeature[],
  told: string | undefined,
): string | undefined {
  if (told !== undefined) return told.toLowerCase();
  const buildings = places.filter(({ type }) => type === 'building');
  const name = features.find(({ type }) => type === 'Building')?.name ?? '';
  const named = buildings.filter((place) => nameKey(place.name) === nameKey(name));
  return named.length === 1 ? named[0]?.id : undefined;
}
