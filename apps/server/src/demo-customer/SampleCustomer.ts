import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Venue } from '@mezzanine/mezzanine-js/headless';
import type { Database } from '../platform/database/openDatabase.ts';
import type { VenueModels } from '../platform/venue-content/VenueModels.ts';
import { bundleRecords } from '../platform/records/bundleRecords.ts';
import type { VenueCatalog } from '../venues/VenueCatalog.ts';
import { checkInLogo, sampleAirport } from './sampleAirport.ts';
import { sampleMall } from './sampleMall.ts';

/** Id of the sources that use the sample data. */
const sampleSource = 'sample';

/** Kinds of objects in the sample data of a venue. */
const objects = {
  mall: ['categories', 'locations'],
  airport: ['check-in-counters', 'baggage-claims', 'security-waits', 'flights', 'parking'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What the sample data is made from. */
export interface SampleParts {
  readonly venues: VenueCatalog;
  readonly models: VenueModels;
  /** Path of a file that the server keeps. */
  readonly data: (name: string) => string;
}

/**
 * A sample customer's systems, to try sync with: a mall with data in files that anyone may edit,
 * and an airport with data that changes over time. For local use.
 */
export class SampleCustomer {
  readonly #parts: SampleParts;

  constructor(parts: SampleParts) {
    this.#parts = parts;
  }

  /**
   * The response of an endpoint, as JSON.
   *
   * @param origin - where the sample data is served
   * @returns undefined for unknown endpoints
   */
  async read(venue: string, object: string, origin: string): Promise<string | undefined> {
    const known = Object.hasOwn(objects, venue) ? objects[venue as keyof typeof objects] : [];
    if (!known.some((one) => one === object)) return undefined;
    const model = await this.#model(venue);
    if (model === undefined) return undefined;
    const images = `${origin}/sample-customer/${venue}/images`;
    if (venue === 'airport') {
      const records = sampleAirport(placesOf(model), Date.now())[object] ?? [];
      return JSON.stringify(records, (name, value: unknown) =>
        name === 'logo' ? `${images}/check-in.svg` : value,
      );
    }
    return (await this.#readFile(venue, object, model)).replaceAll('{images}', images);
  }

  /** An image that a sample record refers to. */
  async image(venue: string, name: string): Promise<Uint8Array | undefined> {
    if (venue === 'airport' && name === 'check-in.svg') return Buffer.from(checkInLogo);
    const model = Object.hasOwn(objects, venue) ? await this.#model(venue) : undefined;
    return /^[\w-]+\.svg$/.test(name) ? model?.assetBytes(`assets/${name}`) : undefined;
  }

  /** Adds the samples to the sync sources of their venues, at the current URL. */
  async offer(database: Database, origin: string): Promise<void> {
    for (const [venue, names] of Object.entries(objects)) {
      if (this.#parts.venues.getVenue(venue) === undefined) continue;
      const endpoints = JSON.stringify(
        Object.fromEntries(
          names.map((name) => [name, `${origin}/sample-customer/${venue}/${name}.json`]),
        ),
      );
      await database
        .insertInto('sync_sources')
        .values({
          venue,
          id: sampleSource,
          name: 'Sample customer',
          endpoints,
          headers: '[]',
          every_minutes: null,
          when_missing: 'keep',
          next_run_at: null,
          active_run: null,
          created_at: new Date().toISOString(),
        })
        .onConflict((conflict) => conflict.columns(['venue', 'id']).doUpdateSet({ endpoints }))
        .execute();
    }
  }

  async #model(id: string): Promise<Venue | undefined> {
    const venue = this.#parts.venues.getVenue(id);
    return venue && this.#parts.models.modelOf(venue);
  }

  /** The customer's file. It is created by the first request, and read again by every request. */
  async #readFile(venue: string, object: string, { mvf }: Venue): Promise<string> {
    const path = this.#parts.data(`sample-customer/${venue}/${object}.json`);
    try {
      return await readFile(path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    const records = bundleRecords(mvf, venue, new Date().toISOString());
    const lists = sampleMall(records, '{images}');
    const text = `${JSON.stringify(lists[object as 'locations'], null, 2)}\n`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    return text;
  }
}

function placesOf({ locations }: Venue) {
  return locations.flatMap(({ externalId, name, spaces }) =>
    externalId === undefined ? [] : [{ externalId, name, spaces: spaces.map(({ id }) => id) }],
  );
}
