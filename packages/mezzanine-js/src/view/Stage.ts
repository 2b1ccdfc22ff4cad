import type { Floor } from '../data/entities.ts';
import { LocalProjection } from '../data/LocalProjection.ts';
import { MezzanineError } from '../data/MezzanineError.ts';
import type { Venue } from '../data/Venue.ts';
import type { SceneView } from '../scene/SceneModel.ts';
import { screenPointOf, type ScreenPoint } from '../scene/screenPointOf.ts';
import { VenueScene } from '../scene/VenueScene.ts';
import { CameraMotion } from './camera/CameraMotion.ts';
import type { ScreenOffsets, Viewport } from './camera/Projector.ts';
import { areSameOffsets, NO_OFFSETS } from './camera/screenOffsets.ts';
import type { FloorPlacement } from '../scene/FloorPlacement.ts';
import { floorBounds } from './camera/floorBounds.ts';
import { messagesWith, type MapMessages, type MapMessagesPatch } from './accessibility/messages.ts';
import { Painter } from './drawing/Painter.ts';
import { Emitter } from './Emitter.ts';
import { type FacadePart, Facades } from './Facades.ts';
import type { Recipe } from './drawing/Recipe.ts';
import { floorPlacements } from './floorPlacements.ts';
import { Frames } from './Frames.ts';
import { Graphics } from './Graphics.ts';
import { GraphicsWatch } from './GraphicsWatch.ts';
import { lookOf } from './lookOf.ts';
import type { ChangeReason, MapEvents } from './mapEvents.ts';
import type { HostView, MapHost } from './MapHost.ts';
import { MapRoot } from './MapRoot.ts';
import type { MapTheme } from '../style/MapTheme.ts';
import type { ThemeChoice } from './resolveTheme.ts';
import { ScreenSize } from './ScreenSize.ts';
import { ThemeSwitch } from './ThemeSwitch.ts';

/** Options of a stage. */
export interface StageOptions {
  readonly theme: ThemeChoice;
  readonly accessibleName: string;
  /** Bearing of the initial view; determines the position of the sun. */
  readonly bearing: number;
  /** The first floor. */
  readonly floor: Floor;
  /** Text in another language. */
  readonly messages: MapMessagesPatch;
  /** Whether to announce changes to screen readers. */
  readonly announces: boolean;
  /** Recipes of the floors, if they were built before. */
  readonly recipes?: readonly (readonly Recipe[])[];
  /** The host map to render into; default: its own canvas. */
  readonly host?: MapHost | undefined;
}

/** Which floors are drawn for a given current floor. */
export type FloorArrangement = (current: Floor) => readonly FloorPlacement[];

const ANYWHERE = { minX: -Infinity, minY: -Infinity, maxX: Infinity, maxY: Infinity };
/** Maximum height of anything on a floor, for the far and near planes. */
const TALLEST_METERS = 60;

/** Shared by all parts of a map: elements, scene, camera, frames, theme, events. */
export class Stage {
  readonly venue: Venue;
  readonly container: HTMLElement;
  /** The host map, if the venue is rendered into one. */
  readonly host: MapHost | undefined;
  readonly projection: LocalProjection;
  readonly emitter = new Emitter<MapEvents>();
  readonly root: MapRoot;
  readonly messages: MapMessages;
  readonly painter: Painter;
  readonly scene: VenueScene;
  readonly motion: CameraMotion;
  readonly frames: Frames;
  readonly themes: ThemeSwitch;
  readonly #graphics: Graphics;
  readonly #watch: GraphicsWatch | undefined;
  readonly #size: ScreenSize;
  readonly #reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #stop = new AbortController();
  readonly #sunBearing: number;
  readonly #sphere: { readonly x: number; readonly y: number; readonly radius: number };
  readonly #onResize: (() => void)[] = [];
  readonly #onFacades: ((changed: readonly FacadePart[]) => void)[] = [];
  readonly #facades: Facades;
  readonly #usual: FloorArrangement = (floor) =>
    floorPlacements(floor, this.venue.floorStacks, this.#facades.stacks);
  #arrange = this.#usual;
  /** Heights of floors relative to the current floor. */
  #spreadMeters = 0;
  #offsets = NO_OFFSETS;
  #shownFloor: Floor;
  #isDestroyed = false;
  /** View of the host map in the current frame. */
  #seen: HostView | undefined;

  /**
   * @param container - container of the map
   * @param venue - the venue to show
   * @param options - theme and name
   * @throws MezzanineError `no-webgl`
   */
  constructor(container: HTMLElement, venue: Venue, options: StageOptions) {
    this.venue = venue;
    this.container = container;
    this.host = options.host;
    this.projection = new LocalProjection(venue.center);
    this.#facades = new Facades(venue);
    this.messages = messagesWith(options.messages);
    this.root = new MapRoot(container, this.messages, options);
    this.#size = new ScreenSize(this.root.element, () => this.#resize());
    this.#graphics = this.#openGraphics();
    this.themes = new ThemeSwitch(container, options.theme, (theme) => this.#paint(theme));
    const theme = this.themes.current;
    this.#sunBearing = options.bearing;
    this.#shownFloor = options.floor;
    this.painter = new Painter(venue, this.projection, theme, options.recipes);
    const look = lookOf(theme, this.#sunBearing);
    this.scene = new VenueScene(this.painter.floors, (id) => this.painter.paintOf(id), look);
    this.frames = new Frames({
      move: (now) => this.motion.tick(now) || (this.host?.isMoving() ?? false),
      view: () => this.view,
      draw: (view, now) => this.#graphics.draw(this.scene, view, now),
      onDrawn: () => this.#reportMove(),
      onRest: () => this.#rest(),
      ask: this.host?.requestFrame,
    });
    if (this.host) this.scene.backdrop = 'kept';
    const bounds = floorBounds(venue.floors, this.projection);
    const [width, height] = [bounds.maxX - bounds.minX, bounds.maxY - bounds.minY];
    this.#sphere = {
      x: (bounds.minX + bounds.maxX) / 2,
      y: (bounds.minY + bounds.maxY) / 2,
      radius: Math.hypot(width, height) / 2 + TALLEST_METERS,
    };
    const limits = { minZoom: 0, maxZoom: 24, minPitch: 0, maxPitch: 75, bounds };
    if (this.host) limits.bounds = ANYWHERE;
    this.motion = new CameraMotion(this.viewport, limits, () => this.wake(), this.host?.drive);
    this.root.setAccent(theme.accent, theme.labelHalo);
    this.#watch = new GraphicsWatch(this, () => this.#graphics.lose(this.scene));
    this.#reducedMotion.addEventListener('change', () => this.#followMotion(), this.listening);
    this.#followMotion();
  }

  /** Pass it to `addEventListener`; it aborts when the map is destroyed. */
  get listening(): { readonly signal: AbortSignal } {
    return { signal: this.#stop.signal };
  }

  /** Whether the user prefers reduced motion. */
  get isReducedMotion(): boolean {
    return this.#reducedMotion.matches;
  }

  /** Size and covered sides of the frame. */
  get viewport(): Viewport {
    const { latitude } = this.venue.center;
    const { width, height } = this.#size.current;
    return { width, height, offsets: this.#offsets, ...this.#seen, latitude };
  }

  /** The view of the frame. */
  get view(): SceneView {
    const projector = this.motion.projector();
    const { x, y, radius } = this.#sphere;
    const { width, height, pixelRatio } = this.#seen ?? this.#size.current;
    const viewProjection =
      this.#seen?.viewProjection ?? projector.matrix({ x, y, radius: radius + this.#spreadMeters });
    return { width, height, pixelRatio, viewProjection, metersPerPixel: projector.metersPerPixel };
  }

  /** The current floor. */
  get shownFloor(): Floor {
    return this.#shownFloor;
  }

  /** Makes a floor current and draws the floors around it. */
  showFloor(floor: Floor): void {
    this.#shownFloor = floor;
    const changed = this.#facades.open(floor.floorStack, this.painter);
    for (const { spaceId, floorId } of changed) {
      this.scene.setPaint(floorId, spaceId, this.painter.paintOf(spaceId));
    }
    this.placeFloors(this.#arrange(floor));
    for (const listener of this.#onFacades) listener(changed);
  }

  /**
   * Overrides which floors are drawn, and where.
   *
   * @param arrange - called with the current floor; `undefined` restores the default
   */
  arrangeFloors(arrange: FloorArrangement | undefined): void {
    this.#arrange = arrange ?? this.#usual;
    this.showFloor(this.#shownFloor);
  }

  /** The default arrangement of floors. */
  usualFloors(floor: Floor): readonly FloorPlacement[] {
    return this.#usual(floor);
  }

  /** Draws floors at these heights from the next frame on. */
  placeFloors(placements: readonly FloorPlacement[]): void {
    this.#spreadMeters = Math.max(0, ...placements.map(({ metersUp }) => Math.abs(metersUp)));
    this.scene.placeFloors(placements);
    this.wake();
  }

  /** Height in meters of the highest of the floors drawn apart at a point of the frame; 0 if there is none. */
  stackedHeightAt(point: ScreenPoint): number {
    return this.scene.stackedHeightAt(this.view, point);
  }

  /** Updates the view of the host map. */
  see(seen: HostView, reason: ChangeReason): void {
    this.#seen = seen;
    this.motion.follow(seen.pose, this.viewport, reason);
  }

  /** Updates the view of the host map and renders into its frame. */
  drawInto(seen: HostView, reason: ChangeReason, now: number): void {
    this.see(seen, reason);
    this.frames.loop.run(now);
  }

  /** Prepares the first frame without blocking the page. */
  async preparePicture(): Promise<void> {
    await this.#graphics.prepare(this.scene, () => this.view);
  }

  /** Requests a frame. */
  wake(): void {
    if (this.#isDestroyed || this.#watch?.isLost) return;
    this.root.setState('drawing');
    this.frames.loop.wake();
  }

  /** @throws MezzanineError `foreign-map` on an overlay */
  assertOwnMap(what: string): void {
    this.assertAlive();
    if (!this.host) return;
    throw new MezzanineError('foreign-map', { given: `${what} was called on an overlay.` });
  }

  /** @throws MezzanineError `destroyed` if the map is destroyed */
  assertAlive(): void {
    if (!this.#isDestroyed) return;
    throw new MezzanineError('destroyed', {
      given: `The map of "${this.venue.name}" was used after destroy().`,
    });
  }

  /** Whether the map is destroyed. */
  get isDestroyed(): boolean {
    return this.#isDestroyed;
  }

  /** Adds a callback for size changes. */
  onResize(listener: () => void): void {
    this.#onResize.push(listener);
  }

  /** Adds a callback for the spaces of facades that a change of floors hid or showed. */
  onFacades(listener: (changed: readonly FacadePart[]) => void): void {
    this.#onFacades.push(listener);
  }

  /**
   * Projects a position to the screen, in CSS pixels from the map's top-left corner.
   *
   * @param place - meters east, north, and above its floor
   * @param floorId - its floor
   * @returns `undefined` if the floor is not drawn or the position lies behind the camera
   */
  project(
    place: readonly [east: number, north: number, up: number],
    floorId: string,
  ): ScreenPoint | undefined {
    const metersUp = this.scene.metersUpOf(floorId);
    if (metersUp === undefined) return undefined;
    return screenPointOf(this.view, [place[0], place[1], place[2] + metersUp]);
  }

  /** Moves the center of the view away from what covers the map. */
  setOffsets(offsets: Partial<ScreenOffsets>): void {
    const next = { ...NO_OFFSETS, ...offsets };
    if (areSameOffsets(next, this.#offsets)) return;
    this.#offsets = next;
    if (this.host) this.host.setOffsets(this.#offsets);
    else this.#resize();
  }

  /** Reports an error that occurred after the map was shown. */
  report(error: MezzanineError): void {
    if (this.emitter.has('error')) this.emitter.emit('error', { error });
    // oxlint-disable-next-line no-console -- house style: an error no one listens to is printed
    else console.error(error);
  }

  /** Frees all resources and removes the map from the page. */
  destroy(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    this.#watch?.dispose();
    this.#stop.abort();
    this.frames.loop.pause();
    this.motion.stop();
    this.#size.dispose();
    this.themes.dispose();
    this.#graphics.dispose(this.scene);
    this.root.remove();
    this.emitter.emit('destroy', {});
    this.emitter.clear();
  }

  #openGraphics(): Graphics {
    try {
      return new Graphics(this.root.canvas, this.host ? undefined : this.#size.current);
    } catch (error) {
      this.#size.dispose();
      this.root.remove();
      throw error;
    }
  }

  #paint(theme: MapTheme): void {
    this.scene.setLook(lookOf(theme, this.#sunBearing));
    this.painter.setTheme(theme, this.scene);
    this.root.setAccent(theme.accent, theme.labelHalo);
    this.wake();
  }

  #reportMove(): void {
    const reason = this.motion.takeChange();
    if (!reason) return;
    this.root.placeCrosshair(...this.motion.projector().middle);
    const { x, y, bearing, pitch, zoom } = this.motion.pose;
    const center = this.projection.toCoordinate([x, y]);
    this.emitter.emit('camera-change', { center, bearing, pitch, zoomLevel: zoom, reason });
  }

  #rest(): void {
    if (this.#isDestroyed || this.#watch?.isLost) return;
    this.root.setState('idle');
    this.emitter.emit('idle', {});
  }

  #resize(): void {
    if (this.#isDestroyed) return;
    this.motion.setViewport(this.viewport);
    for (const listener of this.#onResize) listener();
    this.root.placeCrosshair(...this.motion.projector().middle);
    this.wake();
  }

  #followMotion(): void {
    this.scene.labels.isAnimated = !this.isReducedMotion;
  }
}
