import type { Coordinate } from '../data/Coordinate.ts';
import { overlaps } from '../text-layout/CollisionGrid.ts';
import type { Guest } from '../scene/labels/LabelLayer.ts';
import type { SceneView } from '../scene/SceneModel.ts';
import type { AnimationResult } from './camera/CameraMotion.ts';
import { easeOut } from './camera/interpolatePose.ts';
import { Collection } from './Collection.ts';
import { expectNumber, expectOptions, invalidArgument } from '../data/expectArgument.ts';
import type { PlacedEntity } from '../data/distances/PlacedEntity.ts';
import { expectEntities, hasPlace, nameOfEntity } from './labels/entities.ts';
import { symbolOf } from './labels/symbolOf.ts';
import { symbolElement } from './markers/symbolElement.ts';
import { expectMarkerOptions } from './markers/expectMarkerOptions.ts';
import { boxAt } from './markers/boxAt.ts';
import { MarkerLayer } from './markers/MarkerLayer.ts';
import { Marker, type MarkerOptions, type MarkerPatch } from './Marker.ts';
import {
  expectCoordinate,
  expectPlaceTarget,
  scenePlaceOf,
  type PlaceTarget,
  type ScenePlace,
} from './PlaceTarget.ts';
import { priorityOf } from './sceneLabelOf.ts';
import type { ScreenBox } from '../text-layout/CollisionGrid.ts';
import type { PointerEventDetail } from './mapEvents.ts';
import type { Stage } from './Stage.ts';

/** Marker animation options. */
export interface MoveOptions {
  /** Duration; default 600. 0 disables the animation, as does a preference for reduced motion. */
  readonly durationMs?: number;
}

interface Standing {
  options: MarkerOptions;
  place: ScenePlace;
  guest: Guest | undefined;
  move: Move | undefined;
}

interface Move {
  readonly from: ScenePlace['place'];
  readonly to: ScenePlace['place'];
  readonly startsAt: number;
  readonly durationMs: number;
  readonly finish: (result: AnimationResult) => void;
}

/** Additional data of a click on a marker. */
type ClickExtras = (marker: Marker) => Partial<PointerEventDetail>;

const DURATION_MS = 600;

/** HTML elements on the map, on any floor. */
export class Markers extends Collection<Marker> {
  readonly #stage: Stage;
  readonly #layer: MarkerLayer;
  readonly #extras: ClickExtras;
  readonly #standings = new Map<Marker, Standing>();
  #nextId = 1;

  /** @internal */
  constructor(stage: Stage, extras: ClickExtras = () => ({})) {
    super(stage);
    this.#stage = stage;
    this.#extras = extras;
    this.#layer = new MarkerLayer(stage.root.element, () => stage.wake());
    stage.frames.onFrame((view, now) => this.#frame(view, now));
    stage.frames.afterFrame(() => this.#show());
    stage.emitter.on('destroy', () => this.#free());
  }

  /**
   * Adds a marker.
   *
   * @param target - a coordinate or any entity of the venue that has a place; an entity with
   * several places uses the first. A coordinate without `floorId` is on the current floor
   * @param content - an element, or text; text is never parsed as markup
   * @param options - anchor, priority, interactivity
   * @throws MezzanineError `invalid-argument`, or `unknown-target` if the target does not belong to
   * this venue or has no place
   * @example
   * mapView.markers.add(venue.spaces[0], 'You are here', { anchor: 'bottom', priority: 'always' });
   */
  add(target: PlaceTarget, content: HTMLElement | string, options: MarkerOptions = {}): Marker {
    this.#stage.assertAlive();
    expectContent(content);
    expectMarkerOptions('options', options, []);
    const place = scenePlaceOf(this.#stage, expectPlaceTarget(this.#stage, target));
    const marker: Marker = new Marker(this.#nextId++, this.#layer.create(content), {
      placeOf: (one) => this.#coordinateOf(one),
      isVisible: (one) => this.#standings.get(one)?.guest?.isShown ?? false,
    });
    this.#standings.set(marker, { options, place, guest: undefined, move: undefined });
    this.insert(marker);
    this.#layer.setRole(marker.element, options, (event) => this.#click(marker, event));
    this.#stage.wake();
    return marker;
  }

  /**
   * Adds markers for many entities at once, each with its own symbol, and with its name for screen
   * readers: points of interest, the annotations of a group, locations with their logos. Entities
   * without a symbol show their name.
   *
   * @param entities - entities of this venue; those without a place are skipped
   * @param options - anchor, priority, and interactivity of all markers
   * @returns the markers, in the order of their entities
   * @throws MezzanineError `invalid-argument` or `unknown-target`
   * @example
   * mapView.markers.addAll(venue.pointsOfInterest, { interactive: true });
   */
  addAll(entities: readonly PlacedEntity[], options: MarkerOptions = {}): readonly Marker[] {
    this.#stage.assertAlive();
    expectEntities(this.#stage.venue, entities);
    return entities.filter(hasPlace).map((entity) => {
      const url = symbolOf(this.#stage.venue, entity);
      const name = nameOfEntity(entity);
      const content = url === undefined ? name : symbolElement(url);
      return this.add(entity, content, { ...(name && { accessibleName: name }), ...options });
    });
  }

  /**
   * Changes a marker.
   *
   * @param marker - a marker of this map
   * @param patch - what to change; everything else stays the same
   * @throws MezzanineError `unknown-target` if it was removed or belongs to another map
   */
  update(marker: Marker, patch: MarkerPatch): void {
    this.#stage.assertAlive();
    expectMarkerOptions('patch', patch, ['target', 'content']);
    this.expectOwn(marker);
    const standing = this.#standings.get(marker);
    if (!standing) return;
    const { target, content, ...options } = patch;
    if (content !== undefined) {
      expectContent(content);
      this.#layer.fill(marker.element, content);
    }
    if (target !== undefined) {
      this.#stop(standing, 'interrupted');
      standing.place = scenePlaceOf(this.#stage, expectPlaceTarget(this.#stage, target));
    }
    standing.options = { ...standing.options, ...options };
    this.#layer.setRole(marker.element, standing.options, (event) => this.#click(marker, event));
    this.#stage.wake();
  }

  /**
   * Animates a marker to another position.
   *
   * @param marker - a marker of this map
   * @param coordinate - the destination; a move to another floor is immediate
   * @param options - duration
   * @returns how it ended: `interrupted` means that it was moved or removed in the meantime
   * @throws MezzanineError `unknown-target` or `invalid-argument`
   */
  animateTo(
    marker: Marker,
    coordinate: Coordinate,
    options: MoveOptions = {},
  ): Promise<AnimationResult> {
    this.#stage.assertAlive();
    expectOptions('options', options, ['durationMs']);
    expectNumber('options.durationMs', options.durationMs, [0, 600_000]);
    this.expectOwn(marker);
    const standing = this.#standings.get(marker);
    const goal = expectCoordinate(this.#stage, coordinate, 'coordinate');
    const to = scenePlaceOf(this.#stage, goal);
    const durationMs = this.#stage.isReducedMotion ? 0 : (options.durationMs ?? DURATION_MS);
    if (!standing) return Promise.resolve('interrupted');
    this.#stop(standing, 'interrupted');
    const from = standing.place;
    standing.place = to;
    this.#stage.wake();
    if (durationMs === 0 || from.floorId !== to.floorId) return Promise.resolve('done');
    const startsAt = performance.now();
    return new Promise((finish) => {
      standing.move = { from: from.place, to: to.place, startsAt, durationMs, finish };
    });
  }

  /** @internal */
  isInteractive(marker: Marker): boolean {
    return this.#standings.get(marker)?.options.interactive ?? false;
  }

  /** @internal Accessible name of a marker. */
  nameOf(marker: Marker): string {
    const { accessibleName } = this.#standings.get(marker)?.options ?? {};
    return accessibleName ?? marker.element.textContent.trim();
  }

  /** @internal Position of a marker in the last frame. */
  boxOf(marker: Marker): ScreenBox | undefined {
    const guest = this.#standings.get(marker)?.guest;
    return guest?.isShown ? guest.box : undefined;
  }

  /** @internal Activates a marker as a click does. */
  press(marker: Marker, event: PointerEvent | KeyboardEvent): void {
    this.#click(marker, event);
  }

  protected override onRemove(marker: Marker): void {
    const standing = this.#standings.get(marker);
    if (standing) this.#stop(standing, 'interrupted');
    this.#standings.delete(marker);
    marker.element.remove();
    this.#stage.wake();
  }

  #frame(view: SceneView, now: number): boolean {
    const guests: Guest[] = [];
    let isMoving = false;
    for (const [marker, standing] of this.#standings) {
      isMoving = this.#advance(standing, now) || isMoving;
      const guest = this.#guestOf(marker, standing, view);
      standing.guest = guest;
      if (guest) guests.push(guest);
    }
    this.#stage.scene.labels.setGuests(this, guests);
    return isMoving;
  }

  #guestOf(marker: Marker, standing: Standing, view: SceneView): Guest | undefined {
    const { options, place, guest } = standing;
    if (this.#stage.motion.pose.zoom < (options.minZoomLevel ?? 0)) return undefined;
    const [east, north, up] = place.place;
    const point = this.#stage.project(
      [east, north, up + (options.altitudeMeters ?? 0)],
      place.floorId,
    );
    if (!point || this.#stage.scene.labels.isCovered(view, point, place.floorId)) return undefined;
    const box = boxAt(point, this.#layer.sizeOf(marker.element), options.anchor ?? 'center');
    if (!overlaps(box, { left: 0, top: 0, width: view.width, height: view.height })) {
      return undefined;
    }
    const priority = priorityOf(options.priority ?? 'high');
    const name = textOf(marker.element);
    return { box, priority, rank: marker.id, name, isShown: guest?.isShown ?? false };
  }

  #advance(standing: Standing, now: number): boolean {
    const { move } = standing;
    if (!move) return false;
    const share = Math.min(Math.max((now - move.startsAt) / move.durationMs, 0), 1);
    const at = (axis: 0 | 1 | 2) =>
      move.from[axis] + (move.to[axis] - move.from[axis]) * easeOut(share);
    standing.place = { ...standing.place, place: [at(0), at(1), at(2)] };
    if (share < 1) return true;
    this.#stop(standing, 'done');
    return false;
  }

  #stop(standing: Standing, result: AnimationResult): void {
    const { move } = standing;
    standing.move = undefined;
    move?.finish(result);
  }

  #show(): void {
    for (const [marker, { guest }] of this.#standings) {
      this.#layer.place(marker.element, guest?.isShown ? guest.box : undefined);
    }
  }

  #click(marker: Marker, originalEvent: PointerEvent | KeyboardEvent): void {
    const { venue, shownFloor, projection } = this.#stage;
    const standing = this.#standings.get(marker);
    if (!standing) return;
    const { box } = standing.guest ?? { box: { left: 0, top: 0, width: 0, height: 0 } };
    const [east, north] = standing.place.place;
    this.#stage.emitter.emit('click', {
      coordinate: projection.toCoordinate([east, north], standing.place.floorId),
      floor: venue.getFloor(standing.place.floorId) ?? shownFloor,
      spaces: [],
      labels: [],
      markers: [marker],
      models: [],
      navigation: [],
      shapes: [],
      ...this.#extras(marker),
      pointer: { x: box.left + box.width / 2, y: box.top + box.height / 2 },
      originalEvent,
    });
  }

  #coordinateOf(marker: Marker): Coordinate {
    const { projection, venue } = this.#stage;
    const place = this.#standings.get(marker)?.place;
    if (!place) return { ...venue.center };
    return projection.toCoordinate([place.place[0], place.place[1]], place.floorId);
  }

  #free(): void {
    for (const standing of this.#standings.values()) this.#stop(standing, 'interrupted');
    this.#layer.remove();
  }
}

function expectContent(content: unknown): void {
  if (typeof content === 'string' || content instanceof HTMLElement) return;
  throw invalidArgument('content', content, 'an HTML element or text');
}

function textOf(element: HTMLElement): string | undefined {
  const text = element.textContent.trim();
  return text === '' ? undefined : text;
}
