import { LinearMipmapLinearFilter, Texture } from 'three';

/** A picture for the graphics card, premultiplied so that its edges stay clean. */
export function pictureTexture(canvas: HTMLCanvasElement): Texture {
  const texture = new Texture(canvas);
  texture.premultiplyAlpha = true;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 8;
  texture.needsUpdate = true;
  return texture;
}
