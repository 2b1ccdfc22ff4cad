import {
  LocalProjection,
  type Floor,
  type MapImage,
  type MapView,
  type Shape,
  type Space,
} from '@mezzanine/mezzanine-js';
import type { Row } from '../data/readTable.ts';
import { FloorNames } from '../data/FloorNames.ts';
import { type PlaceValues, placeValues } from '../data/placeValues.ts';
import { PointIndex } from '../data/PointIndex.ts';
import { ColorScale } from '../scale/ColorScale.ts';
import { drawHeat } from './drawHeat.ts';
import { drawPoints } from './drawPoints.ts';
import type { Picture } from './Picture.ts';

/** Maximum distance of the pointer from the center of a point, in radii. */
const reachRadii = 1.6;

/** Draws the data of a report on a map, and finds what is under the pointer. */
export class MapDrawing {
  readonly #view: MapView;
  readonly #floors: FloorNames;
  readonly #plane: LocalProjection;
  readonly #stopFloor: () => void;
  #picture: Picture | undefined;
  #places: PlaceValues = { bySpace: new Map(), unknown: [] };
  #scale: ColorScale | undefined;
  #shapes: Shape[] = [];
  #image: MapImage | undefined;
  #index = new PointIndex<Row>([], 1);

  constructor(view: MapView) {
    this.#view = view;
    this.#floors = new FloorNames(view.venue.floors);
    this.#plane = new LocalProjection(view.venue.center);
    this.#stopFloor = view.on('floor-change', () => this.#drawFloor());
  }

  /** The scale of the drawing; undefined if nothing is drawn. */
  get scale(): ColorScale | undefined {
    return this.#scale;
  }

  /** Names of places and floors in the data that the venue does not have, without duplicates. */
  get unknown(): readonly string[] {
    if (this.#picture?.drawing === 'places') return this.#places.unknown;
    const floors = (this.#picture?.rows ?? []).flatMap(({ floor }) =>
      floor === undefined || this.#floors.find(floor) !== undefined ? [] : floor,
    );
    return [...new Set(floors)];
  }

  /** Replaces the drawing. */
  draw(picture: Picture): void {
    this.#picture = picture;
    const { venue } = this.#view;
    const isPlaces = picture.drawing === 'places';
    this.#places = isPlaces
      ? placeValues(
          picture.rows,
          venue.spaces,
          venue.locations.map(({ id, name, externalId, spaces }) => ({
            id,
            name,
            externalId,
            spaceIds: spaces.map((space) => space.id),
          })),
        )
      : { bySpace: new Map(), unknown: [] };
    const values = isPlaces
      ? [...this.#places.bySpace.values()].map(({ value }) => value)
      : picture.rows.flatMap(({ value }) => value ?? []);
    this.#scale = new ColorScale(values, picture.settings.colors);
    this.#colorPlaces();
    this.#drawFloor();
  }

  /** The rows of the point or space at a position on the map. */
  rowsAt(
    coordinate: { readonly longitude: number; readonly latitude: number } | undefined,
    spaces: readonly Space[],
  ): readonly Row[] {
    if (this.#picture?.drawing === 'places') {
      return spaces.flatMap(({ id }) => this.#places.bySpace.get(id)?.rows ?? []);
    }
    if (coordinate === undefined) return [];
    const [x, y] = this.#plane.toLocal([coordinate.longitude, coordinate.latitude]);
    const row = this.#index.nearest(x, y);
    return row === undefined ? [] : [row];
  }

  /** Stops following the map. */
  stop(): void {
    this.#stopFloor();
  }

  #colorPlaces(): void {
    const { spaces } = this.#view;
    spaces.reset();
    const { chosen } = this.#picture ?? { chosen: new Set<Row>() };
    for (const [id, { value, rows }] of this.#places.bySpace) {
      const isDim = chosen.size > 0 && !rows.some((row) => chosen.has(row));
      const color = this.#scale?.colorOf(value);
      if (color !== undefined) spaces.update(id, { color, opacity: isDim ? 0.35 : 1 });
    }
  }

  #drawFloor(): void {
    for (const shape of this.#shapes) this.#view.shapes.remove(shape);
    if (this.#image) this.#view.images.remove(this.#image);
    this.#shapes = [];
    this.#image = undefined;
    this.#index = new PointIndex<Row>([], 1);
    const picture = this.#picture;
    if (picture === undefined || this.#scale === undefined || picture.drawing === 'places') return;
    const floor = this.#view.floors.current;
    const rows = picture.rows.filter((row) => this.#isOn(row, floor, picture.hasFloors));
    const { radiusMeters } = picture.settings.points;
    const points = rows.flatMap((item) => {
      if (item.position === undefined) return [];
      const [x, y] = this.#plane.toLocal(item.position);
      return [{ x, y, item }];
    });
    this.#index = new PointIndex(points, Math.max(radiusMeters * reachRadii, 0.5));
    const parts = { view: this.#view, plane: this.#plane, scale: this.#scale };
    if (picture.drawing === 'points') this.#shapes = drawPoints(rows, picture, parts);
    else this.#image = drawHeat(rows, picture.settings, parts);
  }

  /** Data without floors is on every floor. Floors with the same elevation are shown together. */
  #isOn({ floor }: Row, shown: Floor, hasFloors: boolean): boolean {
    if (!hasFloors) return true;
    const id = this.#floors.find(floor);
    if (id === shown.id) return true;
    return this.#view.venue.getFloor(id ?? '')?.elevation === shown.elevation;
  }
}
