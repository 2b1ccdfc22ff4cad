import { BufferAttribute, LinearMipmapLinearFilter, RepeatWrapping, Texture } from 'three';
import type { ModelData, ModelPart, ModelPicture } from './ModelData.ts';

/** Maximum size of model textures in texels. */
const LONGEST_SIDE = 2048;

/** A part of a model, ready for rendering. */
interface AssetPart {
  readonly part: ModelPart;
  readonly attributes: Readonly<Record<string, BufferAttribute>>;
  readonly indices: BufferAttribute;
  readonly texture: Texture | undefined;
}

/** A model, ready for rendering at many places. */
export interface ModelAsset {
  readonly data: ModelData;
  readonly parts: readonly AssetPart[];
}

/**
 * Decodes the images of a model.
 *
 * @throws Error if one of them cannot be decoded
 */
export async function makeAsset(data: ModelData): Promise<ModelAsset> {
  const textures = new Map<ModelPicture, Promise<Texture>>();
  const parts = data.parts.map(async (part): Promise<AssetPart> => {
    const { picture } = part;
    if (picture && !textures.has(picture)) textures.set(picture, textureOf(picture));
    return {
      part,
      attributes: {
        position: new BufferAttribute(part.positions, 3),
        normal: new BufferAttribute(part.normals, 3),
        place: new BufferAttribute(part.places, 2),
        paint: new BufferAttribute(part.colors, 4),
      },
      indices: new BufferAttribute(part.indices, 1),
      texture: picture && (await textures.get(picture)),
    };
  });
  return { data, parts: await Promise.all(parts) };
}

/** Frees the images of a model. */
export function freeAsset({ parts }: ModelAsset): void {
  for (const { texture } of parts) {
    texture?.dispose();
    (texture?.image as ImageBitmap | undefined)?.close();
  }
}

async function textureOf({ bytes, mediaType }: ModelPicture): Promise<Texture> {
  const blob = new Blob([new Uint8Array(bytes)], { type: mediaType });
  const whole = await createImageBitmap(blob, { premultiplyAlpha: 'none' });
  const scale = Math.min(1, LONGEST_SIDE / Math.max(whole.width, whole.height));
  const texture = new Texture(scale < 1 ? await shrink(whole, scale) : whole);
  texture.flipY = false;
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 8;
  texture.needsUpdate = true;
  return texture;
}

async function shrink(whole: ImageBitmap, scale: number): Promise<ImageBitmap> {
  const small = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(whole.width * scale)),
    resizeHeight: Math.max(1, Math.round(whole.height * scale)),
    resizeQuality: 'high',
  });
  whole.close();
  return small;
}
