/** A picture that is laid side by side over the top of a space, or around its sides. */
export interface SpaceTexture {
  /** Address of a PNG, JPEG, WebP or SVG file, or its path in the venue's bundle. */
  readonly url: string | URL;
  /** Width of one of them, 0.05 to 1000; default 2. */
  readonly widthMeters?: number;
  /** Height of one of them; default: by the width, so that nothing is stretched. */
  readonly heightMeters?: number;
  /** Clockwise; at 0, the default, its upper edge is in the north. Sides stay upright. */
  readonly rotationDegrees?: number;
}

/** Which part of a space. */
export type TexturedPart = 'topTexture' | 'sideTexture';
