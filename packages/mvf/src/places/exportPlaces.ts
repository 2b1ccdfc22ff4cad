import type { Mvf } from '../Mvf.ts';
import type { Finding } from '../validator/Finding.ts';
import { surveyOf } from '../validator/survey/Survey.ts';
import { bookablesOf } from './bookables.ts';
import { checkPlaces } from './checkPlaces.ts';
import { oneBuilding } from './oneBuilding.ts';
import { placeNamesOf } from './placeNames.ts';
import { placesFiles } from './placesFiles.ts';
import type { PlacesFeature } from './PlacesFeature.ts';

/** Options of {@link exportPlaces}. */
export interface PlacesOptions {
  /** Id or name of the building; optional if the venue has only one. */
  readonly building?: string;
  /** Initial rotation of the map in degrees, as `bearing` of the levels; default: not written. */
  readonly bearing?: number;
  /** Whether to draw walls that are lines as narrow units; default `false`. */
  readonly walls?: boolean;
}

/** A building as IMDF for Microsoft Places. */
export interface PlacesExport {
  /** The bytes of each file, by path; zip them without a folder. */
  readonly files: Record<string, Uint8Array>;
  /** Features that can be matched with places of the directory, see {@link correlatePlaces}. */
  readonly features: readonly PlacesFeature[];
  /** Findings of {@link checkPlaces}, errors first. */
  readonly findings: readonly Finding[];
}

/**
 * Writes one building of a venue as IMDF for Microsoft Places. Rules: `spec/places.md`, from
 * PLACES-30. Throws an {@link MvfError} if the building is ambiguous.
 *
 * @example
 * ```ts
 * const { files, findings } = exportPlaces(venue, { building: 'Kestrel House' });
 * if (findings.every(({ severity }) => severity !== 'error')) save(files);
 * ```
 */
export function exportPlaces(venue: Mvf, options: PlacesOptions = {}): PlacesExport {
  const own = oneBuilding(venue, options.building);
  const names = placeNamesOf(own);
  const bookable = new Set(bookablesOf(surveyOf(own), names).map(({ shape }) => shape.id));
  const { bearing, walls = false } = options;
  const { files, features } = placesFiles(own, {
    names,
    bookable,
    hasWalls: walls,
    ...(bearing !== undefined && { bearing }),
  });
  return { files, features, findings: checkPlaces(venue, options.building) };
}
