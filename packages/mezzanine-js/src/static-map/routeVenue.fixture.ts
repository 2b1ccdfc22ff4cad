import { buildVenue } from '../data/buildVenue.ts';
import { at, sampleMvf } from '../data/sampleMvf.fixture.ts';

type NodeFeature = ReturnType<typeof sampleMvf>['nodes'][number];

/** The sample venue with a walking graph, and directions from its exit up the stairs. */
export function routeVenue() {
  const venue = buildVenue({
    ...sampleMvf(),
    nodes: [
      node('n_exit', [2, 2], ['n_ground']),
      node('n_ground', [18, 2], ['n_exit']),
      node('n_upper', [18, 2], ['n_end_upper']),
      node('n_end_upper', [18, 10], ['n_upper']),
    ],
  });
  const directions = venue.directions({ nodeId: 'n_exit' }, { nodeId: 'n_end_upper' });
  if (directions.type !== 'directions') throw new Error('The stairs lead up.');
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
