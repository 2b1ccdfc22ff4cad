import Flatbush from 'flatbush';
import type { Barriers } from './Barriers.ts';
import {
  bearingOf,
  distanceBetween,
  distanceToSegment,
  isInsideRing,
  nearestOnSegment,
  pointBetween,
  rangeOf,
} from './geometry.ts';
import type { Landmark, Side } from './Instruction.ts';
import type { LocalPoint } from '@mezzanine/mvf';

/** Maximum distance of a place from a turn. */
const NEAR_METERS = 8;
/** A front is part of the wall, so visibility is tested just in front of it. */
const FRONT_METERS = 0.5;
/** Within this angle of the heading, a place lies ahead. */
const AHEAD_DEGREES = 35;

/** A place, in meters. */
interface LocalPlace {
  readonly id: string;
  readonly name: string;
  readonly outline: readonly LocalPoint[];
}

/** The named places of one floor. */
export class Landmarks {
  readonly #places: readonly LocalPlace[];
  readonly #barriers: Barriers;
  readonly #index: Flatbush | undefined;

  constructor(places: readonly LocalPlace[], barriers: Barriers) {
    this.#places = places.filter(({ outline }) => outline.length > 0);
    this.#barriers = barriers;
    if (this.#places.length === 0) return;
    this.#index = new Flatbush(this.#places.length);
    for (const { outline } of this.#places) {
      const [xs, ys] = [rangeOf(outline.map(([x]) => x)), rangeOf(outline.map(([, y]) => y))];
      this.#index.add(xs[0], ys[0], xs[1], ys[1]);
    }
    this.#index.finish();
  }

  /**
   * The landmark at a point: the nearest place whose front is not hidden by a wall.
   *
   * @param point - position of the person
   * @param bearing - heading of the person in degrees
   * @param start - point that the person left; the place around it is excluded
   */
  at(point: LocalPoint, bearing: number, start: LocalPoint): Landmark | undefined {
    const [x, y] = point;
    const found = this.#index?.search(
      x - NEAR_METERS,
      y - NEAR_METERS,
      x + NEAR_METERS,
      y + NEAR_METERS,
    );
    const near = (found ?? []).flatMap((index) => {
      const place = this.#places[index];
      // The place around the person is not a landmark.
      if (place === undefined || isInsideRing(place.outline, point)) return [];
      if (isInsideRing(place.outline, start)) return [];
      const front = frontOf(place.outline, point);
      const far = distanceBetween(point, front);
      return far <= NEAR_METERS ? [{ place, front, far }] : [];
    });
    near.sort((a, b) => a.far - b.far);
    const seen = near.find(({ front, far }) => this.#sees(point, front, far));
    if (!seen) return undefined;
    const { id, name } = seen.place;
    return { id, name, side: sideOf(point, seen.front, bearing) };
  }

  /**
   * Relative position of a place for a person at a point; `undefined` if it is unknown or contains
   * the point.
   */
  sideOf(id: string, point: LocalPoint, bearing: number): Side | undefined {
    const outline = this.#places.find((place) => place.id === id)?.outline;
    if (outline === undefined || isInsideRing(outline, point)) return undefined;
    return sideOf(point, frontOf(outline, point), bearing);
  }

  #sees(point: LocalPoint, front: LocalPoint, far: number): boolean {
    if (far <= FRONT_METERS) return true;
    return !this.#barriers.isCrossed(point, pointBetween(point, front, 1 - FRONT_METERS / far));
  }
}

/** The point of an outline nearest to the person. */
function frontOf(outline: readonly LocalPoint[], point: LocalPoint): LocalPoint {
  let [nearest = point] = outline;
  let far = distanceBetween(point, nearest);
  for (const [i, end] of outline.entries()) {
    const start = outline[i - 1] ?? end;
    if (distanceToSegment(point, start, end) >= far) continue;
    nearest = nearestOnSegment(point, start, end);
    far = distanceBetween(point, nearest);
  }
  return nearest;
}

function sideOf(from: LocalPoint, to: LocalPoint, bearing: number): Side {
  const angle = ((bearingOf(from, to) - bearing + 540) % 360) - 180;
  if (Math.abs(angle) <= AHEAD_DEGREES) return 'ahead';
  if (Math.abs(angle) >= 180 - AHEAD_DEGREES) return 'behind';
  return angle > 0 ? 'right' : 'left';
}
