import type { BlueDotOptions as Options6 } from '../../index.ts';
import {
  OLD_STATES,
  type BlueDotPositionUpdate,
  type BlueDotState,
  type BlueDotStateChange,
} from './blueDotStates.ts';
import type { Coordinate, Node } from './entities.ts';
import { mapAt } from './mapAt.ts';
import type { MapContext } from './MapContext.ts';
import { reportKeys, reportNoSuccessor } from './noSuccessor.ts';
import { expectObject, invalidArgument } from './expectArgument.ts';
import { withOldNames } from './oldNames.ts';
import { OldEvents } from './OldEvents.ts';
import { PositionUpdater } from './Positions.ts';
import { expectPosition, position6Of, type Position } from './Position.ts';
import { STATE, type State } from './State.ts';

/** Events of the blue dot. */
export const E_BLUE_DOT_EVENT = {
  /** The position changed. */
  POSITION_UPDATE: 'position-update',
  /** The state changed. */
  STATE_CHANGE: 'state-change',
} as const;

/** Options of {@link BlueDot.enable}. */
export interface BlueDotOptions {
  /**
   * Whether positions without `floorLevel` are shown on the last map; default true. Only for a
   * `positionUpdater` and `overridePosition`.
   */
  readonly allowImplicitFloorLevel?: boolean;
  /** Your own positions; default: the device. */
  readonly positionUpdater?: PositionUpdater;
  /** Whether the direction is shown; default true. Only for a `positionUpdater`. */
  readonly showBearing?: boolean;
  /** Whether the map turns with the user while it follows; default false. */
  readonly useRotationMode?: boolean;
  /** CSS color of the dot. */
  readonly baseColor?: string;
  /** Milliseconds without a position after which the dot is gray; default 30,000. */
  readonly timeout?: number;
  /** Version 6 always moves the dot smoothly. `false` is reported once and ignored. */
  readonly smoothing?: boolean;
}

/** Payloads of the events of the blue dot. */
export interface BlueDotEvents {
  /** The position changed. */
  readonly 'position-update': BlueDotPositionUpdate;
  /** The state changed. */
  readonly 'state-change': BlueDotStateChange;
}

const TIMEOUT_MS = 30_000;
const NAMES = {
  'options.color': 'options.baseColor',
  'options.staleAfterMs': 'options.timeout',
};

/** Shows the position of the user. */
export class BlueDot {
  readonly #context: MapContext;
  readonly #events = new OldEvents<BlueDotEvents>();
  #options: BlueDotOptions = {};

  /** @internal */
  constructor(context: MapContext) {
    this.#context = context;
    context.map6.on('blue-dot-state', ({ state: state6 }) => {
      const [state, reason] = OLD_STATES[state6];
      this.#events.emit('state-change', { state, reason });
    });
    context.map6.on('position-change', () => this.#tellPosition());
  }

  /** The current position. */
  get state(): BlueDotState {
    return OLD_STATES[this.#context.map6.blueDot.state][0];
  }

  /** The nearest node to the last position; `undefined` before the first one. */
  get nearestNode(): Node | undefined {
    return this.#place()?.nearestNode;
  }

  /**
   * Shows the blue dot. Calling it again changes the options.
   *
   * @param options - source, color, timeout
   * @throws MezzanineError `invalid-argument`
   * @example
   * mapView.BlueDot.enable({ useRotationMode: true });
   * mapView.BlueDot.follow(true);
   */
  enable(options: BlueDotOptions = {}): void {
    expectObject('options', options);
    const { positionUpdater, baseColor, timeout = TIMEOUT_MS, smoothing } = options;
    if (positionUpdater !== undefined && !(positionUpdater instanceof PositionUpdater)) {
      throw invalidArgument('options.positionUpdater', positionUpdater, 'a PositionUpdater');
    }
    if (smoothing === false) {
      reportKeys('BlueDot.enable', { smoothing }, { smoothing: 'The dot always moves smoothly.' });
    }
    for (const key of ['showBearing', 'allowImplicitFloorLevel'] as const) {
      if (options[key] !== false || positionUpdater) continue;
      reportNoSuccessor(`BlueDot.enable({ ${key}: false })`, 'Use a PositionUpdater.');
    }
    this.#options = options;
    const source: Options6['source'] = positionUpdater
      ? (update) => positionUpdater.listen((position) => this.#take(position, update))
      : 'device';
    withOldNames(NAMES, () =>
      this.#context.map6.blueDot.enable({
        source,
        staleAfterMs: timeout,
        ...(baseColor !== undefined && { color: baseColor }),
      }),
    );
  }

  /** Hides the blue dot and stops asking for positions. */
  disable(): void {
    this.#context.map6.blueDot.disable();
  }

  /**
   * Shows a position instead of the source's, until the source reports the next one.
   *
   * @param position - position of the user
   * @throws MezzanineError `invalid-argument`
   */
  overridePosition(position: Position): void {
    expectPosition('position', position);
    this.#take(position, (position6) =>
      withOldNames(
        {
          'position.longitude': 'position.coords.longitude',
          'position.latitude': 'position.coords.latitude',
          'position.accuracyMeters': 'position.coords.accuracy',
          'position.headingDegrees': 'position.coords.heading',
        },
        () => this.#context.map6.blueDot.update(position6),
      ),
    );
  }

  /**
   * Makes the map follow the dot, until the user moves the map.
   *
   * @param isFollowing - `false` stops following
   * @throws MezzanineError `invalid-argument`
   */
  follow(isFollowing = true): void {
    if (typeof isFollowing !== 'boolean') {
      throw invalidArgument('isFollowing', isFollowing, 'a boolean');
    }
    const mode = this.#options.useRotationMode ? 'position-and-heading' : 'position';
    this.#context.map6.blueDot.follow(isFollowing ? mode : 'none');
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
    this.follow(state === STATE.FOLLOW);
  }

  /**
   * Listens to an event.
   *
   * @param type - one of `E_BLUE_DOT_EVENT`
   * @param listener - called with the payload of the event
   */
  on<Type extends keyof BlueDotEvents>(
    type: Type,
    listener: (event: BlueDotEvents[Type]) => void,
  ): void {
    this.#events.on(type, listener);
  }

  /**
   * Stops listening to an event.
   *
   * @param type - one of `E_BLUE_DOT_EVENT`
   * @param listener - the function that was passed to `on`
   */
  off<Type extends keyof BlueDotEvents>(
    type: Type,
    listener: (event: BlueDotEvents[Type]) => void,
  ): void {
    this.#events.off(type, listener);
  }

  #take(position: Position, update: (position: ReturnType<typeof position6Of>) => void): void {
    expectPosition('position', position);
    const { map6, venue } = this.#context;
    const map = mapAt(venue, position.coords, venue.index.group(map6.floors.currentStack));
    const { allowImplicitFloorLevel = true, showBearing = true } = this.#options;
    if (!map && !allowImplicitFloorLevel) return;
    update(position6Of(position, map?.id, showBearing));
  }

  #place(): Coordinate | undefined {
    const { map6, venue } = this.#context;
    const { position } = map6.blueDot;
    if (!position) return undefined;
    const { latitude, longitude, floorId = map6.floors.current.id } = position;
    return venue.index.coordinate({ latitude, longitude, floorId });
  }

  #tellPosition(): void {
    const { position } = this.#context.map6.blueDot;
    const place = this.#place();
    if (!position || !place) return;
    const { latitude, longitude, accuracyMeters, headingDegrees, timestamp } = position;
    this.#events.emit('position-update', {
      position: {
        ...(timestamp !== undefined && { timestamp }),
        coords: {
          latitude,
          longitude,
          floorLevel: place.map.elevation,
          ...(accuracyMeters !== undefined && { accuracy: accuracyMeters }),
          ...(headingDegrees !== undefined && { heading: headingDegrees }),
        },
      },
      map: place.map,
      nearestNode: place.nearestNode,
      bearing: headingDegrees,
    });
  }
}
