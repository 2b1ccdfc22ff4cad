import { LinearMipmapLinearFilter, Texture } from 'three';

/** Texture of an image, premultiplied so that its edges blend cleanly. */
export function pictureTexture(canvas: HTMLCanvasElement): Texture {
  const texture = new Texture(canvas);
  texture.premultiplyAlpha = true;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 8;
  texture.needsUpdate = true;
  return texture;
}
