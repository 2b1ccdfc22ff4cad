import { loadVenue, type Venue } from '@mezzanine/mezzanine-js/headless';
import { LRUCache } from 'lru-cache';
import { computations } from '../../overload/TurnQueue.ts';
import { findBundle } from '../../venues/VenueCatalog.ts';
import type { LiveBundles } from '../venue-content/LiveBundles.ts';
import type { OwnVenue } from '../venue-content/SeenVenue.ts';
import type { VenueModels } from '../venue-content/VenueModels.ts';

/** Maximum number of changed and translated venues in memory. */
const maxVenues = 8;

/** A venue with the changes of its workspace. */
export interface LiveVenue {
  readonly venue: Venue;
  /** Hash of the venue's content. */
  readonly hash: string;
}

/** Dependencies of venues. */
export interface LiveVenueParts {
  readonly bundles: LiveBundles;
  readonly models: VenueModels;
}

/** Venues with the changes of their workspaces, as the map shows them, in any of their languages. */
export class LiveVenues {
  readonly #parts: LiveVenueParts;
  readonly #venues = new LRUCache<string, Promise<Venue>>({ max: maxVenues });

  constructor(parts: LiveVenueParts) {
    this.#parts = parts;
  }

  /**
   * @param language - default: the venue's own
   * @throws MezzanineError `unknown-language`
   */
  async find(own: OwnVenue, language?: string): Promise<LiveVenue> {
    const live = await this.#findOwn(own);
    if (language === undefined) return live;
    const key = `${live.hash} ${language}`;
    const venue = await this.#remember(key, () =>
      computations.run(() => live.venue.inLanguage(language)),
    );
    return { venue, hash: key };
  }

  async #findOwn(own: OwnVenue): Promise<LiveVenue> {
    const { bundles, models } = this.#parts;
    const made = await bundles.find(own, { language: undefined, isOld: false });
    if (made === undefined) {
      return { venue: await models.modelOf(own), hash: findBundle(own)?.hash ?? '' };
    }
    return { venue: await this.#remember(made.etag, () => loadVenue(made.bytes)), hash: made.etag };
  }

  #remember(key: string, make: () => Promise<Venue>): Promise<Venue> {
    const known = this.#venues.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.#venues.set(key, made);
    made.catch(() => this.#venues.delete(key));
    return made;
  }
}
