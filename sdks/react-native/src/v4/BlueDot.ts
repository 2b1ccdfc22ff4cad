import {
  expectNumber,
  expectObject,
  expectPosition,
  invalidArgument,
  mapAt,
  position6Of,
  reportKeys,
  STATE,
  type Position,
  type State,
} from '@mezzanine/mezzanine-js/compat';
import type { BlueDotProps } from '../index.ts';
import type { StoreContext } from './StoreContext.ts';

/** Options of {@link BlueDot.enable}. */
export interface BlueDotOptions {
  /** Whether positions without `floorLevel` are shown on the last map; default true. */
  readonly allowImplicitFloorLevel?: boolean | undefined;
  /** Whether the direction is shown; default true. */
  readonly showBearing?: boolean | undefined;
  /** Whether the map turns with the person while it follows; default false. */
  readonly useRotationMode?: boolean | undefined;
  /** CSS color of the dot. */
  readonly baseColor?: string | undefined;
  /** Milliseconds without a position after which the dot is gray; default 30,000. */
  readonly timeout?: number | undefined;
  /** The dot always moves smoothly. `false` is reported once and ignored. */
  readonly smoothing?: boolean | undefined;
}

/** Shows where the person is. The app passes positions with `overrideLocation`. */
export class BlueDot {
  readonly #context: StoreContext;
  #options: BlueDotOptions = {};

  /** @internal */
  constructor(context: StoreContext) {
    this.#context = context;
  }

  /**
   * Shows the blue dot, which waits for positions of `overrideLocation`. Calling it again changes
   * the options.
   *
   * @param options - color, timeout, floor
   * @throws MezzanineError `invalid-argument`
   */
  enable(options: BlueDotOptions = {}): void {
    expectObject('options', options);
    const { baseColor, timeout, smoothing } = options;
    expectNumber('options.timeout', timeout, [0, Infinity]);
    if (smoothing === false) {
      reportKeys('BlueDot.enable', { smoothing }, { smoothing: 'The dot always moves smoothly.' });
    }
    this.#options = options;
    const before = this.#context.scene.read().blueDot;
    this.#change({
      position: before?.position,
      follow: before?.follow,
      color: baseColor,
      staleAfterMs: timeout,
    });
  }

  /** Hides the blue dot. */
  disable(): void {
    this.#context.scene.change({ blueDot: undefined });
  }

  /**
   * Follows the dot in `STATE.FOLLOW`, and stops in `STATE.EXPLORE`.
   *
   * @param state - one of `STATE`
   * @throws MezzanineError `invalid-argument`
   */
  setState(state: State): void {
    if (state !== STATE.FOLLOW && state !== STATE.EXPLORE) {
      throw invalidArgument('state', state, 'STATE.FOLLOW or STATE.EXPLORE');
    }
    const { blueDot } = this.#context.scene.read();
    if (!blueDot) return;
    const mode = this.#options.useRotationMode ? 'position-and-heading' : 'position';
    this.#change({ ...blueDot, follow: state === STATE.FOLLOW ? mode : 'none' });
  }

  /** @internal */
  take(position: Position): void {
    expectPosition('position', position);
    const { venue, scene } = this.#context;
    const { floorId, blueDot } = scene.read();
    const current = venue.maps.find(({ id }) => id === floorId) ?? venue.maps[0];
    if (!current) return;
    const map = mapAt(venue, position.coords, current.group);
    const { allowImplicitFloorLevel = true, showBearing = true } = this.#options;
    if (!map && !allowImplicitFloorLevel) return;
    const id = map?.id ?? blueDot?.position?.floorId;
    this.#change({ ...blueDot, position: { ...EMPTY, ...position6Of(position, id, showBearing) } });
  }

  #change(blueDot: BlueDotProps): void {
    this.#context.scene.change({ blueDot });
  }
}

const EMPTY = {
  accuracyMeters: undefined,
  headingDegrees: undefined,
  floorId: undefined,
  timestamp: undefined,
};
