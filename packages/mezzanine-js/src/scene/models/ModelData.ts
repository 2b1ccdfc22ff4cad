/** An image embedded in a model. */
export interface ModelPicture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/**
 * Triangles with the same material, in model coordinates in meters: x to the right, y forward, z
 * up. Without rotation, forward is north.
 */
export interface ModelPart {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Texture coordinates to the right and down, from 0 to 1. */
  readonly places: Float32Array;
  /** Red, green, blue, and opacity of each vertex, in sRGB. */
  readonly colors: Float32Array;
  readonly indices: Uint32Array;
  readonly picture: ModelPicture | undefined;
  readonly isSeenThrough: boolean;
  readonly isDoubleSided: boolean;
  /** Pixels with a lower opacity are discarded. */
  readonly leastOpacity: number;
}

type Corner = readonly [x: number, y: number, z: number];

/** A parsed model. */
export interface ModelData {
  readonly parts: readonly ModelPart[];
  readonly min: Corner;
  readonly max: Corner;
}
