import type { FlatRoom } from './fitFlat.ts';

/** How a label looks; every change of it is a new picture of the text. */
export interface LabelLook {
  readonly text: string;
  readonly fontSizePixels: number;
  readonly fontWeight: number;
  /** CSS colors. */
  readonly color: string;
  readonly haloColor: string;
  /** Lines longer than this are broken. */
  readonly maxWidthPixels: number;
  readonly maxLines: number;
  /** A dot stands at the place and the text below it. */
  readonly hasDot: boolean;
  /** Address of a picture that stands at the place, with the text below it. */
  readonly iconUrl: string | undefined;
  /** Longest side of the picture. */
  readonly iconPixels: number;
}

/** A text at a place. */
export interface SceneLabel {
  readonly id: number;
  readonly floorId: string;
  /** Meters east, north, up. */
  readonly place: readonly [east: number, north: number, up: number];
  /** Higher wins; `Infinity` is shown in any case. */
  readonly priority: number;
  /** Decides between equal priorities; higher wins. */
  readonly rank: number;
  /** Never shown at present. */
  readonly isHidden: boolean;
  /** Shown only while a CSS pixel covers between this many meters … */
  readonly minMetersPerPixel: number;
  /** … and this many. */
  readonly maxMetersPerPixel: number;
  /** Width of what it names; hidden where the text would be much wider. 0 for no such limit. */
  readonly roomMeters: number;
  /** Where it lies on the floor; `undefined` for one that stands upright. */
  readonly flat: FlatRoom | undefined;
  readonly look: LabelLook;
}

/** A box on the screen, in CSS pixels. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
