import Flatbush from 'flatbush';
import { ringsContain } from '../../graph/planeGeometry.ts';
import type { Box, Spot } from './boxOf.ts';
import type { Shape } from './Shape.ts';

/** Finds the shapes near a place fast. Results keep the order of the file. */
export class ShapeIndex {
  readonly #shapes: readonly Shape[];
  readonly #index: Flatbush | undefined;

  constructor(shapes: readonly Shape[]) {
    this.#shapes = shapes;
    if (shapes.length === 0) return;
    this.#index = new Flatbush(shapes.length);
    for (const { box } of shapes) this.#index.add(...box);
    this.#index.finish();
  }

  /** Shapes whose boxes are within `margin` meters of the box. */
  near([west, south, east, north]: Box, margin = 0): Shape[] {
    const found = this.#index?.search(west - margin, south - margin, east + margin, north + margin);
    return (found ?? []).sort((a, b) => a - b).map((i) => this.#shapes[i] as Shape);
  }

  /** Shapes whose boxes are within `margin` meters of the spot. */
  around([x, y]: Spot, margin = 0): Shape[] {
    return this.near([x, y, x, y], margin);
  }

  /** Shapes with the spot inside one of their polygons. */
  at(spot: Spot): Shape[] {
    return this.around(spot).filter(({ polygons }) =>
      polygons.some((rings) => ringsContain(rings, spot)),
    );
  }
}
