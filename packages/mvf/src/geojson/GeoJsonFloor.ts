import type { ReadLimits } from '../archive/ReadLimits.ts';
import type { CoordinateSystem } from './mendCoordinates.ts';
import type { PropertyNames } from './propertyNames.ts';

/** A GeoJSON FeatureCollection: parsed, as text, or as bytes of UTF-8. */
export type GeoJsonInput = object | string | Uint8Array;

/** One floor of plain GeoJSON. */
export interface GeoJsonFloor {
  /** Polygons of rooms and hallways; walls and doors may be among them. */
  readonly spaces: GeoJsonInput;
  /** Lines of walls. */
  readonly walls?: GeoJsonInput;
  /** Lines across doors, or points on a border. */
  readonly doors?: GeoJsonInput;
  /** Id of the floor; made from its number unless told. */
  readonly id?: string;
  /** Display name; "Level 1" and so on unless told. */
  readonly name?: string;
  /** Order of the floor; its place in the list, from 0, unless told. */
  readonly elevation?: number;
  /** Where it is from, for messages; `floor-1.geojson` and so on unless told. */
  readonly file?: string;
}

/** Options of {@link importGeoJson}. */
export interface GeoJsonOptions {
  /** Display name of the venue; `Venue` unless told. */
  readonly name?: string;
  /** Id of the venue; `venue` unless told. */
  readonly id?: string;
  /** When the venue was made, ISO 8601; 1970 unless told, so that equal input gives equal output. */
  readonly time?: string;
  /** Which property holds what; found by the usual names unless told. */
  readonly properties?: PropertyNames;
  /** Kinds by the words of the file, such as `{ Buero: 'room' }`; the usual words are known. */
  readonly kinds?: Readonly<Record<string, string>>;
  /** Reference system of the files; what `crs` in them says, else WGS84, unless told. */
  readonly crs?: CoordinateSystem;
  /** Makes a walking graph; `true` unless told otherwise. */
  readonly graph?: boolean;
  /**
   * Gives rooms without a door one on their longest border with a hallway, marked
   * `metadata.assumed`; `true` unless told otherwise, since plain files rarely hold doors.
   */
  readonly assumeDoors?: boolean;
  /** Limits to change; of them `maxJsonBytes` holds here, for each file. */
  readonly limits?: Partial<ReadLimits>;
}
