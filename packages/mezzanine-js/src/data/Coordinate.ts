/** A WGS84 position in degrees, with an optional floor. */
export interface Coordinate {
  /** Degrees east, −180 to 180. */
  readonly longitude: number;
  /** Degrees north, −90 to 90. */
  readonly latitude: number;
  /** Id of the floor. */
  readonly floorId?: string;
}
