import { createHash } from 'node:crypto';
import { type Mvf, writeMvf, writeMvfV1 } from '@mezzanine/mvf';
import { findBundle } from '../../venues/VenueCatalog.ts';
import type { Database } from '../database/openDatabase.ts';
import { composeMvf } from '../records/composeMvf.ts';
import type { OwnVenue } from './SeenVenue.ts';
import type { MadeBundle, VenueModels } from './VenueModels.ts';

/** Maximum number of bundles in memory. */
const maxBundles = 16;
const folder = 'assets/';

/** Selects a bundle of a venue. */
export interface BundleWish {
  /** Default: all languages. */
  readonly language: string | undefined;
  /** Whether to return version 1 of the format. */
  readonly isOld: boolean;
}

/** Dependencies of bundles. */
export interface BundleParts {
  readonly database: Database;
  readonly models: VenueModels;
  readonly onFault: (error: unknown) => void;
}

/** Bundles with the workspace's records, so that the map shows its changes. */
export class LiveBundles {
  readonly #parts: BundleParts;
  readonly #made = new Map<string, Promise<MadeBundle | undefined>>();

  constructor(parts: BundleParts) {
    this.#parts = parts;
  }

  /**
   * @returns undefined if the built bundle is unchanged
   * @throws RequestProblem 404 for a language that the venue does not have
   */
  async find(venue: OwnVenue, wish: BundleWish): Promise<MadeBundle | undefined> {
    const { models } = this.#parts;
    const { language, isOld } = wish;
    const asBuilt = language === undefined ? undefined : models.bundleIn(venue, language, isOld);
    if (!venue.isChanged) return asBuilt;
    // An unknown language is still an error.
    await asBuilt;
    const code = language === undefined ? '' : await models.languageOf(venue, language);
    const { listing, state } = venue;
    const key = [listing.id, findBundle(venue)?.hash, state, isOld, code].join(' ');
    const made = await this.#remember(key, () => this.#make(venue, { isOld, code }));
    return made ?? asBuilt;
  }

  #remember(key: string, make: () => Promise<MadeBundle | undefined>) {
    const there = this.#made.get(key);
    if (there !== undefined) return there;
    const made = make();
    this.#made.set(key, made);
    made.catch(() => this.#made.delete(key));
    const [oldest] = this.#made.keys();
    if (this.#made.size > maxBundles && oldest !== undefined) this.#made.delete(oldest);
    return made;
  }

  /** If writing a bundle fails, the error is internal, and users get the built bundle. */
  async #make(
    venue: OwnVenue,
    { isOld, code }: { readonly isOld: boolean; readonly code: string },
  ): Promise<MadeBundle | undefined> {
    const { database, models, onFault } = this.#parts;
    const { mvf } = await models.modelOf(venue);
    const rows = await database
      .selectFrom('records')
      .selectAll()
      .where('venue', '=', venue.listing.id)
      .where('kind', 'in', ['locations', 'categories', 'venue'])
      .where('source', '=', 'workspace')
      .orderBy('kind')
      .orderBy('external_id')
      .execute();
    try {
      const composed = await this.#withImages(venue.listing.id, composeMvf(mvf, rows), rows);
      const packs = Object.entries(composed.languagePacks).filter(
        ([, pack]) => code === '' || pack.language.code === code,
      );
      const whole: Mvf = { ...composed, languagePacks: Object.fromEntries(packs) };
      const bytes = isOld ? writeMvfV1(whole).bytes : writeMvf(whole);
      const digest = createHash('sha256').update(bytes).digest('hex');
      return { bytes, etag: `"${digest.slice(0, 32)}"` };
    } catch (error) {
      onFault(error);
      return undefined;
    }
  }

  async #withImages(
    venue: string,
    mvf: Mvf,
    rows: readonly { readonly body: string }[],
  ): Promise<Mvf> {
    const names = new Set(
      rows.flatMap(({ body }) =>
        [...body.matchAll(/"assets\/(sync-[\w.-]+)"/g)].flatMap(([, name]) => name ?? []),
      ),
    );
    if (names.size === 0) return mvf;
    const images = await this.#parts.database
      .selectFrom('images')
      .select(['name', 'bytes'])
      .where('venue', '=', venue)
      .where('name', 'in', [...names])
      .execute();
    const added = images.map(
      ({ name, bytes }) => [`${folder}${name}`, new Uint8Array(bytes)] as const,
    );
    return { ...mvf, extras: { ...mvf.extras, ...Object.fromEntries(added) } };
  }
}
