import type { Shape } from '../../index.ts';
import type { Coordinate, Node } from './entities.ts';
import { placeOf, type MapContext } from './MapContext.ts';
import { reportKeys } from './noSuccessor.ts';
import { expectNumber, expectObject, invalidArgument, withOldNames } from './oldNames.ts';

/** Look of paths. */
export interface PathOptions {
  /** CSS color. */
  readonly color?: string;
  /** Half of the width in meters when the camera is near; default 0.25. */
  readonly nearRadius?: number;
  /** Has no effect in version 6; reported once. */
  readonly farRadius?: number;
  /** Has no effect in version 6; reported once. */
  readonly drawDuration?: number;
  /** Has no effect in version 6; reported once. */
  readonly pulseIterations?: number;
  /** Has no effect in version 6; reported once. */
  readonly pulseColor?: string;
  /** Has no effect in version 6; reported once. */
  readonly showPulse?: boolean;
  /** Has no effect in version 6; reported once. */
  readonly displayArrowsOnPath?: boolean;
  /** Has no effect in version 6; reported once. */
  readonly flattenPath?: boolean;
  /** Whether it can be clicked; default false. Has no effect on journeys; reported once. */
  readonly interactive?: boolean;
}

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

const NO_ANIMATION = 'Draw the path in parts.';
const ALTERNATIVES = {
  farRadius: 'Paths have the same width in meters at every zoom.',
  drawDuration: NO_ANIMATION,
  pulseIterations: NO_ANIMATION,
  pulseColor: NO_ANIMATION,
  showPulse: NO_ANIMATION,
  displayArrowsOnPath: 'Add markers along the path.',
  flattenPath: 'Paths lie on the map.',
};
const RADIUS_METERS = 0.25;

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
    if (!Array.isArray(coordinates) || coordinates.length < 2) {
      throw invalidArgument('coordinates', coordinates, 'an array of at least two coordinates');
    }
    expectObject('options', options);
    reportKeys('Paths.add', options, ALTERNATIVES);
    const { color, nearRadius = RADIUS_METERS, interactive } = options;
    expectNumber('options.nearRadius', nearRadius, [0.005, 500]);
    const list = coordinates as readonly (Coordinate | Node)[];
    for (const one of list) placeOf(this.#context, one, 'coordinates');
    const style = {
      widthMeters: nearRadius * 2,
      ...(color !== undefined && { color }),
      ...(interactive !== undefined && { interactive }),
    };
    const stretches = stretchesOf(list);
    if (stretches.length === 0) {
      throw invalidArgument('coordinates', coordinates, 'two coordinates on the same map in a row');
    }
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

/** Coordinates in a row on the same map, two or more each. */
function stretchesOf(list: readonly (Coordinate | Node)[]): (Coordinate | Node)[][] {
  const stretches: (Coordinate | Node)[][] = [];
  for (const one of list) {
    const last = stretches.at(-1);
    if (last && last[0]?.map === one.map) last.push(one);
    else stretches.push([one]);
  }
  return stretches.filter(({ length }) => length > 1);
}
