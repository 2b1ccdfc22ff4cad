import {
  Box2,
  CanvasTexture,
  ClampToEdgeWrapping,
  DataTexture,
  LinearFilter,
  RGBAFormat,
  Vector2,
  type WebGLRenderer,
} from 'three';

/** Position of a painted label in the atlas, in texels. */
export interface AtlasCell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const FIRST_SIDE = 1024;
/** 2048 by 2048 texels of four bytes: labels use at most 16 MB. */
const LONGEST_SIDE = 2048;
const GAP = 1;

/** One texture with the paintings of many labels, packed in shelves. */
export class LabelAtlas {
  #texture: DataTexture;
  #side = FIRST_SIDE;
  #cells = new Map<string, AtlasCell>();
  #shelf = { x: GAP, y: GAP, height: 0 };
  readonly #source: CanvasTexture;

  /** @param canvas - the canvas that labels are painted on before they are copied */
  constructor(canvas: HTMLCanvasElement) {
    this.#source = new CanvasTexture(canvas);
    this.#texture = blankTexture(this.#side);
  }

  /** The texture that the label shader reads; replaced when the atlas grows. */
  get texture(): DataTexture {
    return this.#texture;
  }

  /** Side length in texels. */
  get side(): number {
    return this.#side;
  }

  /** The cell of a painting, if it is in the atlas. */
  find(key: string): AtlasCell | undefined {
    return this.#cells.get(key);
  }

  /**
   * Copies the top-left part of the canvas into a free cell.
   *
   * @returns `undefined` if there is no room left
   */
  store(
    renderer: WebGLRenderer,
    key: string,
    size: { readonly width: number; readonly height: number },
  ): AtlasCell | undefined {
    const cell = this.#allocate(size.width, size.height);
    if (!cell) return undefined;
    this.#cells.set(key, cell);
    const region = new Box2(new Vector2(0, 0), new Vector2(size.width, size.height));
    renderer.copyTextureToTexture(this.#source, this.#texture, region, new Vector2(cell.x, cell.y));
    return cell;
  }

  /** Removes all paintings; with `grow`, the atlas becomes four times as large, up to the limit. */
  clear(grow = false): void {
    this.#cells.clear();
    this.#shelf = { x: GAP, y: GAP, height: 0 };
    this.#texture.dispose();
    this.#source.dispose();
    if (grow) this.#side = Math.min(this.#side * 2, LONGEST_SIDE);
    this.#texture = blankTexture(this.#side);
  }

  #allocate(width: number, height: number): AtlasCell | undefined {
    if (width + GAP * 2 > this.#side) return undefined;
    if (this.#shelf.x + width + GAP > this.#side) {
      this.#shelf = { x: GAP, y: this.#shelf.y + this.#shelf.height + GAP, height: 0 };
    }
    if (this.#shelf.y + height + GAP > this.#side) return undefined;
    const cell = { x: this.#shelf.x, y: this.#shelf.y, width, height };
    this.#shelf.x += width + GAP;
    this.#shelf.height = Math.max(this.#shelf.height, height);
    return cell;
  }
}

function blankTexture(side: number): DataTexture {
  const texture = new DataTexture(null, side, side, RGBAFormat);
  // The texture is blank on creation, so there is nothing to upload.
  texture.source.dataReady = false;
  texture.magFilter = texture.minFilter = LinearFilter;
  texture.wrapS = texture.wrapT = ClampToEdgeWrapping;
  // The canvas has premultiplied colors; dividing them would add fringes to halos.
  texture.premultiplyAlpha = true;
  texture.needsUpdate = true;
  return texture;
}
