import type { AnimateOptions, CameraState, Easing, FocusTarget } from '../../index.ts';
import {
  bearingOf,
  pitchOf,
  rotationOf,
  tiltOf,
  zoomLevelOf,
  zoomMetersOf,
  type CameraAngles,
} from './cameraUnits.ts';
import { CameraInteractions } from './CameraInteractions.ts';
import type { Coordinate, Location, Node, Polygon, VenueMap } from './entities.ts';
import { expectMap, placeOf, type MapContext } from './MapContext.ts';
import { expectNumber, expectObject, invalidArgument, withOldNames } from './oldNames.ts';
import { OldEvents } from './OldEvents.ts';

/** Events of the camera. */
export const E_CAMERA_EVENT = {
  /** The camera moved. */
  CHANGED: 'changed',
} as const;

/** Easings of camera animations. */
export const CAMERA_EASING_MODE = {
  LINEAR: 'linear',
  EASE_IN: 'ease-in',
  EASE_OUT: 'ease-out',
  EASE_IN_OUT: 'ease-in-out',
} as const;

/** Easing of a camera animation. */
export type CameraEasing = (typeof CAMERA_EASING_MODE)[keyof typeof CAMERA_EASING_MODE];

/** Where the camera is and where it looks. */
export interface CameraTransform extends Partial<CameraAngles> {
  /** The place in the middle of the view. */
  readonly position?: Coordinate;
}

/** Payload of `E_CAMERA_EVENT.CHANGED`. */
export interface CameraChange extends CameraAngles {
  /** The place in the middle of the view. */
  readonly position: Coordinate;
}

/** Payloads of the events of the camera. */
export interface CameraEvents {
  /** Where the camera is now. */
  readonly changed: CameraChange;
}

/** Options of camera animations. */
export interface CameraAnimationOptions {
  /** Milliseconds, 0 to 60,000; default 600. */
  readonly duration?: number;
  /** One of `CAMERA_EASING_MODE`; default `ease-out`. */
  readonly easing?: CameraEasing;
}

/** Pixels that panels cover at the edges of the map. */
export interface SafeAreaInsets {
  /** Covered pixels at the top. */
  readonly top?: number;
  /** Covered pixels on the right. */
  readonly right?: number;
  /** Covered pixels at the bottom. */
  readonly bottom?: number;
  /** Covered pixels on the left. */
  readonly left?: number;
}

/** What the camera can focus on. */
export interface CameraTargets {
  /** Polygons to show. */
  readonly polygons?: readonly Polygon[];
  /** Nodes to show. */
  readonly nodes?: readonly Node[];
  /** Coordinates to show. */
  readonly coordinates?: readonly Coordinate[];
  /** Locations to show. */
  readonly locations?: readonly Location[];
  /** Maps to show. */
  readonly maps?: readonly VenueMap[];
}

/** Options of {@link Camera.focusOn}. */
export interface FocusOnOptions extends CameraAnimationOptions {
  /** Radians from straight down. */
  readonly tilt?: number;
  /** Radians counterclockwise from the natural bearing. */
  readonly rotation?: number;
  /** The camera comes no closer than this many meters. */
  readonly minZoom?: number;
  /** Whether the zoom may change; default true. */
  readonly changeZoom?: boolean;
  /** Pixels that panels cover. They stay in effect for later moves of the camera. */
  readonly safeAreaInsets?: SafeAreaInsets;
}

const EASINGS: Readonly<Record<CameraEasing, Easing>> = {
  linear: (share) => share,
  'ease-in': (share) => share ** 3,
  'ease-out': (share) => 1 - (1 - share) ** 3,
  'ease-in-out': (share) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2),
};
const NEAREST_ZOOM_LEVEL = 23;
const ZOOM_METERS = [0.1, 10_000_000] as const;
const NAMES = {
  'options.durationMs': 'options.duration',
  'options.maxZoomLevel': 'options.minZoom',
  'options.pitch': 'options.tilt',
  'options.bearing': 'options.rotation',
  'state.pitch': 'transform.tilt',
  'state.bearing': 'transform.rotation',
  'state.zoomLevel': 'transform.zoom',
  'state.center': 'transform.position',
  offsets: 'insets',
};

/** Where the map is seen from, in radians and meters. */
export class Camera {
  /** What people can do with the map. */
  readonly interactions: CameraInteractions;
  readonly #context: MapContext;
  readonly #events = new OldEvents<CameraEvents>();
  #minZoom: number | undefined;
  #maxZoom: number | undefined;

  /** @internal */
  constructor(context: MapContext) {
    this.#context = context;
    this.interactions = new CameraInteractions(context);
    context.map6.on('camera-change', () => {
      const { rotation, tilt, zoom, position } = this;
      this.#events.emit('changed', { rotation, tilt, zoom, position });
    });
  }

  /** Radians counterclockwise from the natural bearing, −π to π. */
  get rotation(): number {
    return rotationOf(this.#context.map6.camera.bearing, this.#context.venue.v6);
  }

  /** Radians from straight down. */
  get tilt(): number {
    return tiltOf(this.#context.map6.camera.pitch);
  }

  /** Meters from the camera to the ground. */
  get zoom(): number {
    return zoomMetersOf(this.#context.map6.camera.zoomLevel, this.#context.venue.v6);
  }

  /** The place in the middle of the view. */
  get position(): Coordinate {
    const { camera, floors } = this.#context.map6;
    const { index } = this.#context.venue;
    return index.coordinate({ ...camera.center, floorId: floors.current.id });
  }

  /** The camera comes no closer than this many meters. */
  get minZoom(): number {
    return this.#minZoom ?? zoomMetersOf(NEAREST_ZOOM_LEVEL, this.#context.venue.v6);
  }

  // Version 5 let apps assign the limits; a method would break them.
  set minZoom(meters: number) {
    const [low, high] = ZOOM_METERS;
    expectZoom('minZoom', meters, [low, this.#maxZoom ?? high]);
    const maxZoomLevel = zoomLevelOf(meters, this.#context.venue.v6);
    withOldNames({ 'limits.minZoomLevel': 'minZoom' }, () =>
      this.#context.map6.camera.setLimits({ maxZoomLevel }),
    );
    this.#minZoom = meters;
  }

  /** The camera goes no farther than this many meters; `Infinity` until it is set. */
  get maxZoom(): number {
    return this.#maxZoom ?? Infinity;
  }

  // Version 5 let apps assign the limits; a method would break them.
  set maxZoom(meters: number) {
    const [, high] = ZOOM_METERS;
    expectZoom('maxZoom', meters, [this.minZoom, high]);
    const minZoomLevel = zoomLevelOf(meters, this.#context.venue.v6);
    this.#context.map6.camera.setLimits({ minZoomLevel });
    this.#maxZoom = meters;
  }

  /**
   * Moves the camera immediately.
   *
   * @param transform - what to change; the rest stays the same
   * @throws MezzanineError `invalid-argument`
   * @example
   * mapView.Camera.set({ rotation: Math.PI / 2, tilt: 0.8, zoom: 120 });
   */
  set(transform: CameraTransform): void {
    const state = this.#stateOf(transform);
    withOldNames(NAMES, () => this.#context.map6.camera.set(state));
  }

  /**
   * Moves the camera over time.
   *
   * @param transform - what to change; the rest stays the same
   * @param options - duration and easing
   * @returns resolves when the camera stops
   * @throws MezzanineError `invalid-argument`
   */
  async animate(transform: CameraTransform, options: CameraAnimationOptions = {}): Promise<void> {
    const state = this.#stateOf(transform);
    const how = animationOf(options);
    await withOldNames(NAMES, () => this.#context.map6.camera.animateTo(state, how));
  }

  /**
   * Shows targets as large as possible. If all of them are on one other map, that map is shown.
   *
   * @param targets - polygons, nodes, coordinates, locations, or maps; at least one
   * @param options - angles, limits, duration
   * @returns resolves when the camera stops
   * @throws MezzanineError `invalid-argument`
   */
  async focusOn(targets: CameraTargets, options: FocusOnOptions = {}): Promise<void> {
    const { map6, venue } = this.#context;
    const list = this.#targetsOf(targets);
    expectObject('options', options);
    const { tilt, rotation, minZoom, changeZoom = true, safeAreaInsets } = options;
    if (minZoom !== undefined) expectZoom('options.minZoom', minZoom);
    expectNumber('options.rotation', rotation);
    expectTilt('options.tilt', tilt);
    if (safeAreaInsets) {
      withOldNames({ insets: 'options.safeAreaInsets' }, () =>
        this.setSafeAreaInsets(safeAreaInsets),
      );
    }
    const { zoomLevel } = map6.camera;
    const nearest = minZoom === undefined ? undefined : zoomLevelOf(minZoom, venue.v6);
    const how = {
      ...animationOf(options),
      ...(tilt !== undefined && { pitch: pitchOf(tilt) }),
      ...(rotation !== undefined && { bearing: bearingOf(rotation, venue.v6) }),
      ...(nearest !== undefined && { maxZoomLevel: Math.max(nearest, 0) }),
      ...(!changeZoom && { maxZoomLevel: zoomLevel }),
    };
    await withOldNames(NAMES, () => map6.camera.focusOn(list, how));
  }

  /**
   * Moves the middle of the view away from panels that cover the map.
   *
   * @param insets - covered pixels of each edge; a missing one is 0
   * @throws MezzanineError `invalid-argument`
   */
  setSafeAreaInsets(insets: SafeAreaInsets): void {
    withOldNames(NAMES, () => this.#context.map6.camera.setScreenOffsets(insets));
  }

  /**
   * Converts a distance of the camera to a zoom level of web maps.
   *
   * @param meters - from the camera to the ground
   * @throws MezzanineError `invalid-argument`
   */
  convertAltitudeToZoomLevel(meters: number): number {
    expectZoom('meters', meters);
    return zoomLevelOf(meters, this.#context.venue.v6);
  }

  /**
   * Listens to an event.
   *
   * @param type - one of `E_CAMERA_EVENT`
   * @param listener - called with the payload of the event
   */
  on<Type extends keyof CameraEvents>(
    type: Type,
    listener: (event: CameraEvents[Type]) => void,
  ): void {
    this.#events.on(type, listener);
  }

  /**
   * Stops listening to an event.
   *
   * @param type - one of `E_CAMERA_EVENT`
   * @param listener - the function that was passed to `on`
   */
  off<Type extends keyof CameraEvents>(
    type: Type,
    listener: (event: CameraEvents[Type]) => void,
  ): void {
    this.#events.off(type, listener);
  }

  #stateOf(transform: CameraTransform): CameraState {
    if (transform === undefined) throw invalidArgument('transform', transform, 'an object');
    expectObject('transform', transform);
    const { rotation, tilt, zoom, position } = transform;
    const { venue } = this.#context;
    expectNumber('transform.rotation', rotation);
    expectTilt('transform.tilt', tilt);
    if (zoom !== undefined) expectZoom('transform.zoom', zoom);
    if (position !== undefined) placeOf(this.#context, position, 'transform.position');
    return {
      ...(rotation !== undefined && { bearing: bearingOf(rotation, venue.v6) }),
      ...(tilt !== undefined && { pitch: pitchOf(tilt) }),
      ...(zoom !== undefined && { zoomLevel: zoomLevelOf(zoom, venue.v6) }),
      ...(position !== undefined && { center: position.targetIn() }),
    };
  }

  #targetsOf(targets: CameraTargets): readonly FocusTarget[] {
    expectObject('targets', targets ?? null);
    const { polygons = [], nodes = [], coordinates = [], locations = [], maps = [] } = targets;
    const places = [...polygons, ...nodes, ...coordinates, ...locations];
    const list: readonly FocusTarget[] = [
      ...places.map((place) => placeOf(this.#context, place, 'targets')),
      ...maps
        .map((map) => expectMap(this.#context, map, 'targets').id)
        .flatMap((id) => {
          return this.#context.map6.venue.getFloor(id) ?? [];
        }),
    ];
    if (list.length > 0) return list;
    throw invalidArgument('targets', targets, 'at least one polygon, node, coordinate, or map');
  }
}

function animationOf({ duration, easing }: CameraAnimationOptions): AnimateOptions {
  expectNumber('options.duration', duration, [0, 60_000]);
  const found = easing === undefined ? undefined : EASINGS[easing];
  if (easing !== undefined && !found) {
    const modes = Object.keys(EASINGS).join(', ');
    throw invalidArgument('options.easing', easing, `one of ${modes}`);
  }
  return {
    ...(duration !== undefined && { durationMs: duration }),
    ...(found && { easing: found }),
  };
}

function expectZoom(
  name: string,
  meters: unknown,
  range: readonly [number, number] = ZOOM_METERS,
): void {
  expectNumber(name, meters ?? NaN, range);
}

function expectTilt(name: string, radians: unknown): void {
  expectNumber(name, radians, [0, Math.PI / 2]);
}
