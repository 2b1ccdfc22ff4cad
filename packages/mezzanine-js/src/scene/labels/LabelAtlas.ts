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

/** Where a painted label is in the atlas, in texels. */
export interface AtlasCell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const FIRST_SIDE = 1024;
/** 2048 by 2048 texels of four bytes: 16 MB is the most that labels may take. */
const LONGEST_SIDE = 2048;
const GAP = 1;

/** One texture that holds the pictures of many labels, packed in shelves. */
export class LabelAtlas {
  #texture: DataTexture;
  #side = FIRST_SIDE;
  #cells = new Map<string, AtlasCell>();
  #shelf = { x: GAP, y: GAP, height: 0 };
  readonly #source: CanvasTexture;

  /** @param canvas - where labels are painted before they are copied */
  constructor(canvas: HTMLCanvasElement) {
    this.#source = new CanvasTexture(canvas);
    this.#texture = blankTexture(this.#side);
  }

  /** What the labels' shader reads; another one after the atlas has grown. */
  get texture(): DataTexture {
    return this.#texture;
  }

  /** Length of a side in texels. */
  get side(): number {
    return this.#side;
  }

  /** The cell of a picture, if it is here. */
  find(key: string): AtlasCell | undefined {
    return this.#cells.get(key);
  }

  /**
   * Copies the top left of the canvas into a free cell.
   *
   * @returns `undefined` when there is no room left
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

  /** Forgets all pictures; with `grow`, the next ones have four times the room, up to the limit. */
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
  // It is blank as it comes: there is nothing to send.
  texture.source.dataReady = false;
  texture.magFilter = texture.minFilter = LinearFilter;
  texture.wrapS = texture.wrapT = ClampToEdgeWrapping;
  // The canvas holds premultiplied colors; halos would fringe if they were divided out.
  texture.premultiplyAlpha = true;
  texture.needsUpdate = true;
  return texture;
}
