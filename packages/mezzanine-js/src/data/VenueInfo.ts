import type { EnterpriseVenue, Language, OpeningHours } from '@mezzanine/mvf';
import type { OpeningChange, OpeningSchedule } from './hours/OpeningSchedule.ts';
import type { Link, Location } from './entities.ts';

/** What the operator keeps about the venue as a whole. */
export class VenueInfo {
  /** Says what this is, for code that takes several kinds. */
  readonly type = 'venue-info';
  /** Id of the operator's record. */
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  /** Readable name for addresses. */
  readonly slug: string | undefined;
  /** The operator's own id. */
  readonly externalId: string | undefined;
  /** What it is: `shopping-mall`, `airport`, `office`; operators may add their own. */
  readonly kind: EnterpriseVenue['type'];
  /** ISO 3166-1 code of its country, two letters. */
  readonly countryCode: string | undefined;
  /** Languages the operator offers; for those that the bundle has text in, see `venue.languages`. */
  readonly languages: readonly Language[];
  /** Address of its logo; `venue.assetUrl` makes it loadable. */
  readonly logo: string | undefined;
  /** Address of a small square picture. */
  readonly icon: string | undefined;
  /** Address of a wide picture. */
  readonly coverImage: string | undefined;
  /** Address of its map on the web; check its scheme before you put it into a page. */
  readonly webUrl: string | undefined;
  /** What visitors look for most. */
  readonly topLocations: readonly Location[];
  /** When the venue is open, in the words of schema.org; empty when the operator does not say. */
  readonly openingHours: readonly OpeningHours[];
  /** Places to read on. */
  readonly links: readonly Link[];
  /** Values the operator added. */
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
   * @returns `undefined` when the operator does not say
   * @throws MezzanineError `invalid-argument` for what is no date
   */
  isOpenAt(date: Date = new Date()): boolean | undefined {
    return this.#schedule.isOpenAt(date);
  }

  /**
   * When the venue opens or closes next; see {@link Location.nextChange}.
   *
   * @param date - default: now
   * @returns `undefined` when the operator does not say, or nothing changes
   * @throws MezzanineError `invalid-argument` for what is no date
   */
  nextChange(date: Date = new Date()): OpeningChange | undefined {
    return this.#schedule.nextChange(date);
  }
}
