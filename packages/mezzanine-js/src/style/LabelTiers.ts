import type { Floor, Location, Space } from '../data/entities.ts';
import type { Venue } from '../data/Venue.ts';
import { isTier, type LabelTier } from './LabelTier.ts';

/** Key of `metadata` by which the operator chooses the tier of a location or space. */
const CHOICE = 'labelTier';
/** A tenant with at least this share of the floor is an anchor. */
const ANCHOR_SHARE = 0.04;
/** A hallway with at least this share of the floor is a hall that people know by name. */
const HALL_SHARE = 0.08;

/** Tiers of spaces by kind; spaces of other kinds are rooms. */
const BY_KIND: Readonly<Record<string, LabelTier>> = {
  facade: 'building',
  gate: 'tenant',
  poi: 'amenity',
  exterior: 'hall',
  otb: 'back-of-house',
  void: 'back-of-house',
};

/** Words in the kind of a space, or in the kind, amenity, and category of its location, that set its tier. */
const BY_ROLE: readonly (readonly [tier: LabelTier, words: RegExp])[] = [
  ['back-of-house', /\b(staff|service-area|storage|mechanical|electrical|maintenance|utility)\b/],
  ['amenity', /\b(amenity|amenities|washrooms?|restrooms?|toilets?|showers?|printers?|booth)\b/],
];

/** Determines the tiers of the spaces of a venue. */
export class LabelTiers {
  readonly #hasDirectory: boolean;
  readonly #areas = new Map<Floor, number>();

  /** @param venue - the venue */
  constructor(venue: Venue) {
    this.#hasDirectory = venue.locations.some(({ spaces }) => spaces.length > 0);
  }

  /**
   * The tier of a space: the operator's choice, otherwise by kind, role, and size. In a venue with a
   * directory, rooms that it does not list are back of house.
   *
   * @returns `none` if the operator wants no name on the map
   */
  of(space: Space): LabelTier | 'none' {
    return choiceOf(space) ?? this.#usual(space);
  }

  #usual(space: Space): LabelTier {
    const { kind, locations } = space;
    if (kind.startsWith('connection.')) return 'connection';
    if (kind === 'hallway') {
      return locations.length > 0 || this.#shareOf(space) >= HALL_SHARE ? 'hall' : 'back-of-house';
    }
    const known = BY_KIND[kind];
    if (known !== undefined) return known;
    const byWords = tierOfWords(kind);
    if (byWords !== undefined) return byWords;
    const [location] = locations;
    if (!location) return this.#hasDirectory ? 'back-of-house' : this.#roomTier(space);
    return roleTier(location) ?? this.#roomTier(space);
  }

  #roomTier(space: Space): LabelTier {
    return this.#shareOf(space) >= ANCHOR_SHARE ? 'anchor' : 'tenant';
  }

  #shareOf({ floor, areaSquareMeters }: Space): number {
    let whole = this.#areas.get(floor);
    if (whole === undefined) {
      whole = floor.spaces.reduce((sum, space) => sum + space.areaSquareMeters, 0);
      this.#areas.set(floor, whole);
    }
    return whole > 0 ? areaSquareMeters / whole : 0;
  }
}

function choiceOf(space: Space): LabelTier | 'none' | undefined {
  return [...space.locations, space]
    .map(({ metadata }) => metadata[CHOICE])
    .find((value): value is LabelTier | 'none' => value === 'none' || isTier(value));
}

function roleTier({ kind, amenity, categories }: Location): LabelTier | undefined {
  const [category] = categories;
  return tierOfWords([kind, amenity, category?.id, category?.externalId, category?.name].join(' '));
}

function tierOfWords(text: string): LabelTier | undefined {
  const words = text.toLowerCase().replaceAll('_', ' ');
  return BY_ROLE.find(([, pattern]) => pattern.test(words))?.[0];
}
