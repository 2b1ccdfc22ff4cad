import type { ConnectionRecord, Mvf, NodeFeature } from '@mezzanine/mvf';

/** Which nodes and connections a walk may use, and the direction in which it follows edges. */
export interface Walk {
  readonly isOpen?: (node: NodeFeature) => boolean;
  readonly isUsable?: (connection: ConnectionRecord) => boolean;
  /** Whether to find the nodes from which the start is reachable. */
  readonly isBackward?: boolean;
}

/** A walk without stairs, escalators, and steps. */
export const stepFree: Walk = {
  isOpen: (node) => ((node.properties.flags?.[0] ?? 0) & 1) === 1,
  isUsable: (connection) => connection.accessible === true,
};

/** Ids of the nodes that are reachable from this one. */
export function reachedFrom(venue: Mvf, start: string, walk: Walk = {}): Set<string> {
  const { isOpen = () => true } = walk;
  const open = new Set(venue.nodes.filter(isOpen).map((node) => node.properties.id));
  const ways = waysOf(venue, walk);
  const seen = new Set([start]);
  for (const id of seen) {
    for (const next of ways.get(id) ?? []) if (open.has(next)) seen.add(next);
  }
  return seen;
}

function waysOf(venue: Mvf, { isUsable = () => true, isBackward = false }: Walk) {
  const ways = new Map<string, string[]>(venue.nodes.map((node) => [node.properties.id, []]));
  const add = (from: string, to: string): void => {
    ways.get(isBackward ? to : from)?.push(isBackward ? from : to);
  };
  for (const { properties } of venue.nodes) {
    for (const neighbor of properties.neighbors) add(properties.id, neighbor.id);
  }
  for (const { nodes, isOneWay } of venue.connections.filter(isUsable)) {
    nodes.forEach((from, i) => {
      nodes.forEach((to, j) => {
        if (from !== to && (!isOneWay || j > i)) add(from, to);
      });
    });
  }
  return ways;
}

/**
 * Names (or ids) of the spaces whose destinations are not among these nodes. Spaces without
 * destinations are left out.
 */
export function unreachedSpaces(venue: Mvf, reached: ReadonlySet<string>): string[] {
  return Object.entries(venue.spaces).flatMap(([floor, spaces]) =>
    spaces
      .filter(({ properties: { destinationNodes } }) => destinationNodes.length > 0)
      .filter(({ properties }) => !properties.destinationNodes.some((node) => reached.has(node)))
      .map(({ properties }) => `${floor}/${properties.externalId ?? properties.id}`),
  );
}

/** The first destination of a space, by floor and external id. */
export function destinationOf(venue: Mvf, floor: string, unit: string): string {
  const space = venue.spaces[floor]?.find(({ properties }) => properties.externalId === unit);
  const [node] = space?.properties.destinationNodes ?? [];
  if (node === undefined) throw new RangeError(`No route ends in ${unit} on ${floor}.`);
  return node;
}
