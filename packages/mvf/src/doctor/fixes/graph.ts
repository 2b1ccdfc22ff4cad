import { FloorPlan } from '../../graph/FloorPlan.ts';
import { findDoors } from '../../graph/Door.ts';
import { ringsContain, type Vec } from '../../graph/planeGeometry.ts';
import { LocalPlane } from '../../LocalPlane.ts';
import type { Mvf } from '../../Mvf.ts';
import { componentsOf, walkGraphOf } from '../../validator/survey/WalkGraph.ts';
import { idMaker, withSpace } from '../editVenue.ts';
import { joinDoor } from '../joinDoor.ts';
import { isWhole } from './removeFeature.ts';

/** Makes routes to a space end at the nodes inside it. */
export function addDestinations(venue: Mvf, floor: string, id: string): Mvf {
  const space = venue.spaces[floor]?.find(({ properties }) => properties.id === id);
  if (space?.geometry.type !== 'Polygon' || space.properties.destinationNodes.length > 0)
    return venue;
  const plane = new LocalPlane(venue.manifest.center);
  const rings = space.geometry.coordinates.map((ring) =>
    ring.map((position): Vec => plane.toLocal(position)),
  );
  const inside = venue.nodes.filter(
    ({ geometry, properties }) =>
      properties.floor === floor && ringsContain(rings, plane.toLocal(geometry.coordinates)),
  );
  if (inside.length === 0) return venue;
  const destinationNodes = inside.slice(0, 8).map(({ properties }) => properties.id);
  return withSpace(venue, floor, id, (own) => ({ ...own, destinationNodes }));
}

/** Adds a node to a door that the walking graph does not have yet. */
export function joinEntrance(venue: Mvf, floor: string, id: string): Mvf {
  const index = (venue.entrances[floor] ?? []).findIndex(({ properties }) => properties.id === id);
  const entrance = venue.entrances[floor]?.[index];
  if (entrance === undefined || entrance.properties.node !== undefined) return venue;
  const plane = new LocalPlane(venue.manifest.center);
  const plan = new FloorPlan(venue, floor, plane);
  const only = { ...venue, entrances: { [floor]: [entrance] } };
  const [door] = findDoors(only, plan, plane);
  if (door === undefined) return venue;
  return joinDoor(venue, { plan, plane, door, id, newId: idMaker(venue) }) ?? venue;
}

/** Removes a part of the walking graph that is not connected to anything and leads to no space. */
export function removeIsland(venue: Mvf, node: string): Mvf {
  const graph = walkGraphOf(venue);
  const parts = componentsOf(graph.next);
  const part = parts[graph.indexOf.get(node) ?? -1];
  if (part === undefined) return venue;
  const nodes = venue.nodes.filter((_, i) => parts[i] !== part);
  const result = { ...venue, nodes };
  return nodes.length > 0 && isWhole(result) ? result : venue;
}
