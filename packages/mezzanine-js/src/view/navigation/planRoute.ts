import type { Connection, Floor } from '../../data/entities.ts';
import type { Directions, DirectionsInstruction } from '../../data/directions/Directions.ts';
import type { LocalProjection } from '../../data/LocalProjection.ts';
import { lengthOf } from '../../scene/lines.ts';
import type { RouteStretch } from '../../scene/navigation/RouteLayer.ts';
import { roundCorners } from '../../scene/navigation/roundCorners.ts';
import type { Coordinate } from '../../data/Coordinate.ts';
import type { Point } from '../../scene/SceneModel.ts';

/** Where a route changes floors. */
export interface FloorChange {
  readonly connection: Connection;
  readonly fromFloor: Floor;
  readonly toFloor: Floor;
  readonly from: Coordinate;
  readonly to: Coordinate;
  /** Index of the leg in `legs`. */
  readonly leg: number;
}

/** Position of a step on the drawn route. */
export interface PlannedStep {
  readonly instruction: DirectionsInstruction;
  /** Index of its stretch. */
  readonly stretch: number;
  /** Distance along the whole drawn route, in meters. */
  readonly along: number;
}

/** Directions as they are drawn: a stretch for each floor, and the positions of steps. */
export interface RoutePlan {
  readonly stretches: readonly RouteStretch[];
  readonly changes: readonly FloorChange[];
  readonly steps: readonly PlannedStep[];
  /** Total length of all stretches in meters. */
  readonly totalMeters: number;
}

interface Draft {
  readonly floorId: string;
  readonly coordinates: Coordinate[];
}

/** Plans how directions are drawn. */
export function planRoute(directions: Directions, projection: LocalProjection): RoutePlan {
  const { drafts, changes, stretchOfLeg } = draftsOf(directions);
  let totalMeters = 0;
  const stretches = drafts.map(({ floorId, coordinates }): RouteStretch => {
    const line = roundCorners(
      coordinates.map(({ longitude, latitude }) => projection.toLocal([longitude, latitude])),
    );
    const startsAt = totalMeters;
    totalMeters += lengthOf(line);
    return { floorId, line, startsAt };
  });
  let along = 0;
  const steps = directions.instructions.map((instruction): PlannedStep => {
    const stretch = stretchOfLeg[instruction.leg] ?? 0;
    const { longitude, latitude } = instruction.coordinate;
    const { startsAt = 0, line = [] } = stretches[stretch] ?? {};
    const least = Math.max(along - startsAt, 0);
    along = startsAt + nearestAlong(line, projection.toLocal([longitude, latitude]), least);
    return { instruction, stretch, along };
  });
  return { stretches, changes, steps, totalMeters };
}

/** The part of a line between two distances along it; at least one point. */
export function sliceLine(line: readonly Point[], from: number, to: number): Point[] {
  const slice: Point[] = [];
  let along = 0;
  for (const [i, b] of line.entries()) {
    const a = line[i - 1];
    if (!a) continue;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const [low, high] = [Math.max(from, along), Math.min(to, along + length)];
    // A route that turns on the spot contains the same position twice.
    if (high >= low) slice.push(between(a, b, length > 0 ? (low - along) / length : 0));
    if (high > low) slice.push(between(a, b, (high - along) / length));
    along += length;
  }
  return slice.length > 0 ? slice : line.slice(-1);
}

function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

function draftsOf({ legs }: Directions) {
  const drafts: Draft[] = [];
  const changes: FloorChange[] = [];
  const stretchOfLeg: number[] = [];
  const append = (floorId: string, coordinates: readonly Coordinate[]) => {
    const last = drafts.at(-1);
    if (last?.floorId === floorId) last.coordinates.push(...coordinates);
    else drafts.push({ floorId, coordinates: [...coordinates] });
  };
  for (const [index, leg] of legs.entries()) {
    const { coordinates } = leg;
    const [first, last] = [coordinates[0], coordinates.at(-1)];
    if (leg.type === 'walk') append(leg.floor.id, coordinates);
    else if (leg.fromFloor === leg.toFloor) append(leg.fromFloor.id, coordinates);
    else if (first && last) append(leg.fromFloor.id, [first]);
    stretchOfLeg.push(drafts.length - 1);
    if (leg.type === 'walk' || leg.fromFloor === leg.toFloor || !first || !last) continue;
    const { connection, fromFloor, toFloor } = leg;
    changes.push({ connection, fromFloor, toFloor, from: first, to: last, leg: index });
    append(toFloor.id, [last]);
  }
  return { drafts, changes, stretchOfLeg };
}

/** Distance along a line of the position nearest to a point, not before `least`. */
function nearestAlong(line: readonly Point[], [x, y]: Point, least: number): number {
  let best = { distance: Infinity, along: least };
  let along = 0;
  for (const [i, b] of line.entries()) {
    const a = line[i - 1];
    if (!a) continue;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy);
    const behind = Math.min(Math.max((least - along) / length, 0), 1);
    const share = ((x - a[0]) * dx + (y - a[1]) * dy) / (length * length);
    const at = Math.min(Math.max(share, behind), 1);
    const distance = Math.hypot(a[0] + dx * at - x, a[1] + dy * at - y);
    if (along + length >= least && distance < best.distance - 1e-6) {
      best = { distance, along: along + length * at };
    }
    along += length;
  }
  return best.along;
}
