import type { ObstructionFeature } from '@mezzanine/mvf';
import { closedRing, type FloorContext, idsOf } from './FloorContext.ts';
import type { Fixture } from './FloorPlan.ts';
import { treadsOf } from './furniture.ts';
import type { FloorLayout } from './layOutFloor.ts';
import { counterclockwise } from './ring.ts';
import type { Vector } from './vector.ts';
import type { WallClass, WallLine } from './wallLines.ts';

const wallKinds: Readonly<Record<WallClass, { kind: string; style: string }>> = {
  outer: { kind: 'wall', style: 'ExteriorWalls' },
  inner: { kind: 'wall', style: 'Walls' },
  front: { kind: 'wall', style: 'Partitions' },
  parapet: { kind: 'parapet', style: 'Parapets' },
  railing: { kind: 'railing', style: 'Railings' },
};

/** The obstructions of a floor: its walls, its fixtures, then the treads of stairs and escalators. */
export function buildObstructions(
  context: FloorContext,
  layout: FloorLayout,
): ObstructionFeature[] {
  const walls = layout.walls.map((wall, i) => buildWall(wall, i, context, layout));
  const { fixtures: own, rooms } = context.floor.plan;
  const fixtures = [...own, ...treadsOf(rooms)].map((fixture, i) =>
    buildFixture(fixture, walls.length + i, context),
  );
  return [...walls, ...fixtures];
}

function buildWall(
  wall: WallLine,
  index: number,
  { floor, styles, toEarth }: FloorContext,
  layout: FloorLayout,
): ObstructionFeature {
  const id = idsOf.obstruction(floor.key, index);
  const { kind, style } = wallKinds[wall.wallClass];
  styles.add(style, 'lineStrings', id);
  const isEnd = (point: Vector): boolean =>
    point === wall.points[0] || point === wall.points.at(-1);
  const entrances = layout.doors.flatMap((door, i) =>
    isEnd(door.a) || isEnd(door.b) ? [idsOf.entrance(floor.key, i)] : [],
  );
  const isFootprint = wall.wallClass === 'outer' || wall.wallClass === 'parapet';
  return {
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: wall.points.map(toEarth) },
    properties: { id, kind, entrances, ...(isFootprint && { footprintComponent: true }) },
  };
}

function buildFixture(
  { kind, style, points, name, unit, metadata }: Fixture,
  index: number,
  { floor, styles, toEarth }: FloorContext,
): ObstructionFeature {
  const id = idsOf.obstruction(floor.key, unit ?? index);
  styles.add(style, 'polygons', id);
  const coordinates = [closedRing(counterclockwise(points), toEarth)];
  return {
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates },
    properties: {
      id,
      ...(unit !== undefined && { externalId: unit }),
      kind,
      entrances: [],
      ...(name !== undefined && { details: { name } }),
      ...(metadata && { metadata: { ...metadata } }),
    },
  };
}
