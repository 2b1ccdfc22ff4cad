/** A place in WGS84 degrees, on a floor where one is named. */
export interface Coordinate {
  /** Degrees east, −180 to 180. */
  readonly longitude: number;
  /** Degrees north, −90 to 90. */
  readonly latitude: number;
  /** Id of the floor the place is on. */
  readonly floorId?: string;
}
