import type { DoorRule, Room } from '../src/FloorPlan.ts';
import { hall } from '../src/FloorPlan.ts';
import type { Ring } from '../src/ring.ts';
import { arc, depth, outerWall } from './frames.ts';
import { exteriorDoor, shop, storeRoom } from './rooms.ts';

/** Start of the anchor stores. Their fronts are slanted, so the concourse ends at an angle. */
export const anchorFront = { north: 70, south: 66 } as const;

/** The end wall is beyond this `s`. */
const farEnd = 104;

const { north, south } = anchorFront;

const wide: DoorRule = { to: hall, width: 6.5 };

/** The department store at the east end, one ring on each of its floors. */
export function eastStore(unit: string, holes: readonly Ring[], doors: readonly DoorRule[]): Room {
  const ring = [
    arc(north, depth.front),
    arc(south, -depth.front),
    ...outerWall(arc(south, -depth.southWall), arc(north, depth.northWall)),
  ];
  return { ...shop(unit, ring, [wide, ...doors]), holes };
}

/** The supermarket at the west end, with its stock room along the end wall. */
export function supermarket(unit: string): Room[] {
  const partition = [arc(-92, depth.northWall), arc(-92, -depth.southWall)] as const;
  const sales = [
    arc(-south, -depth.front),
    arc(-north, depth.front),
    ...outerWall(arc(-north, depth.northWall), partition[0]),
    ...outerWall(partition[1], arc(-south, -depth.southWall)),
  ];
  const stock = outerWall(...partition);
  const loading = exteriorDoor(4, { near: arc(-farEnd, 4), weight: 400, isService: true });
  const stockRoom = storeRoom(`${unit}-S`, stock, unit);
  return [
    shop(unit, sales, [wide, exteriorDoor(3.6, { near: arc(-80, -depth.southWall) })]),
    { ...stockRoom, name: 'Stock room', doors: [...stockRoom.doors, loading] },
  ];
}

/** Two stores that share the west end, divided along the concourse's axis. */
export function twinStores(northUnit: string, southUnit: string): Room[] {
  const middle = arc(-(north + south) / 2, 0);
  const back = arc(-farEnd, 0);
  const upper = [
    middle,
    arc(-north, depth.front),
    ...outerWall(arc(-north, depth.northWall), back),
  ];
  const lower = [
    arc(-south, -depth.front),
    middle,
    ...outerWall(back, arc(-south, -depth.southWall)),
  ];
  return [
    shop(northUnit, upper, [{ ...wide, width: 5 }]),
    shop(southUnit, lower, [{ ...wide, width: 5 }]),
  ];
}
