import type { FlatLabelAppearance } from '../v5/flatLabelOf.ts';
import type { FloatingLabelAppearance } from '../v5/floatingLabelOf.ts';
import type { OldLabel as Label5 } from '../v5/Labels.ts';
import type { MapView as MapView5 } from '../v5/MapView.ts';
import type { Polygon } from '../v5/entities.ts';

/** Options of `mapView.labelAllLocations`. */
export interface LabelAllLocationsOptions {
  /** Whether labels lie flat on their polygon; default false. */
  readonly flatLabels?: boolean;
  /** Whether labels face the viewer; default true unless `flatLabels` is true. */
  readonly floatingLabels?: boolean;
  /** Look of the labels. */
  readonly appearance?: FlatLabelAppearance & FloatingLabelAppearance;
}

/** Options of `mapView.labelPolygon`. */
export interface LabelPolygonOptions {
  /** Text of the label; default: the name of its most important location, or of the polygon. */
  readonly text?: string;
  /** Look of the label. */
  readonly appearance?: FloatingLabelAppearance;
}

/** A label of a polygon that can be shown and hidden. */
export class Label {
  readonly #add: () => Label5;
  readonly #mapView: MapView5;
  readonly #enabled: Set<Label>;
  #label5: Label5 | undefined;

  /** @internal Made by `mapView.labelPolygon`. */
  constructor(
    { mapView, enabled }: { readonly mapView: MapView5; readonly enabled: Set<Label> },
    polygon: Polygon,
    options: LabelPolygonOptions,
  ) {
    const location = mapView.getPrimaryLocationForPolygon(polygon);
    const { text = location?.name ?? polygon.name, appearance } = options;
    this.#mapView = mapView;
    this.#enabled = enabled;
    this.#add = () => {
      return mapView.FloatingLabels.add(polygon, text, appearance && { appearance });
    };
    this.enable();
  }

  /** Whether it is shown. */
  get enabled(): boolean {
    return this.#label5 !== undefined;
  }

  /** Shows the label. */
  enable(): void {
    this.#label5 ??= this.#add();
    this.#enabled.add(this);
  }

  /** Hides the label. */
  disable(): void {
    if (this.#label5) this.#mapView.FloatingLabels.remove(this.#label5);
    this.#label5 = undefined;
    this.#enabled.delete(this);
  }
}
