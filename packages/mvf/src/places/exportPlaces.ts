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
  /** Id or name of the building; may be left out where the venue has only one. */
  readonly building?: string;
  /** Degrees the map is turned by at first, as `bearing` of the levels; not written by default. */
  readonly bearing?: number;
  /** Whether walls that are lines are drawn as narrow units; false by default. */
  readonly walls?: boolean;
}

/** A building as IMDF for Microsoft Places. */
export interface PlacesExport {
  /** The bytes of each file, by its path; to be zipped without a folder around them. */
  readonly files: Record<string, Uint8Array>;
  /** What may be correlated with places of the directory, see {@link correlatePlaces}. */
  readonly features: readonly PlacesFeature[];
  /** What {@link checkPlaces} finds, errors first. */
  readonly findings: readonly Finding[];
}

/**
 * Writes one building of a venue as the IMDF that Microsoft Places takes. Rules: `spec/places.md`,
 * PLACES-30 and on. Throws an {@link MvfError} where it is not clear which building is meant.
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
