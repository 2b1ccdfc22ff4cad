import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeMvf } from '@mezzanine/mvf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleEnterpriseMvf } from '@mezzanine/mezzanine-js/fixtures/sample-enterprise-mvf';
import { VenueModels } from '../platform/venue-content/VenueModels.ts';
import { readRecord } from '../platform/sync/readRecord.ts';
import type { RequestProblem } from '../problem/RequestProblem.ts';
import { respondWithProblem } from '../problem/respondWithProblem.ts';
import { createTestApp, type TestApp } from '../testApp.fixture.ts';
import { readVenueCatalog } from '../venues/VenueCatalog.ts';
import { sampleAirport } from './sampleAirport.ts';
import { SampleCustomer } from './SampleCustomer.ts';
import { sampleRoutes } from './sampleRoutes.ts';

const places = ['GATE-A1', 'GATE-A2', 'GATE-A3', 'BELT-1', 'SEC-1', 'CHECKIN-7', 'P1'].map(
  (externalId) => ({ externalId, name: externalId, spaces: ['s_1'] }),
);
const time = Date.UTC(2026, 5, 1, 8, 17);

describe('the sample airport', () => {
  it('returns data that matches the schemas at any time of day', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const lists = sampleAirport(places, time + hour * 3_600_000 + hour * 60_000);
      for (const [object, records] of Object.entries(lists)) {
        expect(records.length).toBeGreaterThan(0);
        for (const record of records) {
          const logo = { ...('logo' in record && { logo: 'http://localhost/a.svg' }) };
          expect(readRecord(object, { ...record, ...logo })).not.toHaveProperty('faults');
        }
      }
    }
  });

  it('changes every minute, and is constant within one', () => {
    expect(sampleAirport(places, time)).toEqual(sampleAirport(places, time + 30_000));
    expect(sampleAirport(places, time)).not.toEqual(sampleAirport(places, time + 60_000));
  });
});

describe('the sample mall', () => {
  let test: TestApp;
  let routes: ReturnType<typeof sampleRoutes>;

  beforeAll(async () => {
    test = await createTestApp({ bundle: writeMvf(sampleEnterpriseMvf()) });
    const { root } = test;
    const sample = new SampleCustomer({
      venues: await readVenueCatalog(root, 'venues/dist'),
      models: new VenueModels(root),
      data: (name) => join(root, name),
    });
    // The same header as the application sets for all its routes.
    routes = sampleRoutes(sample).onError((error, context) =>
      respondWithProblem(context, error as RequestProblem),
    );
  });
  afterAll(() => test.dispose());

  const get = async (path: string) => {
    const response = await routes.request(`http://localhost/sample-customer/${path}`);
    return { status: response.status, text: await response.text() };
  };

  it('returns the shops of the map, which match the schemas', async () => {
    for (const object of ['categories', 'locations']) {
      const { status, text } = await get(`mall/${object}.json`);
      expect(status).toBe(200);
      const records = JSON.parse(text) as unknown[];
      expect(records.length).toBeGreaterThan(0);
      for (const record of records) {
        expect(readRecord(object, record)).not.toHaveProperty('faults');
      }
    }
  });

  it('is a file that anyone may change', async () => {
    const file = join(test.root, 'sample-customer/mall/locations.json');
    await get('mall/locations.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/"name": "[^"]+"/, '"name": "Renamed"'));
    expect((await get('mall/locations.json')).text).toContain('Renamed');
  });

  it.each(['mall/flights.json', 'mall/locations', 'office/locations.json', 'mall/images/..%2fa'])(
    'has no file at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
