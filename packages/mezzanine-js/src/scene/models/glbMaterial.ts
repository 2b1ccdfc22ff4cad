import { Matrix3 } from 'three';
import { numbersIn, objectIn, type GlbFile, type JsonObject } from './GlbFile.ts';
import type { ModelPicture } from './ModelData.ts';

/** Material of triangles in a file. */
export interface GlbMaterial {
  /** Equal for materials that can be drawn together. */
  readonly key: string;
  /** Linear red, green, blue, and opacity. */
  readonly color: readonly number[];
  readonly picture: ModelPicture | undefined;
  /** Index of the texture coordinate set. */
  readonly placeSet: number;
  readonly toPicture: Matrix3;
  readonly isSeenThrough: boolean;
  readonly isDoubleSided: boolean;
  readonly leastOpacity: number;
}

/** Image types a page may decode; none of them can run scripts. */
const MEDIA_TYPES: readonly unknown[] = ['image/png', 'image/jpeg', 'image/webp'];
const DEFAULT_CUTOFF = 0.5;

/** A material of a file; white if there is none. */
export function materialOf(file: GlbFile, index: unknown): GlbMaterial {
  const material = index === undefined ? {} : file.entry('materials', index);
  const paint = objectIn(material['pbrMetallicRoughness']);
  const map = paint['baseColorTexture'];
  const mapInfo = objectIn(map);
  const transform = objectIn(objectIn(mapInfo['extensions'])['KHR_texture_transform']);
  const { image, picture } = pictureOf(file, map === undefined ? undefined : mapInfo);
  const isSeenThrough = material['alphaMode'] === 'BLEND';
  const isDoubleSided = material['doubleSided'] === true;
  const [cutoff = DEFAULT_CUTOFF] = numbersIn([material['alphaCutoff']], [DEFAULT_CUTOFF]);
  const leastOpacity = material['alphaMode'] === 'MASK' ? cutoff : 0;
  const placeSet = transform['texCoord'] ?? mapInfo['texCoord'];
  const color = numbersIn(paint['baseColorFactor'], [1, 1, 1, 1]);
  return {
    key: JSON.stringify([image ?? null, isSeenThrough, isDoubleSided, leastOpacity]),
    color:
      material['alphaMode'] === undefined || material['alphaMode'] === 'OPAQUE'
        ? [...color.slice(0, 3), 1]
        : color,
    placeSet: placeSet === 1 ? 1 : 0,
    toPicture: matrixOf(transform),
    picture,
    isSeenThrough,
    isDoubleSided,
    leastOpacity,
  };
}

function pictureOf(file: GlbFile, map: JsonObject | undefined) {
  if (!map) return { image: undefined, picture: undefined };
  const texture = file.entry('textures', map['index']);
  const webp = objectIn(objectIn(texture['extensions'])['EXT_texture_webp'])['source'];
  const image = texture['source'] ?? webp;
  const { bufferView, mimeType } = file.entry('images', image);
  if (bufferView === undefined) {
    throw new Error('Its images are in other files; export it as a single file.');
  }
  if (!MEDIA_TYPES.includes(mimeType)) throw new Error('Its images are not PNG, JPEG or WebP.');
  const picture: ModelPicture = { bytes: file.bytes(bufferView), mediaType: String(mimeType) };
  return { image, picture };
}

function matrixOf(transform: JsonObject): Matrix3 {
  const [x = 0, y = 0] = numbersIn(transform['offset'], [0, 0]);
  const [width = 1, height = 1] = numbersIn(transform['scale'], [1, 1]);
  const [turn = 0] = numbersIn([transform['rotation']], [0]);
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  return new Matrix3().set(
    width * cosine,
    height * sine,
    x,
    -width * sine,
    height * cosine,
    y,
    0,
    0,
    1,
  );
}
