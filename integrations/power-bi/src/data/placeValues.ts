import type { Row } from './readTable.ts';

/** Properties that identify a space or location. */
export interface NamedPlace {
  readonly id: string;
  readonly name: string;
  readonly externalId: string | undefined;
}

/** A location, and the ids of the spaces it is in. */
export interface PlacedName extends NamedPlace {
  readonly spaceIds: readonly string[];
}

/** The value of a place, and the rows it sums up. */
interface PlaceValue {
  readonly value: number;
  readonly rows: readonly Row[];
}

/** Values by the id of a space, and names that were not found. */
export interface PlaceValues {
  readonly bySpace: ReadonlyMap<string, PlaceValue>;
  /** Names in the data that match no place, without duplicates. */
  readonly unknown: readonly string[];
}

/**
 * Finds the spaces of rows: by the id of a space or location, then by its external id, then by its
 * name. Several rows for one place are added up, and each row without a value counts as one.
 */
export function placeValues(
  rows: readonly Row[],
  spaces: readonly NamedPlace[],
  locations: readonly PlacedName[],
): PlaceValues {
  const spacesByKey = keysOf([
    ...spaces.map((space) => ({ ...namesOf(space), spaceIds: [space.id] })),
    ...locations.map((location) => ({ ...namesOf(location), spaceIds: location.spaceIds })),
  ]);
  const bySpace = new Map<string, { value: number; readonly rows: Row[] }>();
  const unknown = new Set<string>();
  for (const row of rows) {
    if (row.place === undefined) continue;
    const found = spacesByKey.get(normalized(row.place));
    if (found === undefined) unknown.add(row.place);
    for (const id of found ?? []) {
      const sum = bySpace.get(id) ?? { value: 0, rows: [] };
      sum.value += row.value ?? 1;
      sum.rows.push(row);
      bySpace.set(id, sum);
    }
  }
  return { bySpace, unknown: [...unknown] };
}

function namesOf({ id, name, externalId }: NamedPlace): NamedPlace {
  return { id, name, externalId };
}

function keysOf(places: readonly PlacedName[]): Map<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const kind of ['id', 'externalId', 'name'] as const) {
    const ofKind = new Map<string, Set<string>>();
    for (const place of places) {
      const key = normalized(place[kind] ?? '');
      if (key === '' || place.spaceIds.length === 0) continue;
      ofKind.set(key, new Set([...(ofKind.get(key) ?? []), ...place.spaceIds]));
    }
    for (const [key, ids] of ofKind) if (!found.has(key)) found.set(key, ids);
  }
  return found;
}

function normalized(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}
