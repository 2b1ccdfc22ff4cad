import type { MapSymbol } from '../style/symbols/MapSymbol.ts';
import type { PlaceTarget } from './PlaceTarget.ts';

export type { MapSymbol };

/** The target of a label. */
export type LabelTarget = PlaceTarget;

/** Decides which label is shown if two overlap; as numbers, low is 1, medium 2, high 3. */
export type LabelPriority = 'low' | 'medium' | 'high' | 'always' | number;

/** An icon at the anchor point of a label. */
export interface LabelIcon {
  /**
   * A file of the venue, such as `location.logo` or `annotation.icon`; otherwise a URL that the
   * browser can load, such as `new URL('./star.svg', import.meta.url).href`. Icons from other
   * servers require CORS.
   */
  readonly url: string;
  /** Length of its longer side in CSS pixels, 8 to 96; default 24. */
  readonly sizePixels?: number;
}

/** Appearance and visibility of a label. */
export interface LabelOptions {
  /**
   * Decides which label is shown if two overlap; default `medium`. `low` is 1, `medium` 2, `high`
   * 3. `always` shows the label even over others.
   */
  readonly priority?: LabelPriority;
  /** Minimum zoom level; default: none. */
  readonly minZoomLevel?: number;
  /** Maximum zoom level; default: none. */
  readonly maxZoomLevel?: number;
  /**
   * Default `floating`: faces the viewer. `flat` lies on the floor: it rotates and tilts with the
   * map, runs along the longest axis of its space, and is as large as fits in the space.
   */
  readonly kind?: 'floating' | 'flat';
  /** CSS color of the letters; default: the theme's label color. */
  readonly color?: string;
  /** CSS color of the halo around the letters; default: the theme's paper color. */
  readonly haloColor?: string;
  /** Font size of a floating label in CSS pixels, 6 to 64; default 13. */
  readonly fontSizePixels?: number;
  /** Font weight, 100 to 900; default 550. */
  readonly fontWeight?: number;
  /**
   * Maximum font size of a flat label in meters, 0.1 to 50. Default 2.4 in a space, 1.2 at a
   * coordinate. Text that does not fit in its space is made smaller, then wrapped, then truncated.
   */
  readonly fontSizeMeters?: number;
  /**
   * Direction of a flat label, in degrees clockwise from east. Default: along the longest axis of
   * its space, and from west to east at a coordinate. It is never upside down.
   */
  readonly rotationDegrees?: number;
  /**
   * Marker at the anchor point of a floating label, with the text below it: a dot, a symbol on a
   * disc, or an image. Default `none`. An icon that cannot be loaded is reported once through an
   * `error` event and left out.
   */
  readonly icon?: 'dot' | 'none' | MapSymbol | LabelIcon;
  /**
   * Maximum line width of a floating label in CSS pixels, 20 to 400; default 112. Longer text wraps
   * to at most six lines.
   */
  readonly maxWidthPixels?: number;
  /** Accessible name of an interactive label; default: its text. */
  readonly accessibleName?: string;
  /** Whether the cursor becomes a hand over it and keys can focus it; default false. */
  readonly interactive?: boolean;
}

/** Label properties that can be changed. */
export interface LabelPatch extends LabelOptions {
  /** Plain text, not markup. */
  readonly text?: string;
}

/** Text on the map, created by `mapView.labels.add` or from the name of a space. */
export class Label {
  /** The entity type; narrows a union of entities. */
  readonly type = 'label';
  /** Unique among the labels of a map. */
  readonly id: number;
  /** Its target. */
  readonly target: LabelTarget;
  /** Whether the map created it from the name of a building or space. */
  readonly isAutomatic: boolean;
  readonly #source: LabelSource;

  /** @internal Made by `mapView.labels`. */
  constructor(id: number, target: LabelTarget, isAutomatic: boolean, source: LabelSource) {
    this.id = id;
    this.target = target;
    this.isAutomatic = isAutomatic;
    this.#source = source;
  }

  /** Its current text. */
  get text(): string {
    return this.#source.textOf(this);
  }

  /** Whether it is visible in the last frame. */
  get isVisible(): boolean {
    return this.#source.isVisible(this);
  }
}

/** Source of a label's current values. */
export interface LabelSource {
  textOf(label: Label): string;
  isVisible(label: Label): boolean;
}
