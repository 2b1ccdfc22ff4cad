import type { ConnectionRecord } from '@mezzanine/mvf';
import type { BuiltFloor } from './buildFloor.ts';
import { idsOf } from './FloorContext.ts';
import type { ConnectionDesign } from './VenueDesign.ts';

/** The connections of a venue: each joins the nodes in its shafts. */
export function joinFloors(
  connections: readonly ConnectionDesign[],
  floors: readonly BuiltFloor[],
): ConnectionRecord[] {
  return connections.map(({ key, type, name, accessible, stops }) => ({
    id: `c_${key}`,
    type,
    accessible,
    details: { name },
    nodes: stops.map((stop) => nodeIn(stop, floors)),
  }));
}

function nodeIn(
  { floor: key, unit }: ConnectionDesign['stops'][number],
  floors: readonly BuiltFloor[],
) {
  const floor = floors.find((candidate) => candidate.key === key);
  const node = floor?.layout.graph.destinations.get(unit);
  if (node === undefined) throw new RangeError(`There is no shaft ${unit} on ${key}.`);
  return idsOf.node(key, node);
}
