import type Flatbush from 'flatbush';
import type { Mvf } from '../Mvf.ts';
import type { Polygon } from '../record-types/geometry.ts';
import type { SpaceProps } from '../record-types/space.ts';
import type { LocalPlane } from '../LocalPlane.ts';
import {
  type Box,
  boxAround,
  boxOf,
  distance,
  ringsContain,
  signedArea,
  type Vec,
} from './planeGeometry.ts';
import { indexBoxes } from './spatialIndex.ts';
import { WorkBudget } from './WorkBudget.ts';

/** A space that is a polygon, in meters. */
export interface Area {
  readonly index: number;
  readonly space: SpaceProps;
  /** Outer ring and holes, closed. */
  readonly rings: readonly (readonly Vec[])[];
  readonly box: Box;
  /** Square meters. */
  readonly size: number;
  /** Cost of testing whether it contains a point; 1 for a usual room. */
  readonly testCost: number;
  /** False for voids and spaces that are open to below. */
  readonly isWalkable: boolean;
  /** Open areas connect to others along a shared border; the border of a closed one is a wall. */
  isOpen: boolean;
}

/** A line that cannot be crossed. */
export interface Blocker {
  readonly a: Vec;
  readonly b: Vec;
  /** The area that it bounds; undefined for walls and obstacles. */
  readonly owner: Area | undefined;
  /** Whether it is a side of an obstacle. */
  readonly isSolid: boolean;
}

interface Obstacle {
  readonly rings: readonly (readonly Vec[])[];
}

/** Number of corners that a point test checks. */
const cornersPerTest = 64;
/** Barriers that a search of a building's plan may find without being counted. */
const usualBlockers = 1000;

const openKinds = new Set(['hallway', 'exterior', 'gate']);
/** Kinds of spaces that no one can enter. */
export const solidKinds: ReadonlySet<string> = new Set(['void', 'otb', 'facade']);
/** Obstructions that people walk on, walk under, or push aside. */
const passableKinds = new Set([
  'tread',
  'step',
  'steps',
  'marking',
  'crosswalk',
  'carpet',
  'rug',
  'mat',
  'arch',
  'bridge',
  'gate',
  'chair',
]);

/** One floor in meters: walkable areas and barriers. */
export class FloorPlan {
  /** Id of the floor. */
  readonly id: string;
  readonly areas: readonly Area[];
  /** Whether walls are drawn as lines; if not, borders of rooms count as walls. */
  readonly hasWalls: boolean;
  /** Walls and sides of obstacles, then borders of areas. */
  readonly #blockers: readonly Blocker[];
  readonly #obstacles: readonly Obstacle[];
  readonly #areaIndex: Flatbush | undefined;
  readonly #blockerIndex: Flatbush | undefined;
  /** The same without borders, so that looking for walls does not find every room. */
  readonly #wallIndex: Flatbush | undefined;
  readonly #obstacleIndex: Flatbush | undefined;
  readonly #budget: WorkBudget;

  /** @param budget the work for all floors of the venue; default: for this floor alone */
  constructor(venue: Mvf, floor: string, plane: LocalPlane, budget?: WorkBudget) {
    this.id = floor;
    this.#budget = budget ?? new WorkBudget(venue.spaces[floor]?.length ?? 0);
    this.areas = areasOf(venue, floor, plane);
    const shapes = (venue.obstructions[floor] ?? [])
      // Derived walls only draw the borders of rooms, which are barriers already.
      .filter(({ properties }) => properties.metadata?.['derived'] !== true)
      .filter(({ properties }) => !passableKinds.has(properties.kind))
      .map(({ geometry }) => geometry);
    const walls = shapes.filter((shape) => shape.type === 'LineString');
    this.hasWalls = walls.length > 0;
    this.#obstacles = shapes
      .filter((shape) => shape.type === 'Polygon')
      .map((shape) => ({ rings: ringsOf(shape, plane) }));
    const solid = this.#obstacles.flatMap(({ rings }) => rings.flatMap((ring) => sidesOf(ring)));
    const fixed: readonly Blocker[] = [
      ...walls.flatMap(({ coordinates }) =>
        sidesOf(coordinates.map((position) => plane.toLocal(position))),
      ),
      ...solid.map((side) => ({ ...side, isSolid: true })),
    ];
    const borders = this.areas.flatMap((area) => area.rings.flatMap((ring) => sidesOf(ring, area)));
    this.#blockers = fixed.concat(borders);
    this.#areaIndex = indexBoxes(this.areas.map(({ box }) => box));
    this.#blockerIndex = indexBoxes(this.#blockers.map(({ a, b }) => boxAround(a, b, 0)));
    this.#wallIndex = indexBoxes(fixed.map(({ a, b }) => boxAround(a, b, 0)));
    this.#obstacleIndex = indexBoxes(this.#obstacles.map(({ rings }) => boxOf(rings.flat())));
  }

  /** Whether so many areas overlap that the work on this floor must stop. */
  get isSpent(): boolean {
    return this.#budget.isSpent;
  }

  /** Areas that contain the point, smallest first; walkable or not. */
  areasAt(point: Vec): Area[] {
    return this.around(point).sort(bySize);
  }

  /** The smallest area that contains the point, except for one; walkable or not. */
  smallestAt(point: Vec, except?: Area): Area | undefined {
    let smallest: Area | undefined;
    for (const area of this.around(point)) {
      if (area === except) continue;
      if (smallest === undefined || bySize(area, smallest) < 0) smallest = area;
    }
    return smallest;
  }

  /** The walkable area at the point: the smallest one, if there is no obstacle. */
  standingAt(point: Vec): Area | undefined {
    const smallest = this.smallestAt(point);
    return smallest?.isWalkable === true && !this.isObstructed(point) ? smallest : undefined;
  }

  /** Whether a wanted area is in a box, by its own box. */
  hasAreaIn({ minX, minY, maxX, maxY }: Box, isWanted: (area: Area) => boolean): boolean {
    const found = this.#areaIndex?.search(minX, minY, maxX, maxY, (index) => {
      const area = this.areas[index];
      this.#budget.spend(1);
      return area !== undefined && isWanted(area);
    });
    return found !== undefined && found.length > 0;
  }

  /** Whether an area contains the point, apart from areas within it. */
  contains(area: Area, point: Vec): boolean {
    this.#budget.spend(area.testCost);
    return ringsContain(area.rings, point);
  }

  /** Whether a person can stand at a point of this area. */
  isFree(area: Area, point: Vec): boolean {
    this.#budget.spend(area.testCost - 1);
    if (!ringsContain(area.rings, point) || this.isObstructed(point)) return false;
    for (const other of this.around(point)) {
      if (other !== area && !other.isOpen && other.size <= area.size) return false;
    }
    return true;
  }

  /** Counts other work on this floor. */
  spend(tests: number): void {
    this.#budget.spend(tests);
  }

  /** Areas that contain the point, in no order. */
  around(point: Vec): Area[] {
    const around: Area[] = [];
    for (const index of this.#areaIndex?.search(point[0], point[1], point[0], point[1]) ?? []) {
      const area = this.areas[index];
      if (area !== undefined && this.contains(area, point)) around.push(area);
    }
    return around;
  }

  /** Barriers within an area, in a box. Borders of other open areas are not included. */
  blockersFor(area: Area, box: Box): Blocker[] {
    return this.#search(
      this.#blockerIndex,
      box,
      ({ owner }) => owner === undefined || owner === area || !owner.isOpen,
    );
  }

  /** Walls and obstacles in a box, without borders of areas. */
  wallsIn(box: Box): Blocker[] {
    return this.#search(this.#wallIndex, box);
  }

  #search(
    index: Flatbush | undefined,
    { minX, minY, maxX, maxY }: Box,
    isWanted?: (blocker: Blocker) => boolean,
  ): Blocker[] {
    const blockers: Blocker[] = [];
    if (index === undefined) return blockers;
    const found = index.search(minX, minY, maxX, maxY);
    this.#budget.spend(Math.max(0, found.length - usualBlockers));
    for (const i of found) {
      const blocker = this.#blockers[i];
      if (blocker !== undefined && isWanted?.(blocker) !== false) blockers.push(blocker);
    }
    return blockers;
  }

  /** Whether an obstacle covers a point. */
  isObstructed(point: Vec): boolean {
    if (this.#obstacleIndex === undefined) return false;
    return this.#obstacleIndex.search(point[0], point[1], point[0], point[1]).some((index) => {
      const obstacle = this.#obstacles[index];
      return obstacle !== undefined && ringsContain(obstacle.rings, point);
    });
  }
}

function bySize(one: Area, other: Area): number {
  return one.size - other.size || one.index - other.index;
}

function areasOf(venue: Mvf, floor: string, plane: LocalPlane): Area[] {
  const areas: Area[] = [];
  for (const { geometry, properties } of venue.spaces[floor] ?? []) {
    if (geometry.type !== 'Polygon') continue;
    const rings = ringsOf(geometry, plane);
    const holes = rings.slice(1).reduce((sum, ring) => sum + Math.abs(signedArea(ring)), 0);
    const corners = rings.flat();
    areas.push({
      index: areas.length,
      space: properties,
      rings,
      box: boxOf(corners),
      size: Math.abs(signedArea(rings[0] ?? [])) - holes,
      testCost: 1 + Math.floor(corners.length / cornersPerTest),
      isWalkable: !solidKinds.has(properties.kind),
      isOpen: openKinds.has(properties.kind),
    });
  }
  return areas;
}

/** Rings of a polygon in meters. */
function ringsOf(polygon: Polygon, plane: LocalPlane): Vec[][] {
  return polygon.coordinates.map((ring) =>
    thinned(ring.map((position) => plane.toLocal(position))),
  );
}

/** Rings with at most this many corners keep all of them. */
const mostCorners = 1000;
/** Distance of kept corners of larger rings, in meters: far less than the margin of edges. */
const leastSide = 0.01;

/** A ring without corners that are negligibly close to the previous one. */
function thinned(ring: Vec[]): Vec[] {
  if (ring.length <= mostCorners) return ring;
  const kept: Vec[] = [];
  ring.forEach((corner, i) => {
    const last = kept.at(-1);
    const isEnd = i === ring.length - 1;
    if (last === undefined || isEnd || distance(last, corner) >= leastSide) kept.push(corner);
  });
  return kept;
}

function sidesOf(line: readonly Vec[], owner?: Area): Blocker[] {
  return line.slice(1).map((b, i) => ({ a: line[i] ?? b, b, owner, isSolid: false }));
}
