/** An image repeated over the top of a space, or around its sides. */
export interface SpaceTexture {
  /** URL of a PNG, JPEG, WebP, or SVG file, or its path in the venue's bundle. */
  readonly url: string | URL;
  /** Width of one tile in meters, 0.05 to 1000; default 2. */
  readonly widthMeters?: number;
  /** Height of one tile in meters; default: derived from the width, to keep the aspect ratio. */
  readonly heightMeters?: number;
  /**
   * Clockwise rotation in degrees; at 0, the default, its upper edge points north. On sides the
   * image stays upright.
   */
  readonly rotationDegrees?: number;
}

/** The part of a space that is covered. */
export type TexturedPart = 'topTexture' | 'sideTexture';
