import type { Mvf } from '../Mvf.ts';
import { faultOfShape, meters } from '../validator/faultAt.ts';
import type { Finding } from '../validator/Finding.ts';
import { distance, distanceToLines } from '../validator/geometry/rings.ts';
import type { Fault } from '../validator/Rule.ts';
import type { Spot } from '../validator/survey/boxOf.ts';
import { describeShape, type Shape, shortened, spotOfShape } from '../validator/survey/Shape.ts';
import { type FloorSurvey, type Survey, surveyOf } from '../validator/survey/Survey.ts';
import { findingOf, ordered } from '../validator/validate.ts';
import { type Bookable, bookablesOf } from './bookables.ts';
import { buildingsOf, findBuilding, listOfBuildings, oneBuilding } from './oneBuilding.ts';
import { cleanName, floorName, nameKey, placeNamesOf } from './placeNames.ts';
import { placesRules } from './placesRules.ts';

/** Maximum distance of a door or wall from its room: half a thick wall. */
const wallReachMeters = 0.5;
/** A room is enclosed if this fraction of its outline is next to walls, windows, and doors. */
const enclosedShare = 0.75;
/** Tolerance of the right angles of a desk. */
const rightAngleDegrees = 5;

/**
 * Finds problems that prevent a building from being shown and booked in Microsoft Places. The
 * rules are in `spec/places.md`, PLACES-01 to PLACES-10.
 *
 * @param building - id or name of the building; optional if there is only one
 */
export function checkPlaces(venue: Mvf, building?: string): Finding[] {
  if (findBuilding(venue, building) === undefined) return [buildingFinding(venue)];
  const own = oneBuilding(venue, building);
  // Files and pointers refer to the whole bundle, and so does the survey.
  const survey = surveyOf(venue);
  const floors = new Set(own.floors.map(({ properties }) => properties.id));
  const names = placeNamesOf(venue);
  const bookables = bookablesOf(survey, names).filter(({ shape }) => floors.has(shape.floor));
  const checks: readonly [keyof typeof placesRules, Iterable<Fault>][] = [
    ['ordinals', badOrdinals(survey, floors)],
    ['unnamed', unnamed(survey, bookables)],
    ['duplicate', duplicates(survey, bookables)],
    ['enclosed', openRooms(survey, bookables)],
    ['capacity', withoutCapacity(survey, bookables)],
    ['rectangle', crookedDesks(survey, bookables)],
    ['spaces', strayNames(survey, bookables)],
    ['floorWord', floorWords(survey, floors)],
    ['holes', holes(survey, floors)],
  ];
  return ordered(
    checks.flatMap(([rule, faults]) =>
      [...faults].map((fault) => findingOf(placesRules[rule], fault)),
    ),
  );
}

function buildingFinding(venue: Mvf): Finding {
  const count = buildingsOf(venue).length;
  const list = count === 0 ? '' : `: ${listOfBuildings(venue)}`;
  const message = `The venue has ${count} buildings${list}; expected exactly one, or one to be named.`;
  return findingOf(placesRules.oneBuilding, { file: 'floorstack.json', pointer: '', message });
}

function* badOrdinals(survey: Survey, own: ReadonlySet<string>): Iterable<Fault> {
  const taken = new Map<number, string>();
  for (const [i, { properties }] of survey.venue.floors.entries()) {
    const { id, name, elevation } = properties;
    if (!own.has(id)) continue;
    const before = taken.get(elevation);
    taken.set(elevation, name);
    const problem = !Number.isInteger(elevation)
      ? 'expected a whole number'
      : before === undefined
        ? undefined
        : `floor "${before}" has it too`;
    if (problem === undefined) continue;
    const pointer = `/features/${i}/properties/elevation`;
    const message = `Floor "${name}" (${id}) has the elevation ${elevation}; ${problem}.`;
    yield { file: 'floor.geojson', pointer, message, place: { floor: id } };
  }
}

function* unnamed(survey: Survey, bookables: readonly Bookable[]): Iterable<Fault> {
  for (const { kind, shape, name } of bookables) {
    if (name !== undefined) continue;
    const message = `${describeShape(shape)} is bookable as a ${kind}, but has neither a location nor a name.`;
    yield faultOfShape(survey, shape, message);
  }
}

function* duplicates(survey: Survey, bookables: readonly Bookable[]): Iterable<Fault> {
  const first = new Map<string, Bookable>();
  for (const one of bookables) {
    if (one.name === undefined) continue;
    const key = nameKey(one.name);
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, one);
      continue;
    }
    const message = `${describeShape(one.shape)} is named "${shortened(one.name)}", like ${describeShape(before.shape)}; expected different names.`;
    yield faultOfShape(survey, one.shape, message);
  }
}

function* openRooms(survey: Survey, bookables: readonly Bookable[]): Iterable<Fault> {
  for (const { kind, shape } of bookables) {
    if (kind !== 'room') continue;
    const floor = survey.floorById.get(shape.floor);
    const problem =
      shape.polygons.length === 0
        ? 'is a point; expected a polygon'
        : floor && enclosureProblem(shape, floor);
    if (problem !== undefined) {
      yield faultOfShape(survey, shape, `${describeShape(shape)} ${problem}.`);
    }
  }
}

function enclosureProblem(room: Shape, floor: FloorSurvey): string | undefined {
  const doors = floor.entranceIndex.near(room.box, wallReachMeters);
  const own = doors.filter((door) =>
    [spotOfShape(door), ...door.lines.flat()].some(
      (spot) => distanceToLines(spot, room.lines) <= wallReachMeters,
    ),
  );
  if (own.length === 0) {
    return `has no entrance within ${meters(wallReachMeters)} of its outline; expected one or more`;
  }
  // If a floor draws no walls, outlines of rooms count as walls.
  if (!floor.obstructions.some(isWall)) return undefined;
  const walls = floor.obstructionIndex.near(room.box, wallReachMeters).filter(isWall);
  const lines = [...walls, ...own].flatMap((shape) => shape.lines);
  const spots = spotsAlong(room.lines[0] ?? []);
  const beside = spots.filter((spot) => distanceToLines(spot, lines) <= wallReachMeters).length;
  if (beside >= spots.length * enclosedShare) return undefined;
  const percent = Math.round((beside / spots.length) * 100);
  return `has walls, windows or doors along ${percent} % of its outline; expected ${enclosedShare * 100} % or more`;
}

function isWall({ kind }: Shape): boolean {
  return /wall|partition|window|glass|facade|column/i.test(kind);
}

/** Points every half meter along a ring. */
function spotsAlong(ring: readonly Spot[]): Spot[] {
  return ring.slice(1).flatMap((to, i) => {
    const from = ring[i] as Spot;
    const count = Math.max(1, Math.ceil(distance(from, to) / 0.5));
    return Array.from({ length: count }, (_, k): Spot => {
      const part = (k + 0.5) / count;
      return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
    });
  });
}

function* withoutCapacity(survey: Survey, bookables: readonly Bookable[]): Iterable<Fault> {
  for (const { kind, shape, capacity } of bookables) {
    // A desk seats one person by default.
    if (capacity === undefined && kind === 'desk') continue;
    if (Number.isInteger(capacity) && Number(capacity) >= 1) continue;
    const given =
      capacity === undefined ? 'no capacity' : `the capacity ${JSON.stringify(capacity)}`;
    const message = `${describeShape(shape)} has ${given}; expected a whole number, 1 or more.`;
    yield faultOfShape(survey, shape, message, { more: '/properties/metadata' });
  }
}

function* crookedDesks(survey: Survey, bookables: readonly Bookable[]): Iterable<Fault> {
  for (const { kind, shape } of bookables) {
    if (kind !== 'desk' || isRectangle(shape)) continue;
    const corners = Math.max(0, (shape.lines[0]?.length ?? 0) - 1);
    const message = `${describeShape(shape)} has ${corners} corners, or angles that are not right angles; expected a rectangle.`;
    yield faultOfShape(survey, shape, message, { more: '/geometry' });
  }
}

function isRectangle({ polygons }: Shape): boolean {
  const [[ring = [], ...inner] = [], ...others] = polygons;
  if (ring.length !== 5 || inner.length > 0 || others.length > 0) return false;
  const most = Math.sin((rightAngleDegrees * Math.PI) / 180);
  return [0, 1, 2, 3].every((i) => {
    const [a, b, c] = [ring[(i + 3) % 4], ring[i], ring[(i + 1) % 4]] as [Spot, Spot, Spot];
    const dot = (a[0] - b[0]) * (c[0] - b[0]) + (a[1] - b[1]) * (c[1] - b[1]);
    const lengths = distance(a, b) * distance(b, c);
    return lengths > 0 && Math.abs(dot / lengths) <= most;
  });
}

function* strayNames(survey: Survey, bookables: readonly Bookable[]): Iterable<Fault> {
  for (const { shape, name } of bookables) {
    if (name === undefined || name === cleanName(name)) continue;
    const message = `${describeShape(shape)} is named ${JSON.stringify(shortened(name))}; it is written as ${JSON.stringify(shortened(cleanName(name)))}.`;
    yield faultOfShape(survey, shape, message);
  }
}

function* floorWords(survey: Survey, own: ReadonlySet<string>): Iterable<Fault> {
  for (const [i, { properties }] of survey.venue.floors.entries()) {
    const { id, name } = properties;
    if (!own.has(id) || floorName(name) === cleanName(name)) continue;
    const pointer = `/features/${i}/properties/name`;
    const message = `Floor ${id} is named "${shortened(name)}"; it is written as "${shortened(floorName(name))}".`;
    yield { file: 'floor.geojson', pointer, message, place: { floor: id } };
  }
}

function* holes(survey: Survey, own: ReadonlySet<string>): Iterable<Fault> {
  for (const floor of survey.floors) {
    if (!own.has(floor.id)) continue;
    for (const space of floor.spaces) {
      const count = space.polygons.reduce((sum, rings) => sum + rings.length - 1, 0);
      if (count === 0) continue;
      const message = `${describeShape(space)} has ${count} ${count === 1 ? 'hole' : 'holes'}.`;
      yield faultOfShape(survey, space, message, { more: '/geometry' });
    }
  }
}
