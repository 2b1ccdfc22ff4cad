import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeMvf, type Mvf } from '@mezzanine/mvf';
import { at } from '../../data/sampleMvf.fixture.ts';
import { sampleEnterpriseMvf } from '../../data/sampleEnterpriseMvf.fixture.ts';
import { getVenue, type Venue } from './index.ts';

/** A server that serves one venue for the key of {@link accessTo}. */
export interface VenueServer {
  readonly baseUrl: string;
  readonly close: () => void;
}

/** Starts a server with a venue that has French texts and a walking graph. */
export async function serveVenue(mvf: Mvf = walkableMvf()): Promise<VenueServer> {
  const bundle = writeMvf(mvf);
  const server = createServer((request, response) => {
    const { method, headers, url } = request;
    if (method === 'POST' && url === '/api/v1/token') {
      response.end(JSON.stringify({ accessToken: 'token', tokenType: 'Bearer' }));
    } else if (headers.authorization !== 'Bearer token') response.writeHead(401).end();
    else if (url !== '/api/v1/venues/sample/bundle') response.writeHead(404).end();
    else response.setHeader('content-type', 'application/zip').end(bundle);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Options of `getVenue` for the venue of a server. */
export function accessTo({ baseUrl }: VenueServer) {
  return { clientId: 'demo', clientSecret: 'demo-secret', venue: 'sample', baseUrl };
}

/** Loads the sample venue by the old names. */
export async function sampleVenue5(): Promise<Venue> {
  const server = await serveVenue();
  try {
    return await getVenue(accessTo(server));
  } finally {
    server.close();
  }
}

/** The sample hall with a walking graph: exit – hallway – west room, hallway – stairs – loft. */
export function walkableMvf(): Mvf {
  const mvf = sampleEnterpriseMvf();
  const joined: Record<string, readonly string[]> = {
    n_exit: ['n_ground'],
    n_ground: ['n_exit'],
  };
  return {
    ...mvf,
    nodes: mvf.nodes.map((node) => {
      const neighbors = joined[node.properties.id] ?? [];
      const properties = {
        ...node.properties,
        neighbors: neighbors.map((id) => ({ id, weight: 0 })),
      };
      if (node.properties.id !== 'n_exit') return { ...node, properties };
      return { ...node, properties, geometry: { type: 'Point', coordinates: at(0, 2) } };
    }),
    spaces: Object.fromEntries(
      Object.entries(mvf.spaces).map(([floor, spaces]) => [
        floor,
        spaces.map((space) => {
          const ends: Record<string, string[]> = { s_west: ['n_exit'], s_loft: ['n_upper'] };
          const destinationNodes = ends[space.properties.id] ?? space.properties.destinationNodes;
          return { ...space, properties: { ...space.properties, destinationNodes } };
        }),
      ]),
    ),
  };
}
