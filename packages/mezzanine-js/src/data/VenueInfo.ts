import type { EnterpriseVenue, Language, OpeningHours } from '@mezzanine/mvf';
import type { OpeningChange, OpeningSchedule } from './hours/OpeningSchedule.ts';
import type { Location } from './entities.ts';
import type { Link } from './Link.ts';

/** The operator's record of the venue as a whole. */
export class VenueInfo {
  /** The entity type; narrows a union of entities. */
  readonly type = 'venue-info';
  /** Id of the operator's record. */
  readonly id: string;
  /** Display name. */
  readonly name: string;
  /** Human-readable name for URLs. */
  readonly slug: string | undefined;
  /** The operator's external id. */
  readonly externalId: string | undefined;
  /** Type of venue: `shopping-mall`, `airport`, `office`; operators may add their own. */
  readonly kind: EnterpriseVenue['type'];
  /** Two-letter ISO 3166-1 country code. */
  readonly countryCode: string | undefined;
  /** Languages that the operator offers; `venue.languages` lists those with text in the bundle. */
  readonly languages: readonly Language[];
  /** URL of its logo; `venue.assetUrl` resolves it to a loadable URL. */
  readonly logo: string | undefined;
  /** URL of a small square image. */
  readonly icon: string | undefined;
  /** URL of a wide image. */
  readonly coverImage: string | undefined;
  /** URL of its map on the web; check its scheme before you add it to a page. */
  readonly webUrl: string | undefined;
  /** The most popular searches. */
  readonly topLocations: readonly Location[];
  /** Opening hours in schema.org terms; empty if the operator gives none. */
  readonly openingHours: readonly OpeningHours[];
  /** Related links. */
  readonly links: readonly Link[];
  /** Custom properties added by the operator. */
  readonly metadata: Readonly<Record<string, unknown>>;

  readonly #schedule: OpeningSchedule;

  /** @internal Made by `loadVenue`. */
  constructor(
    fields: Omit<VenueInfo, 'type' | 'isOpenAt' | 'nextChange'> & {
      readonly schedule: OpeningSchedule;
    },
  ) {
    this.id = fields.id;
    this.name = fields.name;
    this.slug = fields.slug;
    this.externalId = fields.externalId;
    this.kind = fields.kind;
    this.countryCode = fields.countryCode;
    this.languages = fields.languages;
    this.logo = fields.logo;
    this.icon = fields.icon;
    this.coverImage = fields.coverImage;
    this.webUrl = fields.webUrl;
    this.topLocations = fields.topLocations;
    this.openingHours = fields.openingHours;
    this.links = fields.links;
    this.metadata = fields.metadata;
    this.#schedule = fields.schedule;
  }

  /**
   * Whether the venue is open; see {@link Location.isOpenAt}.
   *
   * @param date - default: now
   * @returns `undefined` if the venue has no opening hours
   * @throws MezzanineError `invalid-argument` if `date` is not a valid date
   */
  isOpenAt(date: Date = new Date()): boolean | undefined {
    return this.#schedule.isOpenAt(date);
  }

  /**
   * The next opening or closing time of the venue; see {@link Location.nextChange}.
   *
   * @param date - default: now
   * @returns `undefined` if the venue has no opening hours or nothing changes
   * @throws MezzanineError `invalid-argument` if `date` is not a valid date
   */
  nextChange(date: Date = new Date()): OpeningChange | undefined {
    return this.#schedule.nextChange(date);
  }
}
