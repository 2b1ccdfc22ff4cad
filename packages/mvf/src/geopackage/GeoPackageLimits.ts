/** Limits of {@link importGeoPackage}. */
export interface GeoPackageLimits {
  /** Largest file, in bytes. */
  readonly maxBytes: number;
  /** Most layers. */
  readonly maxLayers: number;
  /** Most rows of all layers. */
  readonly maxRows: number;
  /** Most values of all layers. */
  readonly maxValues: number;
  /** Most corners of all shapes. */
  readonly maxCorners: number;
  /** Longest time to read the layers, in seconds. It is checked after each row. */
  readonly maxSeconds: number;
}

/** Default limits: generous for a campus, and small enough for a browser. */
export const defaultGeoPackageLimits: GeoPackageLimits = {
  maxBytes: 256 * 2 ** 20,
  maxLayers: 1000,
  maxRows: 200_000,
  maxValues: 3_000_000,
  maxCorners: 5_000_000,
  maxSeconds: 30,
};
