import type { Finding } from '../validator/Finding.ts';
import { shortened } from '../validator/survey/Shape.ts';
import { findingOf, ordered } from '../validator/validate.ts';
import { writeCsv } from './csv.ts';
import { DirectoryIndex } from './DirectoryIndex.ts';
import { placesRules } from './placesRules.ts';
import type { PlacesFeature } from './PlacesFeature.ts';
import { type Place, readPlaces } from './readPlaces.ts';

/** The places of an organization's directory. */
export interface PlacesDirectory {
  /** Bytes of the CSV file from `Get-PlaceV3 | Export-Csv`. */
  readonly bytes: Uint8Array;
  /** Name of the file, for messages; default `places.csv`. */
  readonly file?: string;
  /** PlaceId of the building, for files that contain only its contents. */
  readonly buildingId?: string;
}

/** The match between features and places. */
export interface PlacesCorrelation {
  /** The correlation file, `mapfeatures.csv`, for `Import-MapCorrelations`. */
  readonly csv: string;
  /** Number of features with a place. */
  readonly matched: number;
  /** Mismatches, errors first. */
  readonly findings: readonly Finding[];
}

const header = [
  'PlaceId',
  'Name',
  'Type',
  'FeatureType',
  'FeatureId',
  'FeatureName',
  'FeatureCategory',
];

/**
 * Matches features with places by their display names, and writes the correlation file. Without a
 * directory, the place column is empty, to be filled in manually. Rules: `spec/places.md`,
 * PLACES-20 to PLACES-24. Throws an {@link MvfError} if the directory is not a CSV file of places.
 *
 * @example
 * ```ts
 * const { csv, findings } = correlatePlaces(features, { bytes: await readFile('places.csv') });
 * ```
 */
export function correlatePlaces(
  features: readonly PlacesFeature[],
  directory?: PlacesDirectory,
): PlacesCorrelation {
  if (directory === undefined) return { csv: csvOf(features, new Map()), matched: 0, findings: [] };
  const file = directory.file ?? 'places.csv';
  const places = withBuilding(readPlaces(directory.bytes, file), features, directory.buildingId);
  const index = new DirectoryIndex(places, features, directory.buildingId);
  const found = new Map<string, Place>();
  const findings: Finding[] = [];
  const note = (rule: keyof typeof placesRules, message: string): void => {
    findings.push(findingOf(placesRules[rule], { file, pointer: '', message }));
  };
  for (const feature of features) {
    const candidates = index.candidatesOf(feature);
    const [place, second] = candidates;
    if (second !== undefined) {
      const lines = candidates.map(({ line }) => line).join(', ');
      note('ambiguous', `${describe(feature)} could be the places on lines ${lines}.`);
    } else if (place !== undefined) {
      found.set(feature.id, place);
      noteOrder(feature, place, note);
    } else {
      noteMissing(feature, index, note);
    }
  }
  for (const [place, own] of sharedPlaces(features, found)) {
    for (const { id } of own) found.delete(id);
    const names = own.map(describe).join(' and ');
    note('ambiguous', `${names} could both be the ${place.type} on line ${place.line}.`);
  }
  for (const place of index.unused(found)) {
    note(
      'unmapped',
      `Line ${place.line}: ${place.type} "${shortened(place.name)}" has no shape of that name.`,
    );
  }
  return { csv: csvOf(features, found), matched: found.size, findings: ordered(findings) };
}

/**
 * The places and their building, which `Get-PlaceV3 -AncestorId` omits: the given one, or the one
 * that contains all floors.
 */
function withBuilding(
  places: readonly Place[],
  features: readonly PlacesFeature[],
  told: string | undefined,
): readonly Place[] {
  const id = told?.toLowerCase();
  const isThere = places.some(
    (place) => place.type === 'building' && (id ?? place.id) === place.id,
  );
  if (isThere) return places;
  const parents = places.flatMap(({ type, parent }) => (type === 'floor' ? (parent ?? []) : []));
  const [only, second] = new Set(parents);
  const building = id ?? (second === undefined ? only : undefined);
  const name = features.find(({ type }) => type === 'Building')?.name;
  if (building === undefined || name === undefined) return places;
  const parent = undefined;
  const sortOrder = undefined;
  return [...places, { id: building, name, type: 'building', parent, sortOrder, line: 0 }];
}

/** Places that match several features, and are therefore assigned to none. */
function sharedPlaces(
  features: readonly PlacesFeature[],
  found: ReadonlyMap<string, Place>,
): (readonly [Place, readonly PlacesFeature[]])[] {
  const byPlace = new Map<Place, PlacesFeature[]>();
  for (const feature of features) {
    const place = found.get(feature.id);
    if (place !== undefined) byPlace.set(place, [...(byPlace.get(place) ?? []), feature]);
  }
  return [...byPlace].filter(([, own]) => own.length > 1);
}

type Note = (rule: keyof typeof placesRules, message: string) => void;

function noteOrder({ type, name, ordinal }: PlacesFeature, place: Place, note: Note): void {
  if (type !== 'Level' || place.sortOrder === undefined || place.sortOrder === ordinal) return;
  note(
    'sortOrder',
    `Line ${place.line}: floor "${shortened(place.name)}" (${place.id}) has SortOrder ${place.sortOrder}; expected ${ordinal}, the elevation of floor "${shortened(name)}".`,
  );
}

function noteMissing(feature: PlacesFeature, index: DirectoryIndex, note: Note): void {
  const isNeeded = feature.type === 'Building' || feature.type === 'Level';
  if (!isNeeded && !(feature.isBookable && feature.name !== '')) return;
  const near = index.nearest(feature);
  const hint =
    near === undefined ? '' : ` Line ${near.line} has the ${near.type} "${shortened(near.name)}".`;
  note(
    isNeeded ? 'correlated' : 'unknown',
    `${describe(feature)} has no place of that name and kind.${hint}`,
  );
}

function describe({ type, name, id }: PlacesFeature): string {
  const noun = {
    Building: 'Building',
    Level: 'Floor',
    Unit: 'Room',
    Section: 'Area',
    Fixture: 'Desk',
  };
  return name === '' ? `${noun[type]} ${id}` : `${noun[type]} "${shortened(name)}"`;
}

const directoryTypes: Readonly<Record<string, string>> = {
  building: 'Building',
  floor: 'Floor',
  section: 'Section',
  room: 'Room',
  space: 'Space',
  workspace: 'Workspace',
  desk: 'Desk',
};

function csvOf(features: readonly PlacesFeature[], found: ReadonlyMap<string, Place>): string {
  const rows = features.flatMap((feature) => {
    // Chairs, tables, and plants have no name, and no place.
    if (feature.type === 'Fixture' && feature.name === '') return [];
    const place = found.get(feature.id);
    const own = place && [place.id, place.name, directoryTypes[place.type] ?? place.type];
    return [[...(own ?? ['', '', '']), feature.type, feature.id, feature.name, feature.category]];
  });
  return writeCsv([header, ...rows]);
}
