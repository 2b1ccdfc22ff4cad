import { buildVenue } from '../buildVenue.ts';
import type { Directions } from './Directions.ts';
import { at, sampleMvf } from '../sampleMvf.fixture.ts';

type NodeFeature = ReturnType<typeof sampleMvf>['nodes'][number];

/** The sample venue with a walking graph, and the route from its exit up the stairs and beyond. */
export function upTheStairs() {
  const venue = buildVenue({
    ...sampleMvf(),
    nodes: [
      node('n_exit', [0, 2], ['n_turn']),
      node('n_turn', [10, 2], ['n_exit', 'n_ground']),
      node('n_ground', [18, 2], ['n_turn']),
      node('n_upper', [18, 2], ['n_end_upper']),
      node('n_end_upper', [18, 10], ['n_upper']),
    ],
  });
  const found = venue.directions({ nodeId: 'n_exit' }, { nodeId: 'n_end_upper' });
  if (found.type !== 'directions') throw new Error('The stairs lead up.');
  const directions: Directions = found;
  return { venue, directions };
}

function node(
  id: string,
  [east, north]: readonly [number, number],
  neighbors: readonly string[],
): NodeFeature {
  return {
    type: 'Feature',
    properties: {
      id,
      floor: id.endsWith('upper') ? 'f_upper' : 'f_ground',
      neighbors: neighbors.map((neighbor) => ({ id: neighbor, weight: 0 })),
    },
    geometry: { type: 'Point', coordinates: at(east, north) },
  };
}
