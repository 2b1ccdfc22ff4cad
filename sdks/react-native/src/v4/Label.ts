import {
  floatingLabelOf,
  placeOf,
  primaryLocationOf,
  type FlatLabelAppearance,
  type FloatingLabelAppearance,
  type FloatingLabelLook,
  type Polygon,
} from '@mezzanine/mezzanine-js/compat';
import type { LabelProps } from '../index.ts';
import type { StoreContext } from './StoreContext.ts';

/** Options of `labelAllLocations`. */
export interface LabelAllLocationsOptions {
  /** Whether labels lie flat on their polygon; default false. */
  readonly flatLabels?: boolean;
  /** Look of the labels. */
  readonly appearance?: FlatLabelAppearance & FloatingLabelAppearance;
}

/** Options of `labelPolygon`. */
export interface LabelPolygonOptions {
  /** Text of the label; default: the name of its most important location, or of the polygon. */
  readonly text?: string;
  /** Look of the label. */
  readonly appearance?: FloatingLabelAppearance;
}

/** A label of a polygon that can be shown and hidden. */
export class Label {
  readonly #context: StoreContext;
  readonly #polygon: Polygon;
  readonly #props: LabelProps;
  readonly #id: string;

  /** @internal Made by `labelPolygon`. */
  constructor(context: StoreContext, polygon: Polygon, options: LabelPolygonOptions) {
    const { text = primaryLocationOf(polygon)?.name ?? polygon.name, appearance } = options;
    this.#context = context;
    this.#polygon = polygon;
    this.#id = context.scene.newId('label');
    this.#props = {
      ...labelLookOf(floatingLabelOf(appearance)),
      target: placeOf(context, polygon),
      text,
    };
    this.enable();
  }

  /** Whether it is shown. */
  get enabled(): boolean {
    return this.#context.scene.read().labels.has(this.#id);
  }

  /** Shows the label. */
  enable(): void {
    const { scene } = this.#context;
    scene.set('labels', this.#id, {
      props: this.#props,
      polygonId: this.#polygon.id,
      isNamed: false,
    });
  }

  /** Hides the label. */
  disable(): void {
    this.#context.scene.set('labels', this.#id, undefined);
  }
}

/** Props of a floating label with a look. */
export function labelLookOf({
  icon,
  ...look
}: FloatingLabelLook): Omit<LabelProps, 'target' | 'text'> {
  return { ...look, icon: icon === 'dot' ? { kind: 'dot' } : { kind: 'image', ...icon } };
}
