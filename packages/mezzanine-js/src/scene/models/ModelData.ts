/** A picture inside of a model. */
export interface ModelPicture {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/**
 * Triangles of a model that are drawn alike, in the model's own meters: x to its left, y ahead of
 * it, z up. Without a turn, ahead is north.
 */
export interface ModelPart {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Right and down over the picture, from 0 to 1. */
  readonly places: Float32Array;
  /** Red, green, blue and opacity of each vertex, in sRGB. */
  readonly colors: Float32Array;
  readonly indices: Uint32Array;
  readonly picture: ModelPicture | undefined;
  readonly isSeenThrough: boolean;
  readonly isDoubleSided: boolean;
  /** What is less opaque than this is not there. */
  readonly leastOpacity: number;
}

type Corner = readonly [x: number, y: number, z: number];

/** A model as it was read. */
export interface ModelData {
  readonly parts: readonly ModelPart[];
  readonly min: Corner;
  readonly max: Corner;
}
