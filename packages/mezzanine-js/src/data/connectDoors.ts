import type { EntranceFeature, SpaceFeature } from '@mezzanine/mvf';
import type { Floor } from './entities.ts';
import { linkDoors, type DoorMiddle, type SpaceOutline } from './linkDoors.ts';
import { Lists } from './Lists.ts';
import type { LocalPoint } from '@mezzanine/mvf';
import type { LocalProjection } from './LocalProjection.ts';
import { ringsOf } from './shapeOf.ts';
import type { Site } from './Site.ts';
import type { Steps } from '../steps.ts';

/**
 * A door belongs to the spaces whose boundary it is on, and to the spaces that its node references.
 */
export function* connectDoors(site: Site, floor: Floor): Steps<void> {
  const { projection, doors, spacesOfDoor } = site;
  const features = site.mvf.spaces[floor.id] ?? [];
  const entranceFeatures = site.mvf.entrances[floor.id] ?? [];
  const outlines = features
    .map((feature): SpaceOutline => ({
      id: feature.properties.id,
      rings: ringsOf(feature, projection),
    }))
    .filter(({ rings }) => rings.length > 0);
  const middles = entranceFeatures.map((feature): DoorMiddle => ({
    id: feature.properties.id,
    middle: middleOf(feature, projection),
  }));
  yield;
  const pairs = [...linkDoors(outlines, middles), ...pairsByNode(site, entranceFeatures, features)];
  yield;
  const entrancesById = new Map(floor.entrances.map((entrance) => [entrance.id, entrance]));
  const spacesById = new Map(floor.spaces.map((space) => [space.id, space]));
  const seen = new Set<string>();
  for (const [doorId, spaceId] of pairs) {
    const [door, space] = [entrancesById.get(doorId), spacesById.get(spaceId)];
    const pair = JSON.stringify([doorId, spaceId]);
    if (!door || !space || seen.has(pair)) continue;
    seen.add(pair);
    doors.of(spaceId).push(door);
    spacesOfDoor.of(doorId).push(space);
  }
}

function pairsByNode(
  { nodes }: Site,
  entrances: readonly EntranceFeature[],
  spaces: readonly SpaceFeature[],
): (readonly [doorId: string, spaceId: string])[] {
  const spacesByNode = new Lists<string>();
  for (const { properties } of spaces) {
    for (const node of properties.destinationNodes) spacesByNode.of(node).push(properties.id);
  }
  return entrances.flatMap(({ properties: { id, node } }) => {
    if (node === undefined) return [];
    const named = nodes.get(node)?.properties.space ?? [];
    return [...spacesByNode.of(node), ...[named].flat()].map((spaceId) => [id, spaceId] as const);
  });
}

/** Midpoint of the line. */
export function middleOf({ geometry }: EntranceFeature, projection: LocalProjection): LocalPoint {
  const points = geometry.coordinates.map((position) => projection.toLocal(position));
  const lengths = points.map(([x, y], i) => {
    const [beforeX, beforeY] = points[i - 1] ?? [x, y];
    return Math.hypot(x - beforeX, y - beforeY);
  });
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [i, length] of lengths.entries()) {
    const [before, point] = [points[i - 1], points[i]];
    if (before && point && length > 0 && left <= length) {
      const part = left / length;
      return [before[0] + part * (point[0] - before[0]), before[1] + part * (point[1] - before[1])];
    }
    left -= length;
  }
  return points[0] ?? [0, 0];
}
