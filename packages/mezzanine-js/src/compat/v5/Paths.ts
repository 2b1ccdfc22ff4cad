import type { Shape } from '../../index.ts';
import type { Coordinate, Node } from './entities.ts';
import type { MapContext } from './MapContext.ts';
import { placeOf } from './places.ts';
import { withOldNames } from './oldNames.ts';
import { pathOf, type PathOptions } from './pathOf.ts';

/** A line on the map. */
export class Path {
  /** Unique among the paths of a map. */
  readonly id: string;
  /** Where it leads. */
  readonly coordinates: readonly (Coordinate | Node)[];
  readonly #shapes: readonly Shape[];

  /** @internal Made by `mapView.Paths.add`. */
  constructor(coordinates: readonly (Coordinate | Node)[], shapes: readonly Shape[]) {
    this.id = `path-${shapes[0]?.id ?? 0}`;
    this.coordinates = coordinates;
    this.#shapes = shapes;
  }

  /** The shapes of version 6, one for each stretch on a map. */
  get v6(): readonly Shape[] {
    return this.#shapes;
  }
}

/** Lines on the map. */
export class Paths {
  readonly #context: MapContext;
  readonly #paths = new Set<Path>();

  /** @internal */
  constructor(context: MapContext) {
    this.#context = context;
  }

  /**
   * Draws a line.
   *
   * @param coordinates - coordinates or nodes, at least two of them on the same map in a row
   * @param options - color, width, interaction
   * @throws MezzanineError `invalid-argument`
   */
  add(coordinates: readonly (Coordinate | Node)[], options: PathOptions = {}): Path {
    const { list, stretches, style } = pathOf(coordinates, options);
    for (const one of list) placeOf(this.#context, one, 'coordinates');
    const shapes = stretches.map((stretch) =>
      withOldNames({}, () =>
        this.#context.map6.shapes.add(
          {
            type: 'LineString',
            coordinates: stretch.map(({ longitude, latitude }) => [longitude, latitude]),
          },
          { ...style, floor: stretch[0]?.map.id ?? '' },
        ),
      ),
    );
    const path = new Path(list, shapes);
    this.#paths.add(path);
    return path;
  }

  /**
   * Removes a path. Removing it again is a no-op.
   *
   * @param path - the path or its id
   */
  remove(path: Path | string): void {
    for (const one of this.#paths) {
      if (one !== path && one.id !== path) continue;
      this.#paths.delete(one);
      for (const shape of one.v6) this.#context.map6.shapes.remove(shape);
    }
  }

  /** Removes all paths. */
  removeAll(): void {
    for (const path of this.#paths) this.remove(path);
  }

  /** @internal Paths among shapes of version 6. */
  among(shapes: readonly Shape[]): Path[] {
    return [...this.#paths].filter(({ v6 }) => v6.some((one) => shapes.includes(one)));
  }
}
