import { LocalPlane, type LocalPoint } from '@mezzanine/mvf';
import type { LonLat, NetworkInput, NodeInput } from './NetworkInput.ts';

const plane = new LocalPlane([-9.14, 38.72]);

/** A position some meters east and north of the origin of the test venues. */
export function at(east: number, north: number): LonLat {
  return plane.toPosition([east, north]);
}

/** Meters of a position. */
export function metersOf(position: LonLat): LocalPoint {
  return plane.toLocal(position);
}

/** A node. */
export function node(
  id: string,
  [east, north]: LocalPoint,
  rest: Partial<NodeInput> = {},
): NodeInput {
  return { id, floor: 'l1', position: at(east, north), ...rest };
}

/** Edges in both directions along a list of nodes. */
export function chain(...ids: readonly string[]): NetworkInput['edges'] {
  return ids.slice(1).flatMap((to, i) => {
    const from = ids[i] ?? to;
    return [
      { from, to },
      { from: to, to: from },
    ];
  });
}

/**
 * Two floors, 5 m apart, each a corridor of 40 m with nodes `a` to `e` every 10 m; stairs at `b`,
 * an elevator at `d`.
 */
export function corridors(): NetworkInput {
  const places = ['a', 'b', 'c', 'd', 'e'];
  return {
    floors: [
      { id: 'l1', name: 'Level 1', altitudeMeters: 0 },
      { id: 'l2', name: 'Level 2', altitudeMeters: 5 },
    ],
    nodes: ['1', '2'].flatMap((level) =>
      places.map((place, i) => node(place + level, [i * 10, 0], { floor: `l${level}` })),
    ),
    edges: [...chain('a1', 'b1', 'c1', 'd1', 'e1'), ...chain('a2', 'b2', 'c2', 'd2', 'e2')],
    connections: [
      { id: 'stairs', kind: 'stairs', name: 'Stairs A', nodes: ['b1', 'b2'] },
      { id: 'lift', kind: 'elevator', name: 'Elevator B', nodes: ['d1', 'd2'] },
    ],
  };
}
