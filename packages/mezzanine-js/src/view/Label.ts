import type { PlaceTarget } from './PlaceTarget.ts';

/** What a label stands at. */
export type LabelTarget = PlaceTarget;

/** Who wins where two labels want the same place; numbers: low is 1, medium 2, high 3. */
export type LabelPriority = 'low' | 'medium' | 'high' | 'always' | number;

/** A picture that stands at the place of a label. */
export interface LabelIcon {
  /**
   * A file of the venue, such as `location.logo` or `annotation.icon`; else an address that the
   * browser can load, such as `new URL('./star.svg', import.meta.url).href`. Pictures of other
   * servers need their leave (CORS).
   */
  readonly url: string;
  /** Length of its longer side, 8 to 96; default 24. */
  readonly sizePixels?: number;
}

/** How a label looks and when it is shown. */
export interface LabelOptions {
  /**
   * Who stays where two want the same place; default `medium`. `low` is 1, `medium` 2, `high` 3;
   * `always` is shown even over others.
   */
  readonly priority?: LabelPriority;
  /** Hidden below this zoom level; default: never. */
  readonly minZoomLevel?: number;
  /** Hidden above this zoom level; default: never. */
  readonly maxZoomLevel?: number;
  /**
   * Default `floating`: faces the viewer. `flat` lies on the floor: it turns and rises with the map,
   * runs along the longest axis of its space, and is as large as fits in there.
   */
  readonly kind?: 'floating' | 'flat';
  /** CSS color of the letters; default: the theme's ink. */
  readonly color?: string;
  /** CSS color around the letters; default: the theme's paper. */
  readonly haloColor?: string;
  /** 6 to 64; default 13. Of a floating label. */
  readonly fontSizePixels?: number;
  /** 100 to 900; default 550. */
  readonly fontWeight?: number;
  /**
   * Largest size of type of a flat label in meters, 0.1 to 50. Default 2.4 in a space, 1.2 at a
   * coordinate. A text that does not fit in its space is set smaller, then broken, then cut.
   */
  readonly fontSizeMeters?: number;
  /**
   * Where a flat label runs, in degrees clockwise from east; default: along the longest axis of its
   * space, and from west to east at a coordinate. It never reads upside down.
   */
  readonly rotationDegrees?: number;
  /**
   * What stands at the place, with the text below it: a dot, or a picture. Default `none`. A picture
   * that cannot be loaded is reported as an `error` event once and left out. Of a floating label.
   */
  readonly icon?: 'dot' | 'none' | LabelIcon;
  /** Longer text is broken into lines, six at most; 20 to 400, default 112. Of a floating label. */
  readonly maxWidthPixels?: number;
  /** What screen readers call it where it is interactive; default: its text. */
  readonly accessibleName?: string;
  /** Whether the cursor becomes a hand over it; default false. */
  readonly interactive?: boolean;
}

/** What can be changed of a label. */
export interface LabelPatch extends LabelOptions {
  /** Plain text, not markup. */
  readonly text?: string;
}

/** A text on the map, made by `mapView.labels.add` or from the name of a space. */
export class Label {
  /** Says what this is, for code that takes several kinds. */
  readonly type = 'label';
  /** Unique among the labels of a map. */
  readonly id: number;
  /** What it stands at. */
  readonly target: LabelTarget;
  /** Whether the map made it from the name of a space. */
  readonly isAutomatic: boolean;
  readonly #source: LabelSource;

  /** @internal Made by `mapView.labels`. */
  constructor(id: number, target: LabelTarget, isAutomatic: boolean, source: LabelSource) {
    this.id = id;
    this.target = target;
    this.isAutomatic = isAutomatic;
    this.#source = source;
  }

  /** The text it shows now. */
  get text(): string {
    return this.#source.textOf(this);
  }

  /** Whether the last picture shows it. */
  get isVisible(): boolean {
    return this.#source.isVisible(this);
  }
}

/** Where a label looks up what changes. */
export interface LabelSource {
  textOf(label: Label): string;
  isVisible(label: Label): boolean;
}
