import type { SceneView } from '../SceneModel.ts';
import type { AtlasCell } from './LabelAtlas.ts';
import type { Clip } from './LabelBatch.ts';
import { fitFlat, type FlatFit, type FlatRoom } from './fitFlat.ts';
import { flatQuadOf, halvesOf, offset, type FlatQuad, type Place } from './flatQuad.ts';
import { LABEL_MARGIN_PIXELS, type LabelLayout, type LabelPainter } from './LabelPainter.ts';
import type { LabelLook, SceneLabel } from './SceneLabel.ts';

/** Font sizes at which flat texts are painted; they are scaled in between. */
const RASTERS = [10, 14, 20, 28, 40, 56] as const;
/** Maximum magnification of a painted size. */
const STRETCH = 1.08;
/** Maximum width of a painted text in device pixels. */
const WIDEST_PIXELS = 980;
/** Letters smaller than this are hidden … */
const LEAST_PIXELS = 7;
/** … and visible ones stay until they are smaller than this. */
const LEAST_SHOWN_PIXELS = 6;

/** Text that lies on a floor: its layout in the room and its projection. */
export class FlatText {
  readonly #look: LabelLook;
  readonly #place: Place;
  readonly #axis: FlatRoom['axis'];
  readonly #fit: FlatFit | undefined;
  #quad: FlatQuad | undefined;
  #middle: Place = [0, 0, 0];

  /**
   * @param label - the label
   * @param room - the space available to it
   * @param painter - measures text
   */
  constructor({ look, place }: SceneLabel, room: FlatRoom, painter: LabelPainter) {
    this.#look = look;
    this.#place = place;
    this.#axis = room.axis;
    this.#fit = fitFlat(look.text, room, (text) => painter.measureEms(look, text));
  }

  /**
   * Projects the text.
   *
   * @param view - the view
   * @param metersUp - height of its floor
   * @returns its projection; `undefined` if the text does not fit or lies behind the camera
   */
  see(view: SceneView, metersUp: number): FlatQuad | undefined {
    if (!this.#fit) return undefined;
    const [east, north, up] = this.#place;
    this.#middle = [east, north, up + metersUp];
    const at = { middle: this.#middle, axis: this.#axis };
    this.#quad = flatQuadOf(view, at, this.#fit, this.#quad?.isFlipped ?? false);
    return this.#quad;
  }

  /** Whether its letters are large enough to read. */
  isReadable(wasShown: boolean): boolean {
    const least = wasShown ? LEAST_SHOWN_PIXELS : LEAST_PIXELS;
    return (this.#quad?.letterPixels ?? 0) >= least;
  }

  /** The font size to paint it at in the current view. */
  rasterFor(pixelRatio: number): number {
    const seen = (this.#quad?.letterPixels ?? 0) / STRETCH;
    const widest = WIDEST_PIXELS / pixelRatio / Math.max(this.#fit?.widthEms ?? 1, 1);
    const wanted = RASTERS.find((size) => size >= seen) ?? RASTERS.at(-1) ?? 0;
    return Math.max(Math.min(wanted, Math.floor(widest)), 4);
  }

  /** Its lines at a font size. */
  layoutAt(rasterPixels: number, painter: LabelPainter): LabelLayout {
    const fit = this.#fit ?? { lines: [], widthEms: 0, sizeMeters: 1 };
    return painter.layoutFlat(fit, rasterPixels);
  }

  /** Cache key of its painting at a font size. */
  keyAt(rasterPixels: number): string {
    const { color, haloColor, fontWeight } = this.#look;
    const lines = this.#fit?.lines ?? [];
    return JSON.stringify(['flat', lines, rasterPixels, color, haloColor, fontWeight]);
  }

  /** Top-left corner and two sides of its painting, in clip space. */
  clipQuad(
    view: SceneView,
    cell: AtlasCell,
    rasterPixels: number,
  ): readonly [Clip, Clip, Clip] | undefined {
    if (!this.#fit) return undefined;
    const texel = this.#fit.sizeMeters / (rasterPixels * view.pixelRatio);
    const margin = LABEL_MARGIN_PIXELS * view.pixelRatio * texel;
    const [half, halfUp] = halvesOf(this.#fit);
    const sign = this.#quad?.isFlipped ? -1 : 1;
    const axis = [this.#axis[0] * sign, this.#axis[1] * sign] as const;
    const corner = offset(this.#middle, axis, -half - margin, halfUp + margin);
    const [width, height] = [cell.width * texel, cell.height * texel];
    return [
      clipOf(view, corner, 1),
      clipOf(view, [axis[0] * width, axis[1] * width, 0], 0),
      clipOf(view, [axis[1] * height, -axis[0] * height, 0], 0),
    ];
  }
}

/** In double precision: in single precision the text would jitter. */
function clipOf({ viewProjection }: SceneView, [x, y, z]: Place, w: 0 | 1): Clip {
  const row = (first: number) =>
    (viewProjection[first] ?? 0) * x +
    (viewProjection[first + 4] ?? 0) * y +
    (viewProjection[first + 8] ?? 0) * z +
    (viewProjection[first + 12] ?? 0) * w;
  return [row(0), row(1), row(2), row(3)];
}
