/** A position on a floor of version 6, in WGS84 degrees. */
export interface FloorPosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly floorId: string;
}
