import type { ConnectionRecord } from '@mezzanine/mvf';
import type { BuiltFloor } from './buildFloor.ts';
import { idsOf } from './FloorContext.ts';
import { facadeKind, outside } from './FloorPlan.ts';
import type { Door } from './placeDoors.ts';
import { distance, type Vector } from './vector.ts';

/** Exterior doors of two floors that are this close are one door. */
const sameDoorMeters = 0.6;

interface OuterDoor {
  readonly floor: BuiltFloor;
  readonly index: number;
  readonly door: Door;
  readonly at: Vector;
}

/**
 * Connections through exterior doors: if doors on floors of two stacks are at the same position and
 * elevation, they connect the floors.
 */
export function joinDoors(stacks: readonly (readonly BuiltFloor[])[]): ConnectionRecord[] {
  const doors = stacks.map((floors) => floors.flatMap(outerDoorsOf));
  return doors.flatMap((own, i) =>
    own.flatMap((door) =>
      doors
        .slice(i + 1)
        .flat()
        .filter((other) => isSameDoor(door, other))
        .map((other) => connectionOf(door, other)),
    ),
  );
}

function outerDoorsOf(floor: BuiltFloor): OuterDoor[] {
  const facades = floor.design.plan.rooms.filter((room) => room.kind === facadeKind);
  const units = new Set(facades.map((room) => room.unit));
  return floor.layout.doors.flatMap((door, index) =>
    door.to === outside || units.has(door.from)
      ? [{ floor, index, door, at: floor.toSite(door.center) }]
      : [],
  );
}

function isSameDoor(one: OuterDoor, other: OuterDoor): boolean {
  return (
    one.floor.design.elevation === other.floor.design.elevation &&
    distance(one.at, other.at) < sameDoorMeters
  );
}

function connectionOf(inner: OuterDoor, outer: OuterDoor): ConnectionRecord {
  const nodeOf = ({ floor, index }: OuterDoor): string =>
    idsOf.node(floor.key, floor.layout.graph.doorNodes[index] ?? 0);
  return {
    id: `c_door_${inner.floor.key}_${inner.index}`,
    type: 'door',
    accessible: true,
    details: { name: inner.door.rule.name ?? 'Door' },
    nodes: [nodeOf(inner), nodeOf(outer)],
  };
}
