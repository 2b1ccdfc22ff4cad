import type { PlaceTarget } from './PlaceTarget.ts';

/** What a label stands at. */
export type LabelTarget = PlaceTarget;

/** Who wins where two labels want the same place; numbers: low is 1, medium 2, high 3. */
export type LabelPriority = 'low' | 'medium' | 'high' | 'always' | number;

/** How a label looks and when it is shown. */
export interface LabelOptions {
  /** Default `medium`. `always` is shown even over others. */
  readonly priority?: LabelPriority;
  /** Hidden below this zoom level; default: never. */
  readonly minZoomLevel?: number;
  /** Hidden above this zoom level; default: never. */
  readonly maxZoomLevel?: number;
  /** CSS color of the letters; default: the theme's ink. */
  readonly color?: string;
  /** CSS color around the letters; default: the theme's paper. */
  readonly haloColor?: string;
  /** 6 to 64; default 13. */
  readonly fontSizePixels?: number;
  /** 100 to 900; default 550. */
  readonly fontWeight?: number;
  /** `dot` sets a dot at the place and the text below it; default `none`. */
  readonly icon?: 'dot' | 'none';
  /** Longer lines are broken; 20 to 400, default 112. */
  readonly maxWidthPixels?: number;
  /** Whether the cursor becomes a hand over it; default false. */
  readonly interactive?: boolean;
}

/** What can be changed of a label. */
export interface LabelPatch extends LabelOptions {
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
