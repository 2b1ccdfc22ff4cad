import type { Floor, Space, Venue } from '@mezzanine/mezzanine-js/headless';
import type {
  AnimationResult,
  CameraReport,
  CameraState,
  Easing,
  MapThing,
  SpaceStateReply,
} from '@mezzanine/mobile-protocol';
import type { MapHost } from '../host/MapHost.ts';
import { defined, type Loose } from './defined.ts';
import { floorIdOf, focusTargetsOf, type FocusTarget } from './places.ts';

/** Duration and speed of a move of the camera. */
export interface MoveOptions {
  /** Duration in milliseconds, 0 to 60,000; default 600. 0 is immediate. */
  readonly durationMs?: number | undefined;
  /** Speed over the move; default `ease-in-out`. */
  readonly easing?: Easing | undefined;
}

/** How places are brought into view. */
export interface FocusOptions {
  /** Duration of the move in milliseconds, 0 to 60,000; default 600. 0 is immediate. */
  readonly durationMs?: number | undefined;
  /** Space around the places in density-independent pixels, 0 to 1,000; default 48. */
  readonly paddingPixels?: number | undefined;
  /** Maximum zoom level; default 21. */
  readonly maxZoomLevel?: number | undefined;
  /** Bearing in degrees; default: stays. */
  readonly bearing?: number | undefined;
  /** Pitch in degrees, 0 to 75; default: stays. */
  readonly pitch?: number | undefined;
}

/**
 * Calls that are not state, such as camera moves and queries. A call before the first frame waits for it. Every call rejects with a `MapError`: with `page-lost` if the web view was
 * lost meanwhile, and with `closed` if the map was unmounted.
 */
export interface MapHandle {
  /** The venue on the map; `undefined` while it loads. */
  readonly venue: Venue | undefined;
  /** Shows a floor. The prop `floor` of the map overrides it at its next change. */
  setFloor(floor: Floor | string): void;
  /** Returns the view. */
  getCamera(): Promise<CameraReport>;
  /** Moves the camera. Missing fields stay the same. */
  moveCamera(camera: Loose<CameraState>, options?: MoveOptions): Promise<AnimationResult>;
  /** Brings places into view. */
  focusOn(
    targets: FocusTarget | readonly FocusTarget[],
    options?: FocusOptions,
  ): Promise<AnimationResult>;
  /** Lists what can be focused on the floor: the data of a list for screen readers. */
  listThings(): Promise<readonly MapThing[]>;
  /** Presses something on the map. The click event follows, as after a tap. */
  pressThing(thing: MapThing): Promise<void>;
  /** Returns the appearance of a space. */
  getSpaceState(space: Space): Promise<SpaceStateReply>;
  /** Saves the view as text, for a link or a file. */
  saveView(name: string): Promise<string>;
  /** Shows a saved view. */
  restoreView(text: string, options?: { readonly durationMs?: number }): Promise<AnimationResult>;
  /** Resolves when everything is drawn and nothing moves. */
  whenIdle(): Promise<void>;
  /**
   * Tries again after an error: loads the venue again if it could not be loaded, otherwise the web view.
   * The content of the map is restored.
   */
  reload(): void;
}

/** Makes the handle of a map. */
export function createMapHandle(
  host: MapHost,
  venue: Venue | undefined,
  reload: () => void,
): MapHandle {
  return {
    venue,
    setFloor: (floor) => host.set('floor', { id: floorIdOf(floor) }),
    getCamera: () => host.call('get-camera', {}),
    moveCamera: async (camera, options = {}) => {
      const move = { camera: defined<CameraState>(camera), ...defined(options) };
      return (await host.call('move-camera', move)).result;
    },
    focusOn: async (targets, options = {}) => {
      const focus = { targets: focusTargetsOf(targets), ...defined(options) };
      return (await host.call('focus-on', focus)).result;
    },
    listThings: async () => (await host.call('get-things', {})).things,
    pressThing: async ({ type, id }) => void (await host.call('press-thing', { type, id })),
    getSpaceState: ({ id }) => host.call('get-space-state', { spaceId: id }),
    saveView: async (name) => (await host.call('save-view', { name })).text,
    restoreView: async (text, options = {}) =>
      (await host.call('restore-view', { text, ...options })).result,
    whenIdle: async () => void (await host.call('when-idle', {})),
    reload,
  };
}
