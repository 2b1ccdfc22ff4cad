import { boundsOfPoints } from '../../bounds.ts';
import type { Coordinate } from '../../data/Coordinate.ts';
import type { Floor, Space } from '../../data/entities.ts';
import { screenBoxOf } from '../../scene/screenBoxOf.ts';
import type { ScreenPoint } from '../../scene/screenPointOf.ts';
import type { Label } from '../Label.ts';
import type { Labels } from '../Labels.ts';
import type { Marker } from '../Marker.ts';
import type { Markers } from '../Markers.ts';
import type { Model } from '../Model.ts';
import type { Models } from '../Models.ts';
import { scenePlaceOf, spaceOfTarget } from '../PlaceTarget.ts';
import type { Shape } from '../Shape.ts';
import type { Shapes } from '../Shapes.ts';
import { positionsOf } from '../shapes/positionsOf.ts';
import type { Spaces } from '../Spaces.ts';
import type { Stage } from '../Stage.ts';
import type { FocusEntry, MapThing } from './FocusEntry.ts';
import type { Outline } from './FocusOutline.ts';
import { kindText } from './messages.ts';
import { readingOrder } from './readingOrder.ts';

/** Topics whose items can be focused. */
export interface ThingTopics {
  readonly spaces: Spaces;
  readonly labels: Labels;
  /** Markers added by code, and markers of the route. */
  readonly markers: readonly Markers[];
  readonly models: Models;
  readonly shapes: Shapes;
}

/** Kinds of spaces that no one looks for by name. */
const PASSED_OVER: ReadonlySet<string> = new Set(['facade', 'void', 'otb', 'exterior']);
/** Size of the outline around items without an extent on the screen. */
const POINT_PIXELS = 26;

/** Finds the focusable items, their names, and their positions on the screen. */
export class MapThings {
  readonly #stage: Stage;
  readonly #topics: ThingTopics;

  /**
   * @param stage - the map
   * @param topics - its items
   */
  constructor(stage: Stage, topics: ThingTopics) {
    this.#stage = stage;
    this.#topics = topics;
  }

  /** Interactive items of a floor, and every space with a name, in reading order. */
  onFloor(floor: Floor): FocusEntry[] {
    const spaces = this.#spacesOn(floor);
    const taken = new Set<unknown>(spaces.map(({ thing }) => thing));
    const entries = [
      ...spaces,
      // A label over a focusable space would be a duplicate.
      ...this.#labels().filter(
        ({ thing }) => !taken.has(spaceOfTarget((thing as Label).target) ?? thing),
      ),
      ...this.#markers(),
      ...this.#models(),
      ...this.#shapes(),
    ].filter((entry) => entry.floor === floor);
    const { projection, motion } = this.#stage;
    return readingOrder(
      entries,
      ({ coordinate: at }) => projection.toLocal([at.longitude, at.latitude]),
      motion.pose.bearing,
    );
  }

  /** Whether an item is still on the map. */
  has(thing: MapThing): boolean {
    if (thing.type === 'space') return true;
    const { labels, markers, models, shapes } = this.#topics;
    return [labels, ...markers, models, shapes].some((collection) =>
      (collection.getAll() as readonly MapThing[]).includes(thing),
    );
  }

  /** The collection of a marker. */
  markersOf(marker: Marker): Markers | undefined {
    return this.#topics.markers.find((one) => one.getAll().includes(marker));
  }

  /** The outline of an item; `undefined` if it is not visible. */
  outlineOf({ thing, coordinate, floor }: FocusEntry): Outline | undefined {
    if (this.#stage.scene.metersUpOf(floor.id) === undefined) return undefined;
    if (thing.type === 'space') return this.#ringsOf(thing) ?? this.#pointOf(coordinate, floor);
    if (thing.type === 'shape') return this.#hullOf(thing) ?? this.#pointOf(coordinate, floor);
    const box =
      thing.type === 'label'
        ? this.#stage.scene.labels.boxOf(thing.id)
        : thing.type === 'marker' && this.markersOf(thing)?.boxOf(thing);
    return box || this.#pointOf(coordinate, floor);
  }

  #entry(
    thing: MapThing,
    name: string,
    coordinate: Coordinate,
    isInteractive = true,
  ): FocusEntry | undefined {
    const { venue, messages, shownFloor } = this.#stage;
    const floor =
      coordinate.floorId === undefined ? shownFloor : venue.getFloor(coordinate.floorId);
    if (!floor) return undefined;
    const kind = kindText(messages, thing.type === 'space' ? thing.kind : thing.type);
    const known = name.trim() || venue.spaceAt({ ...coordinate, floorId: floor.id })?.name || kind;
    return { thing, name: known, kind, floor, coordinate, isInteractive };
  }

  #spacesOn(floor: Floor): FocusEntry[] {
    const interactive = new Set(this.#topics.spaces.interactive());
    return floor.spaces
      .filter(
        (space) => interactive.has(space) || (space.name !== '' && !PASSED_OVER.has(space.kind)),
      )
      .filter((space) => !this.#topics.spaces.isHidden(space))
      .flatMap((space) => {
        const [category] = space.categories;
        const entry = this.#entry(space, space.name, space.center, interactive.has(space));
        // The tenant of a room is more informative than its kind.
        if (!entry) return [];
        return space.kind === 'room' && category ? { ...entry, kind: category.name } : entry;
      });
  }

  #labels(): FocusEntry[] {
    const { labels } = this.#topics;
    return labels
      .getAll()
      .filter((label) => labels.isInteractive(label))
      .flatMap((label) => this.#entry(label, labels.nameOf(label), this.#placeOf(label)) ?? []);
  }

  #markers(): FocusEntry[] {
    return this.#topics.markers.flatMap((markers) =>
      markers
        .getAll()
        .filter((marker) => markers.isInteractive(marker))
        .flatMap((one) => this.#entry(one, markers.nameOf(one), one.coordinate) ?? []),
    );
  }

  #models(): FocusEntry[] {
    const { models } = this.#topics;
    return models
      .getAll()
      .filter((model) => models.isInteractive(model))
      .flatMap((model: Model) => {
        const [first] = model.coordinates;
        return (first && this.#entry(model, '', first)) ?? [];
      });
  }

  #shapes(): FocusEntry[] {
    const { shapes } = this.#topics;
    return shapes
      .getAll()
      .filter((shape) => shapes.isInteractive(shape))
      .flatMap((shape) => {
        const points = positionsOf(shape.geoJson);
        if (points.length === 0) return [];
        const { minX, minY, maxX, maxY } = boundsOfPoints(points);
        const [longitude, latitude] = [(minX + maxX) / 2, (minY + maxY) / 2];
        return this.#entry(shape, '', { longitude, latitude, floorId: shape.floor.id }) ?? [];
      });
  }

  #placeOf({ target }: Label): Coordinate {
    const { place, floorId } = scenePlaceOf(this.#stage, target);
    return this.#stage.projection.toCoordinate([place[0], place[1]], floorId);
  }

  #ringsOf(space: Space): Outline | undefined {
    if (space.geometry.type !== 'Polygon') return undefined;
    const { altitudeMeters, heightMeters } = this.#stage.painter.paintOf(space.id);
    const up = Math.max(altitudeMeters + heightMeters, 0);
    const [outer] = space.geometry.coordinates;
    const ring = (outer ?? []).map((position) => this.#see(position, up, space.floor.id));
    return ring.every((point) => point !== undefined) ? [ring] : undefined;
  }

  #hullOf(shape: Shape): Outline | undefined {
    const points = positionsOf(shape.geoJson).map((one) => this.#see(one, 0, shape.floor.id));
    if (points.length < 2 || !points.every((point) => point !== undefined)) return undefined;
    return screenBoxOf(points);
  }

  #pointOf(coordinate: Coordinate, floor: Floor): Outline | undefined {
    const point = this.#see([coordinate.longitude, coordinate.latitude], 0, floor.id);
    if (!point) return undefined;
    const half = POINT_PIXELS / 2;
    return { left: point.x - half, top: point.y - half, width: half * 2, height: half * 2 };
  }

  #see(position: readonly number[], up: number, floorId: string): ScreenPoint | undefined {
    const [east, north] = this.#stage.projection.toLocal(position);
    return this.#stage.project([east, north, up], floorId);
  }
}
