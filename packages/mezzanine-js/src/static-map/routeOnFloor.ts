import type { Coordinate } from '../data/Coordinate.ts';
import { coordinatesOf, findPlaced, type PlacedEntity } from '../data/distances/PlacedEntity.ts';
import type { Directions, DirectionsTarget } from '../data/directions/Directions.ts';
import type { Floor } from '../data/entities.ts';
import { invalidArgument } from '../data/expectArgument.ts';
import type { LocalPoint, LocalProjection } from '../data/LocalProjection.ts';
import type { Venue } from '../data/Venue.ts';
import type { StaticMapOptions } from './StaticMapOptions.ts';

/** An end of a route, or a stop on it. */
export interface RouteStop {
  readonly point: LocalPoint;
  readonly name: string;
}

/** Where a route leaves a floor, or arrives on it. */
export interface FloorChange {
  readonly point: LocalPoint;
  /** The floor on the other side. */
  readonly floor: Floor;
  /** Kind of the connection, such as `elevator`; `undefined` if the route does not say. */
  readonly kind: string | undefined;
  readonly isDeparture: boolean;
  readonly isUp: boolean;
}

/** The part of a route on one floor. */
export interface RouteOnFloor {
  readonly stretches: readonly (readonly LocalPoint[])[];
  readonly start: RouteStop | undefined;
  readonly stops: readonly RouteStop[];
  readonly changes: readonly FloorChange[];
}

/** The path of a route. */
export function pathOf(route: NonNullable<StaticMapOptions['route']>): readonly Coordinate[] {
  return 'path' in route ? route.path : route;
}

/** A route, and the floor of the image. */
interface RouteRequest {
  readonly route: NonNullable<StaticMapOptions['route']>;
  readonly floor: Floor;
}

/** More changes of floors are not drawn. */
const MOST_CHANGES = 100;

/** The part of a route on a floor; its stretches are empty if it does not touch the floor. */
export function routeOnFloor(
  venue: Venue,
  request: RouteRequest,
  projection: LocalProjection,
): RouteOnFloor {
  const { route, floor } = request;
  const path = pathOf(route);
  for (const [index, coordinate] of path.entries()) expectCoordinate(venue, coordinate, index);
  const isOn = ({ floorId }: Coordinate) => (floorId ?? venue.floors[0]?.id) === floor.id;
  const toLocal = ({ longitude, latitude }: Coordinate) =>
    projection.toLocal([longitude, latitude]);
  const names = namesOf(venue, route);
  const stopAt = (coordinate: Coordinate | undefined, name: string): RouteStop[] =>
    coordinate && isOn(coordinate) ? [{ point: toLocal(coordinate), name }] : [];
  const last = stopAt(path.at(-1), names.stops.at(-1) ?? '');
  return {
    stretches: stretchesOf(path, isOn)
      .filter((stretch) => stretch.length > 1)
      .map((stretch) => stretch.map(toLocal)),
    start: stopAt(path[0], names.start)[0],
    stops: [...middleStops(route, names.stops, stopAt), ...last],
    changes: changesOf(venue, request, isOn).map(({ here, ...change }) => ({
      ...change,
      point: toLocal(here),
    })),
  };
}

/** The parts of a path on the floor. */
function stretchesOf(
  path: readonly Coordinate[],
  isOn: (coordinate: Coordinate) => boolean,
): Coordinate[][] {
  const stretches: Coordinate[][] = [];
  let wasOn = false;
  for (const coordinate of path) {
    const isHere = isOn(coordinate);
    if (isHere && !wasOn) stretches.push([]);
    if (isHere) stretches.at(-1)?.push(coordinate);
    wasOn = isHere;
  }
  return stretches;
}

/** Where the path arrives on the floor or leaves it. */
function changesOf(
  venue: Venue,
  { route, floor }: RouteRequest,
  isOn: (coordinate: Coordinate) => boolean,
): (Omit<FloorChange, 'point'> & { readonly here: Coordinate })[] {
  const path = pathOf(route);
  const pairs = path.slice(1).map((coordinate, index) => [path[index], coordinate] as const);
  const changing = pairs.filter(([a, b]) => a && isOn(a) !== isOn(b)).slice(0, MOST_CHANGES);
  return changing.flatMap(([a, b]) => {
    if (!a) return [];
    const isDeparture = isOn(a);
    const [here, there] = isDeparture ? [a, b] : [b, a];
    const other = venue.getFloor(there.floorId ?? '');
    if (!other) return [];
    const kind = connectionKindAt(route, here, there);
    return [{ here, floor: other, kind, isDeparture, isUp: other.elevation > floor.elevation }];
  });
}

function middleStops(
  route: NonNullable<StaticMapOptions['route']>,
  names: readonly string[],
  stopAt: (coordinate: Coordinate | undefined, name: string) => RouteStop[],
): RouteStop[] {
  if (!('path' in route)) return [];
  return route.legs.flatMap(({ arrivesAt, coordinates }) =>
    arrivesAt === undefined || arrivesAt >= names.length - 1
      ? []
      : stopAt(coordinates.at(-1), names[arrivesAt] ?? ''),
  );
}

function namesOf(venue: Venue, route: NonNullable<StaticMapOptions['route']>) {
  if (!('path' in route)) return { start: '', stops: [''] };
  return {
    start: nameOf(venue, route.origin),
    stops: route.destinations.map((target) => nameOf(venue, target)),
  };
}

/** Name of an end in the language of the map; `''` if it has none. */
function nameOf(venue: Venue, target: DirectionsTarget): string {
  if (typeof target !== 'object' || target === null || !('type' in target)) return '';
  const entity: PlacedEntity = findPlaced(venue, target) ?? target;
  return 'name' in entity ? entity.name : '';
}

function connectionKindAt(
  route: NonNullable<StaticMapOptions['route']>,
  here: Coordinate,
  there: Coordinate,
): string | undefined {
  const legs: Directions['legs'] = 'path' in route ? route.legs : [];
  const leg = legs.find(
    (one) =>
      one.type === 'connection' &&
      one.coordinates.some((coordinate) => isSame(coordinate, here)) &&
      one.coordinates.some((coordinate) => isSame(coordinate, there)),
  );
  return leg?.type === 'connection' ? leg.connection.kind : undefined;
}

function isSame(a: Coordinate, b: Coordinate): boolean {
  return a.longitude === b.longitude && a.latitude === b.latitude && a.floorId === b.floorId;
}

function expectCoordinate(venue: Venue, coordinate: unknown, index: number): void {
  const name = `options.route at ${index}`;
  if (typeof coordinate !== 'object' || coordinate === null || 'type' in coordinate) {
    throw invalidArgument(name, coordinate, 'a coordinate');
  }
  coordinatesOf(coordinate as Coordinate);
  const { floorId } = coordinate as Coordinate;
  if (floorId === undefined ? venue.floors.length > 1 : !venue.getFloor(floorId)) {
    throw invalidArgument(`${name}.floorId`, floorId, 'the id of a floor of the venue');
  }
}
