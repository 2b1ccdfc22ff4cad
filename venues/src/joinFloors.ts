import type { ConnectionRecord } from '@mezzanine/mvf';
import type { BuiltFloor } from './buildFloor.ts';
import { idsOf } from './FloorContext.ts';
import { destinationsIn } from './layOutFloor.ts';
import type { ConnectionDesign } from './VenueDesign.ts';

/** The connections of a venue. Each joins the nodes in its shafts. */
export function joinFloors(
  connections: readonly ConnectionDesign[],
  floors: readonly BuiltFloor[],
): ConnectionRecord[] {
  return connections.map((design) => {
    const { key, type, name, accessible, stops, description } = design;
    const { isOneWay, weight, multiplier, externalId } = design;
    return {
      id: `c_${key}`,
      type,
      accessible,
      ...(isOneWay && { isOneWay }),
      ...(weight !== undefined && { weight }),
      ...(multiplier !== undefined && { multiplier }),
      ...(externalId !== undefined && { externalId }),
      details: { name, ...(description !== undefined && { description }) },
      nodes: stops.flatMap((stop) => nodesIn(stop, floors)),
    };
  });
}

function nodesIn(
  { floor: key, unit }: ConnectionDesign['stops'][number],
  floors: readonly BuiltFloor[],
): string[] {
  const floor = floors.find((candidate) => candidate.key === key);
  const nodes = floor ? destinationsIn(floor.layout, unit) : [];
  if (nodes.length === 0) throw new RangeError(`There is no shaft ${unit} on ${key}.`);
  return nodes.map((node) => idsOf.node(key, node));
}
