import { simulateWalk } from '../../index.ts';
import { Directions } from './entities.ts';
import { expectNumber, invalidArgument } from './expectArgument.ts';
import type { Position } from './Position.ts';

/** A source of your own positions. */
export class PositionUpdater {
  readonly #listeners = new Set<(position: Position) => void>();

  /**
   * Reports a position.
   *
   * @param position - the current position of the user
   */
  update(position: Position): void {
    for (const listener of this.#listeners) listener(position);
  }

  /** @internal */
  listen(listener: (position: Position) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** Options of {@link FakeGeolocation}. */
export interface FakeGeolocationOptions {
  /** Milliseconds between two positions; default 1000. */
  readonly interval?: number;
}

const INTERVAL_MS = 1000;

/**
 * Positions of a simulated walk, for tests and demos.
 *
 * @example
 * const walk = new FakeGeolocation(shop.directionsTo(restroom));
 * mapView.BlueDot.enable({ positionUpdater: walk });
 * walk.start();
 */
export class FakeGeolocation extends PositionUpdater {
  readonly #positions: readonly Position[];
  readonly #intervalMs: number;
  #timer: ReturnType<typeof setInterval> | undefined;

  /**
   * @param source - directions to walk along, or positions in order
   * @param options - time between positions
   * @throws MezzanineError `invalid-argument`
   */
  constructor(source: Directions | readonly Position[], options: FakeGeolocationOptions = {}) {
    super();
    expectNumber('options.interval', options.interval, [10, 600_000]);
    this.#intervalMs = options.interval ?? INTERVAL_MS;
    this.#positions = positionsOf(source);
  }

  /** Reports the positions one after another, from the first. */
  start(): void {
    this.stop();
    let next = 0;
    const report = () => {
      const position = this.#positions[next];
      if (!position) return this.stop();
      next += 1;
      this.update({ ...position, timestamp: Date.now() });
    };
    this.#timer = setInterval(report, this.#intervalMs);
    report();
  }

  /** Stops reporting. */
  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

function positionsOf(source: Directions | readonly Position[]): readonly Position[] {
  if (source instanceof Directions && source.v6.type === 'directions') {
    const elevations = new Map(source.path.map(({ map }) => [map.id, map.elevation]));
    return simulateWalk(source.v6).map((one) => {
      const floorLevel = elevations.get(one.floorId ?? '');
      return {
        coords: {
          latitude: one.latitude,
          longitude: one.longitude,
          ...(one.accuracyMeters !== undefined && { accuracy: one.accuracyMeters }),
          ...(one.headingDegrees !== undefined && { heading: one.headingDegrees }),
          ...(floorLevel !== undefined && { floorLevel }),
        },
      };
    });
  }
  if (Array.isArray(source) && source.length > 0) return source as readonly Position[];
  throw invalidArgument('source', source, 'directions with a route, or at least one position');
}
