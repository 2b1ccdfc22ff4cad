import type { ReadLimits } from '../archive/ReadLimits.ts';
import type { CoordinateSystem } from './coordinateSystem.ts';
import type { PropertyNames } from './propertyNames.ts';

/** A GeoJSON FeatureCollection: parsed, as text, or as UTF-8 bytes. */
export type GeoJsonInput = object | string | Uint8Array;

/** One floor of plain GeoJSON. */
export interface GeoJsonFloor {
  /** Polygons of rooms and hallways; they may include walls and doors. */
  readonly spaces: GeoJsonInput;
  /** Lines of walls. */
  readonly walls?: GeoJsonInput;
  /** Lines across doors, or points on a border. */
  readonly doors?: GeoJsonInput;
  /** Id of the floor; default: derived from its number. */
  readonly id?: string;
  /** Display name; default: "Level 1" and so on. */
  readonly name?: string;
  /** Elevation of the floor; default: the level that its features name, or its index in the list. */
  readonly elevation?: number;
  /** Source for messages; default: `floor-1.geojson` and so on. */
  readonly file?: string;
}

/** Options of {@link importGeoJson}. */
export interface GeoJsonOptions {
  /** Display name of the venue; default `Venue`. */
  readonly name?: string;
  /** Id of the venue; default `venue`. */
  readonly id?: string;
  /**
   * Creation time of the venue, ISO 8601; default 1970, so that equal input produces equal output.
   */
  readonly time?: string;
  /** Properties that contain id, name, kind, level, and building; default: found by their usual names. */
  readonly properties?: PropertyNames;
  /** Kinds by the values in the file, such as `{ Buero: 'room' }`; common values are predefined. */
  readonly kinds?: Readonly<Record<string, string>>;
  /**
   * Coordinate reference system of the files; default: the `crs` in the files, otherwise WGS84, or
   * local meters if rooms would be wider than 0.1°.
   */
  readonly crs?: CoordinateSystem;
  /**
   * Position of the middle of files in local meters, `[longitude, latitude]`; default `[0, 0]`.
   * Files in degrees do not use it.
   */
  readonly center?: readonly [longitude: number, latitude: number];
  /** Whether to generate a walking graph; default `true`. */
  readonly graph?: boolean;
  /**
   * Whether to add a door to rooms without one, on their longest border with a hallway, marked
   * `metadata.assumed`; default: only if the files contain no doors, as plain files often do not.
   */
  readonly assumeDoors?: boolean;
  /** Limits to change; only `maxJsonBytes` applies, to each file. */
  readonly limits?: Partial<ReadLimits>;
}
