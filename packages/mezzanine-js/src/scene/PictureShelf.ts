import {
  DataArrayTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RepeatWrapping,
  type IUniform,
} from 'three';
import { LoadCache } from './LoadCache.ts';
import { loadPicture } from './images/loadPicture.ts';

/** An image in the texture array. */
export interface ShelvedPicture {
  readonly layer: number;
  /** Aspect ratio: width divided by height. */
  readonly aspect: number;
}

/** Texels per side; all images are scaled to this size. */
const SIDE = 512;
const LAYER_BYTES = SIDE * SIDE * 4;
/** Maximum number of images at a time: each takes 1.4 MB of GPU memory. */
const MOST_LAYERS = 64;

/** Images that cover features, in one texture array, so each floor remains a single draw call. */
export class PictureShelf {
  /** Called with an image that could not be loaded. */
  onFail: (href: string, cause: unknown) => void = () => {};
  readonly #uniform: IUniform<DataArrayTexture>;
  readonly #cache: LoadCache<ShelvedPicture>;
  readonly #free: number[] = [];
  #layers = 0;

  /** @param uniform - the uniform through which the shaders of floors read it */
  constructor(uniform: IUniform<DataArrayTexture>) {
    this.#uniform = uniform;
    this.#cache = new LoadCache<ShelvedPicture>(
      ({ layer }) => this.#free.push(layer),
      (href, cause) => this.onFail(href, cause),
    );
  }

  /** Loads an image, unless it is loaded; `undefined` if loading fails. */
  acquire(href: string): Promise<ShelvedPicture | undefined> {
    return this.#cache.acquire(href, async () => this.#put(await loadPicture(href, SIDE * 2)));
  }

  /** Releases one use of an image. */
  release(href: string): void {
    this.#cache.release(href);
  }

  /** Frees all GPU resources; a later image recreates them. */
  releaseGraphics(): void {
    this.#uniform.value.dispose();
  }

  #put(canvas: HTMLCanvasElement): ShelvedPicture {
    const layer = this.#free.pop() ?? this.#layers++;
    if (layer >= MOST_LAYERS) {
      this.#free.push(layer);
      this.#layers = MOST_LAYERS;
      throw new Error(`The map already has ${MOST_LAYERS} textures, which is the maximum.`);
    }
    this.#makeRoomFor(layer);
    const texture = this.#uniform.value;
    (texture.image.data as Uint8Array).set(texelsOf(canvas), layer * LAYER_BYTES);
    texture.needsUpdate = true;
    return { layer, aspect: canvas.width / canvas.height };
  }

  #makeRoomFor(layer: number): void {
    const before = this.#uniform.value;
    const has = before.image.width === SIDE ? before.image.depth : 0;
    if (layer < has) return;
    const data = new Uint8Array(LAYER_BYTES * Math.max(layer + 1, has * 2));
    if (has > 0) data.set(before.image.data as Uint8Array);
    const texture = new DataArrayTexture(data, SIDE, SIDE, data.length / LAYER_BYTES);
    texture.wrapS = texture.wrapT = RepeatWrapping;
    texture.magFilter = LinearFilter;
    texture.minFilter = LinearMipmapLinearFilter;
    texture.generateMipmaps = true;
    texture.anisotropy = 8;
    before.dispose();
    this.#uniform.value = texture;
  }
}

/** Texels from the lowest row up, premultiplied so that edges blend cleanly. */
function texelsOf(picture: HTMLCanvasElement): Uint8Array {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser did not provide a 2D canvas to draw it on.');
  context.imageSmoothingQuality = 'high';
  context.setTransform(1, 0, 0, -1, 0, SIDE);
  context.drawImage(picture, 0, 0, SIDE, SIDE);
  const texels = new Uint8Array(context.getImageData(0, 0, SIDE, SIDE).data.buffer);
  for (let i = 0; i < texels.length; i += 4) {
    const share = (texels[i + 3] ?? 0) / 255;
    for (const channel of [i, i + 1, i + 2]) texels[channel] = (texels[channel] ?? 0) * share;
  }
  return texels;
}
