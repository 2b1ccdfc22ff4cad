import type { NodeFeature } from '@mezzanine/mvf';
import { type FloorContext, idsOf, unitOf } from './FloorContext.ts';
import { facadeKind, hall } from './FloorPlan.ts';
import type { FloorLayout } from './layOutFloor.ts';
import type { WalkNode } from './walkingGraph.ts';

/** Bits of a node's flags, as defined in the venue's `navigationFlags`. */
const flagBits = { accessible: 1, outdoors: 2, public: 4 } as const;

/** The nodes of a floor, with their neighbors on the same floor. */
export function buildNodes({ floor, toEarth }: FloorContext, layout: FloorLayout): NodeFeature[] {
  const { nodes, links } = layout.graph;
  const rooms = new Map(floor.plan.rooms.map((room) => [room.unit, room]));
  const neighbors = nodes.map((): { id: string; weight: number }[] => []);
  for (const { from, to, weight, isOneWay } of links) {
    neighbors[from]?.push({ id: idsOf.node(floor.key, to), weight });
    if (!isOneWay) neighbors[to]?.push({ id: idsOf.node(floor.key, from), weight });
  }
  const kindsOf = ({ faces }: WalkNode): string[] =>
    faces.map((face) =>
      face === hall ? (floor.plan.hallKind ?? '') : (rooms.get(face)?.kind ?? ''),
    );
  return nodes.map((node, i) => {
    const spaces = node.faces.map((face) => idsOf.space(floor.key, unitOf(face, floor.plan)));
    const [only] = spaces;
    return {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: toEarth(node.at) },
      properties: {
        id: idsOf.node(floor.key, i),
        floor: idsOf.floor(floor.key),
        space: spaces.length === 1 && only !== undefined ? only : spaces,
        neighbors: neighbors[i] ?? [],
        flags: [flagsOf(node, kindsOf(node))],
      },
    };
  });
}

/** The flags of a node in spaces of these kinds. */
function flagsOf(node: WalkNode, kinds: readonly string[]): number {
  const isSteep = kinds.some((k) => k === 'connection.stairs' || k === 'connection.escalator');
  const isOutdoors = kinds.every((kind) => kind === 'exterior' || kind === facadeKind);
  return (
    (isSteep ? 0 : flagBits.accessible) |
    (isOutdoors ? flagBits.outdoors : 0) |
    (node.isService ? 0 : flagBits.public)
  );
}
