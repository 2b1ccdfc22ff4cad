import { type DoorRule, type FloorPlan, hall } from './FloorPlan.ts';
import type { Edge } from './subdivide.ts';
import { between, distance, projectOn, type Vector } from './vector.ts';

/** A door with its position. */
export interface Door {
  readonly from: string;
  readonly to: string;
  readonly a: Vector;
  readonly b: Vector;
  readonly center: Vector;
  readonly edge: Edge;
  readonly rule: DoorRule;
}

/** Minimum wall next to a door, in meters. */
const jambMeters = 0.35;
/**
 * A phone booth that is 1.5 m wide has room for a door, at the precision of points in millimeters.
 */
const narrowestMeters = 0.79;

/** Places all doors of the plan. Throws if there is no wall for a required door. */
export function placeDoors(plan: FloorPlan, edges: readonly Edge[]): Door[] {
  const asked = [
    ...plan.hallDoors.map((rule) => ({ from: hall, rule })),
    ...plan.rooms.flatMap((room) => room.doors.map((rule) => ({ from: room.unit, rule }))),
  ];
  const doors = asked.flatMap(({ from, rule }) => {
    const door = placeDoor(from, rule, edges);
    if (door) return [door];
    if (rule.isOptional) return [];
    throw new RangeError(`${from} has no wall to ${rule.to} that is wide enough for a door.`);
  });
  checkApart(doors);
  return doors;
}

/** Throws if two doors overlap on a wall. */
function checkApart(doors: readonly Door[]): void {
  doors.forEach((door, i) => {
    for (const other of doors.slice(i + 1)) {
      if (door.edge !== other.edge) continue;
      const room = (distance(door.a, door.b) + distance(other.a, other.b)) / 2;
      if (distance(door.center, other.center) < room) {
        throw new RangeError(`Doors of ${door.from} and ${other.from} to ${door.to} overlap.`);
      }
    }
  });
}

function placeDoor(from: string, rule: DoorRule, edges: readonly Edge[]): Door | undefined {
  const shared = edges.filter(
    ({ left, right }) =>
      (left === from && right === rule.to) || (left === rule.to && right === from),
  );
  const fitting = shared.filter((edge) => lengthOf(edge) >= narrowestMeters + 2 * jambMeters);
  const { near } = rule;
  const rank = near
    ? (edge: Edge): number => projectOn(near, edge.a, edge.b).off
    : (edge: Edge): number => -lengthOf(edge);
  const [edge] = fitting.sort((p, q) => rank(p) - rank(q));
  if (!edge) return undefined;
  const length = lengthOf(edge);
  const width = Math.min(rule.width, length - 2 * jambMeters);
  const wanted = near ? projectOn(near, edge.a, edge.b).share : (rule.share ?? 0.5);
  const margin = (width / 2 + jambMeters) / length;
  const share = Math.min(1 - margin, Math.max(margin, wanted));
  return {
    from,
    to: rule.to,
    a: between(edge.a, edge.b, share - width / 2 / length),
    b: between(edge.a, edge.b, share + width / 2 / length),
    center: between(edge.a, edge.b, share),
    edge,
    rule,
  };
}

function lengthOf(edge: Edge): number {
  return distance(edge.a, edge.b);
}
