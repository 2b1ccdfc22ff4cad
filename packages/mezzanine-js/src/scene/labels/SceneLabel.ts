import type { FlatRoom } from './fitFlat.ts';

/** Appearance of a label; every change requires painting the text again. */
export interface LabelLook {
  readonly text: string;
  readonly fontSizePixels: number;
  readonly fontWeight: number;
  /** CSS colors. */
  readonly color: string;
  readonly haloColor: string;
  /** Longer lines are broken. */
  readonly maxWidthPixels: number;
  readonly maxLines: number;
  /** A dot at the anchor point and the text below it. */
  readonly hasDot: boolean;
  /** URL of an icon at the anchor point, with the text below it. */
  readonly iconUrl: string | undefined;
  /** Longest side of the icon. */
  readonly iconPixels: number;
  /** CSS color of the disc of a symbol. */
  readonly iconColor: string;
}

/** Text at a place. */
export interface SceneLabel {
  readonly id: number;
  readonly floorId: string;
  /** Meters east, north, up. */
  readonly place: readonly [east: number, north: number, up: number];
  /** Higher wins; `Infinity` is always shown. */
  readonly priority: number;
  /** Breaks ties between equal priorities; higher wins. */
  readonly rank: number;
  /** Hidden for now. */
  readonly isHidden: boolean;
  /** Visible only while a CSS pixel covers at least this many meters … */
  readonly minMetersPerPixel: number;
  /** … and at most this many. */
  readonly maxMetersPerPixel: number;
  /** Whether it is hidden close to another label with the same text. */
  readonly isOnce: boolean;
  /** Width of the labeled room; the text is hidden where it would be much wider. 0 for no limit. */
  readonly roomMeters: number;
  /** Axis on the floor; `undefined` for an upright label. */
  readonly flat: FlatRoom | undefined;
  readonly look: LabelLook;
}
