import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeMvf } from '@mezzanine/mvf';
import { sampleMvf } from '@mezzanine/mezzanine-js/fixtures/sample-mvf';
import { afterEach, expect, test } from 'vitest';
import { bundleOf, loadVenue } from './loadVenue.ts';
import { MemoryStorage } from './memoryStorage.fixture.ts';
import { VenueCache } from './VenueCache.ts';

const bundle = new Uint8Array(writeMvf(sampleMvf()));
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) stop(server);
});

test('loads entities, text search and directions without a map', async () => {
  const venue = await loadVenue(bundle);
  expect(venue.name).toBe('Sample hall');
  const [shop] = venue.locations;
  expect(await venue.search(shop?.name ?? '')).toMatchObject([{ entity: { id: shop?.id } }]);
  expect(bundleOf(venue)).toEqual({ bytes: bundle, language: undefined });
});

test('opens a stored venue when there is no network', async () => {
  const cache = new VenueCache({ storage: new MemoryStorage() });
  const [url, server] = await serve();
  await loadVenue(url, { cache });
  stop(server);
  expect((await loadVenue(url, { cache })).id).toBe('sample');
});

test('without a network and without a stored venue, says that the network is missing', async () => {
  const cache = new VenueCache({ storage: new MemoryStorage() });
  const [url, server] = await serve();
  stop(server);
  await expect(loadVenue(url, { cache })).rejects.toMatchObject({ code: 'network' });
});

test('does not open a stored venue when the server rejects the request', async () => {
  const cache = new VenueCache({ storage: new MemoryStorage() });
  let status = 200;
  const [url] = await serve(() => status);
  await loadVenue(url, { cache });
  status = 403;
  await expect(loadVenue(url, { cache })).rejects.toMatchObject({ code: 'http-status' });
});

test('cache-first opens the stored venue immediately, and stores the current one', async () => {
  const cache = new VenueCache({ storage: new MemoryStorage() });
  await cache.store('http://127.0.0.1:1/venue', bundle);
  const venue = await loadVenue('http://127.0.0.1:1/venue', { cache, cachePolicy: 'cache-first' });
  expect(venue.id).toBe('sample');
  const [url] = await serve();
  await loadVenue(url, { cache, cachePolicy: 'cache-first' });
  expect(await cache.read(url)).toEqual(bundle);
});

test('prefetching continues after a venue that fails', async () => {
  const cache = new VenueCache({ storage: new MemoryStorage() });
  const [url] = await serve();
  const results = await cache.prefetch(['http://127.0.0.1:1/venue', url]);
  expect(results.map((result) => result.status)).toEqual(['failed', 'stored']);
  expect((await cache.prefetch([url])).map((result) => result.status)).toEqual(['unchanged']);
});

test('a venue of another package is rejected by saying where to load it', async () => {
  const venue = await loadVenue(bundle);
  expect(() => bundleOf(Object.create(venue) as typeof venue)).toThrow(
    'Expected the result of loadVenue or useVenue of @mezzanine/react-native-sdk.',
  );
});

async function serve(status: () => number = () => 200): Promise<readonly [string, Server]> {
  const server = createServer((_, response) => response.writeHead(status()).end(bundle));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return [`http://127.0.0.1:${(server.address() as AddressInfo).port}/venue`, server];
}

function stop(server: Server): void {
  server.closeAllConnections();
  server.close();
}
