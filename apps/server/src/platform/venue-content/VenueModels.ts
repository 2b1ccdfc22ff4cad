import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadVenue, MezzanineError, type Venue } from '@mezzanine/mezzanine-js/headless';
import { readMvf, writeMvf } from '@mezzanine/mvf';
import { RequestProblem } from '../../problem/RequestProblem.ts';
import { type CatalogVenue, findBundle } from '../../venues/VenueCatalog.ts';

/** Maximum number of venues in memory. */
const maxModels = 50;
/** Maximum number of bundles in other languages in memory. */
const maxBundles = 16;

/** A bundle created for a request. */
export interface MadeBundle {
  readonly bytes: Uint8Array;
  readonly etag: string;
}

/** A parsed venue, and the digest of its bundle. */
interface KnownModel {
  readonly hash: string | undefined;
  readonly model: Promise<Venue>;
}

/** The venues as entities, parsed from their bundles at the first request. */
export class VenueModels {
  readonly #root: string;
  readonly #models = new Map<string, KnownModel>();
  readonly #bundles = new Map<string, Promise<MadeBundle>>();

  /** @param root - folder that the bundles' paths are relative to */
  constructor(root: string) {
    this.#root = root;
  }

  /** @throws RequestProblem 503 if the bundle has changed since the server started */
  modelOf(venue: CatalogVenue): Promise<Venue> {
    const { id } = venue.listing;
    const hash = findBundle(venue)?.hash;
    const known = this.#models.get(id);
    if (known !== undefined && known.hash === hash) return known.model;
    // A new version of a venue replaces the previous one.
    this.#models.delete(id);
    const model = this.#read(venue);
    this.#models.set(id, { hash, model });
    model.catch(() => this.#models.delete(id));
    const [oldest] = this.#models.keys();
    if (this.#models.size > maxModels && oldest !== undefined) this.#models.delete(oldest);
    return model;
  }

  /**
   * Creates a bundle with only the venue's default language and one other language.
   *
   * @param isOld - for version 1 of the format, which contains one language
   * @returns undefined if the built bundle is unchanged
   * @throws RequestProblem 404 for a language that the venue does not have
   */
  async bundleIn(
    venue: CatalogVenue,
    language: string,
    isOld: boolean,
  ): Promise<MadeBundle | undefined> {
    const model = await this.modelOf(venue);
    const code = languageOf(model, language);
    if (isOld && code !== model.language?.code) {
      throw new RequestProblem(
        404,
        `Version 1 of the format contains no text in "${code}". Request version 2.`,
      );
    }
    if (isOld) return undefined;
    const packs = Object.entries(model.mvf.languagePacks);
    const kept = packs.filter(([, pack]) => pack.language.code === code);
    if (kept.length === packs.length) return undefined;
    return remember(this.#bundles, `${venue.listing.id} ${findBundle(venue)?.hash} ${code}`, () => {
      const bytes = writeMvf({ ...model.mvf, languagePacks: Object.fromEntries(kept) });
      const digest = createHash('sha256').update(bytes).digest('hex');
      return Promise.resolve({ bytes, etag: `"${digest.slice(0, 32)}"` });
    });
  }

  /**
   * The language of a venue that matches the one in a request: `fr` for `fr-CA`.
   *
   * @throws RequestProblem 404 for a language that the venue does not have
   */
  async languageOf(venue: CatalogVenue, wanted: string): Promise<string> {
    return languageOf(await this.modelOf(venue), wanted) ?? '';
  }

  async #read(venue: CatalogVenue): Promise<Venue> {
    const file = findBundle(venue);
    const bytes = await readFile(join(this.#root, file?.path ?? ''));
    if (createHash('sha256').update(bytes).digest('hex').slice(0, 32) !== file?.hash) {
      throw new RequestProblem(
        503,
        'The venue on disk has changed since this server started. Restart the server: npm start',
      );
    }
    return loadVenue(bytes);
  }
}

/** Parses only the records of a venue, without creating its model. */
export async function readBundle(root: string, venue: CatalogVenue) {
  return readMvf(await readFile(join(root, findBundle(venue)?.path ?? '')));
}

function languageOf(model: Venue, wanted: string): string | undefined {
  try {
    return model.inLanguage(wanted).language?.code;
  } catch (error) {
    if (!(error instanceof MezzanineError)) throw error;
    throw new RequestProblem(404, error.message);
  }
}

/**
 * A failed entry is created again at the next request. Above the limit, the oldest entry is
 * deleted.
 */
function remember(
  known: Map<string, Promise<MadeBundle>>,
  key: string,
  make: () => Promise<MadeBundle>,
): Promise<MadeBundle> {
  const there = known.get(key);
  if (there !== undefined) return there;
  const made = make();
  known.set(key, made);
  made.catch(() => known.delete(key));
  const [oldest] = known.keys();
  if (known.size > maxBundles && oldest !== undefined) known.delete(oldest);
  return made;
}
