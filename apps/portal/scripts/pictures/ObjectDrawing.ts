import type { Position } from '@mezzanine/mvf';
import type { ObjectPlan } from './ObjectPlan.ts';

/** Size of an image and the margin around the highlighted objects, in CSS pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

/** Width of the world at zoom level 0, in CSS pixels. */
const tilePixels = 512;

/** Web-mercator position at zoom level 0. */
function worldOf([longitude = 0, latitude = 0]: Position): readonly [x: number, y: number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [
    (longitude / 360 + 0.5) * tilePixels,
    (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * tilePixels,
  ];
}

/** The camera position for a plan, and its highlights as an SVG of the same size. */
export class ObjectDrawing {
  readonly center: { readonly longitude: number; readonly latitude: number };
  readonly zoomLevel: number;
  readonly #plan: ObjectPlan;
  readonly #size: PictureSize;

  constructor(plan: ObjectPlan, size: PictureSize) {
    this.#plan = plan;
    this.#size = size;
    const [southWest, northEast] = plan.view;
    const [left, bottom] = worldOf(southWest);
    const [right, top] = worldOf(northEast);
    const [across, down] = [size.width - 2 * size.margin, size.height - 2 * size.margin];
    this.zoomLevel = Math.log2(Math.min(across / (right - left), down / (bottom - top)));
    this.center = {
      longitude: ((southWest[0] ?? 0) + (northEast[0] ?? 0)) / 2,
      latitude: ((southWest[1] ?? 0) + (northEast[1] ?? 0)) / 2,
    };
  }

  /** The highlights, with the classes `area`, `line`, and `point`. */
  svg(): string {
    const { areas, lines, points } = this.#plan;
    const marks = [
      ...areas.map((rings) => {
        const path = rings.map((ring) => `${this.#path(ring)}Z`).join('');
        return `<path class="area" fill-rule="evenodd" d="${path}"/>`;
      }),
      ...lines.map((line) => `<path class="line" d="${this.#path(line)}"/>`),
      ...points.map((place) => {
        const [x, y] = this.#onScreen(place);
        return `<circle class="point" r="5" cx="${x}" cy="${y}"/>`;
      }),
    ];
    return `<svg viewBox="0 0 ${this.#size.width} ${this.#size.height}">${marks.join('')}</svg>`;
  }

  #path(line: readonly Position[]): string {
    return `M${line.map((place) => this.#onScreen(place).join(' ')).join('L')}`;
  }

  #onScreen(place: Position): readonly [x: number, y: number] {
    const [x, y] = worldOf(place);
    const [middleX, middleY] = worldOf([this.center.longitude, this.center.latitude]);
    const scale = 2 ** this.zoomLevel;
    const { width, height } = this.#size;
    return [width / 2 + (x - middleX) * scale, height / 2 + (y - middleY) * scale];
  }
}
