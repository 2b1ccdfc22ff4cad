import { finishInSlices, type Steps } from '../steps.ts';
import type { Coordinate } from '../data/Coordinate.ts';
import type { Floor } from '../data/entities.ts';
import { LocalProjection } from '../data/LocalProjection.ts';
import { MezzanineError } from '../data/MezzanineError.ts';
import type { Venue } from '../data/Venue.ts';
import type { CameraState } from './camera/CameraState.ts';
import { expectCameraState } from './camera/expectCamera.ts';
import { firstBearingSteps } from './camera/firstBearing.ts';
import { openingFloors } from './camera/openingFloors.ts';
import { recipeSteps } from './drawing/floorRecipes.ts';
import { expectOneOf, expectOptions, expectType, invalidArgument } from '../data/expectArgument.ts';
import { findFloor } from './Floors.ts';
import type { LabelTierChoice } from './labelDefaults.ts';
import { MapView } from './MapView.ts';
import { expectTheme, type ThemeChoice } from './resolveTheme.ts';
import { Stage } from './Stage.ts';
import {
  expectMessages,
  fillText,
  type MapMessagesPatch,
  messagesWith,
} from './accessibility/messages.ts';

/** Initial state of a map. */
export interface ShowMapOptions {
  /** A floor or its id; default: the default floor of the first building. */
  readonly floor?: Floor | string;
  /**
   * Bearing in degrees clockwise from north. Default: the venue's natural bearing rotated by 25
   * degrees, and by another quarter turn if that shows the floor larger, as on a phone.
   */
  readonly bearing?: number;
  /** Pitch in degrees, 0 (straight down) to 75; default 50. */
  readonly pitch?: number;
  /**
   * Web-mercator zoom level of 512-pixel tiles. Default: fits the floor. Without `floor`, several buildings are fitted
   * together, unless the first one makes up most of the venue, or they are far apart.
   */
  readonly zoomLevel?: number;
  /** Center of the view; default: the center of the floor or buildings that are fitted. */
  readonly center?: Coordinate;
  /** Default `auto`: follows the page's CSS `color-scheme`. */
  readonly theme?: ThemeChoice;
  /**
   * Default `auto`: names of buildings and spaces. A function chooses the tier of each space, and
   * receives the one that the map would use; `none` leaves out the name.
   */
  readonly labels?: 'auto' | 'none' | LabelTierChoice;
  /** Accessible name of the map; default: "Map of" and the name of the venue. */
  readonly accessibleName?: string;
  /** Whether keys move the map while it is focused; default true. */
  readonly keyboard?: boolean;
  /**
   * Whether the list of places is open initially. Default false: its button is available to
   * keyboards and screen readers.
   */
  readonly list?: boolean;
  /** Whether to announce floors, steps, and focused items to screen readers; default true. */
  readonly announcements?: boolean;
  /** Texts of the map itself in another language; missing text stays in English. */
  readonly messages?: MapMessagesPatch;
}

const KEYS: readonly (keyof ShowMapOptions)[] = [
  'floor',
  'bearing',
  'pitch',
  'zoomLevel',
  'center',
  'theme',
  'labels',
  'accessibleName',
  'keyboard',
  'list',
  'announcements',
  'messages',
];
const PITCH_DEGREES = 50;

/**
 * Shows a venue as a map and resolves when its first frame is complete.
 *
 * @param container - an element with a size, or a CSS selector or id of one; the map fills it
 * @param venue - from `loadVenue`
 * @param options - initial view and appearance
 * @throws MezzanineError `container-not-found`, `container-has-no-size`, `no-webgl`,
 *   `invalid-argument` or `unknown-target`
 * @example
 * const mapView = await showMap('#map', await loadVenue('/venues/mall.mvf.zip'));
 */
export async function showMap(
  container: HTMLElement | string,
  venue: Venue,
  options: ShowMapOptions = {},
): Promise<MapView> {
  const element = findContainer(container);
  expectVenue(venue);
  expectShowMapOptions(options);
  const floor = floorOf(venue, options);
  await expectSize(element);
  const { pitch = PITCH_DEGREES } = options;
  const { clientWidth: width, clientHeight: height } = element;
  const projection = new LocalProjection(venue.center);
  const recipes = await finishInSlices(recipeSteps(venue, projection));
  const floors = options.floor === undefined ? openingFloors(venue, floor) : [floor];
  const first = { floors, pitch, width, height };
  const bearing = options.bearing ?? (await finishInSlices(firstBearingSteps(venue, first)));
  const camera = cameraStateOf(options, bearing, pitch);
  const stageOptions = { ...wordsOf(venue, options), bearing, floor, recipes };
  const makeStage = () => new Stage(element, venue, stageOptions);
  const { stage, mapView } = await finishInSlices(mapSteps(makeStage, options, { camera, floors }));
  await stage.preparePicture();
  stage.frames.loop.resume();
  await mapView.whenIdle();
  // Deferred, so that the caller can add a listener that also receives the first floor.
  setTimeout(() => stage.emitter.emit('floor-change', { floor, reason: 'initial' }));
  return mapView;
}

function* mapSteps(
  makeStage: () => Stage,
  options: ShowMapOptions,
  { camera, floors }: { readonly camera: CameraState; readonly floors: readonly Floor[] },
): Steps<{ stage: Stage; mapView: MapView }> {
  const stage = makeStage();
  // Rendering starts when everything is ready; the page is not blocked until then.
  stage.frames.loop.pause();
  yield;
  yield* stage.scene.floorSteps(stage.usualFloors(stage.shownFloor));
  yield;
  const mapView = new MapView(stage, partsOf(options));
  yield;
  mapView.camera.start(camera, floors);
  return { stage, mapView };
}

/** @internal */
export function partsOf({ labels = 'auto', keyboard = true, list = false }: ShowMapOptions) {
  return { labels, hasKeyboard: keyboard, isListShown: list };
}

/** @internal */
export function wordsOf(venue: Venue, options: ShowMapOptions) {
  const { theme = 'auto', messages = {}, announcements: announces = true } = options;
  const text = fillText(messagesWith(messages).map, { venue: venue.name });
  return { theme, messages, announces, accessibleName: options.accessibleName ?? text };
}

function findContainer(container: HTMLElement | string): HTMLElement {
  if (container instanceof HTMLElement) return container;
  if (typeof container !== 'string') {
    throw invalidArgument('container', container, 'an HTML element, or a selector or id of one');
  }
  const found = query(container) ?? document.getElementById(container);
  if (found) return found;
  throw new MezzanineError('container-not-found', {
    given: `container is ${JSON.stringify(container)}, which matches no element of the page.`,
  });
}

function query(selector: string): HTMLElement | null {
  try {
    return document.querySelector<HTMLElement>(selector);
  } catch {
    // Not a selector; it may still be an id.
    return null;
  }
}

/** A container may get its size one frame after it was added to the page. */
async function expectSize(element: HTMLElement): Promise<void> {
  if (hasSize(element)) return;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  if (hasSize(element)) return;
  const { clientWidth, clientHeight } = element;
  throw new MezzanineError('container-has-no-size', {
    given: `The container is ${clientWidth} pixels wide and ${clientHeight} pixels high.`,
    expected: 'Expected both to be more than 0.',
  });
}

function hasSize({ clientWidth, clientHeight }: HTMLElement): boolean {
  return clientWidth > 0 && clientHeight > 0;
}

/** @internal Not instanceof: a page may contain two copies of this package. */
export function expectVenue(venue: Venue): void {
  if ((venue as Venue | undefined)?.type === 'venue') return;
  throw invalidArgument('venue', venue, 'a venue from await loadVenue(source)');
}

/** @internal */
export function floorOf(venue: Venue, options: ShowMapOptions): Floor {
  if (options.floor !== undefined) return findFloor(venue, options.floor, 'options.floor');
  const stack = venue.floorStacks.find(({ kind }) => kind === 'building') ?? venue.floorStacks[0];
  const floor = stack?.defaultFloor ?? venue.floors[0];
  if (floor) return floor;
  throw invalidArgument('venue', venue, 'a venue with at least one floor');
}

function cameraStateOf(
  { center, zoomLevel }: ShowMapOptions,
  bearing: number,
  pitch: number,
): CameraState {
  return {
    bearing,
    pitch,
    ...(center !== undefined && { center }),
    ...(zoomLevel !== undefined && { zoomLevel }),
  };
}

function expectShowMapOptions(options: ShowMapOptions): void {
  expectOptions('options', options, KEYS);
  const { bearing, pitch, zoomLevel, center } = options;
  expectCameraState(
    'options',
    Object.fromEntries(
      Object.entries({ bearing, pitch, zoomLevel, center }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
  );
  expectType('options.accessibleName', options.accessibleName, 'string');
  expectLook(options);
}

/** @internal */
export function expectLook(options: ShowMapOptions): void {
  expectTheme('options.theme', options.theme);
  if (typeof options.labels !== 'function') {
    expectOneOf('options.labels', options.labels, ['auto', 'none']);
  }
  for (const key of ['keyboard', 'list', 'announcements'] as const) {
    expectType(`options.${key}`, options[key], 'boolean');
  }
  expectMessages('options.messages', options.messages);
}
