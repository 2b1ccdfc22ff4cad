/** Types of IMDF features that have places in Microsoft Places. */
export type PlacesFeatureType = 'Building' | 'Level' | 'Unit' | 'Section' | 'Fixture';

/** A feature of an exported archive that can be matched with a place. */
export interface PlacesFeature {
  /** Feature type, as in the correlation file. */
  readonly type: PlacesFeatureType;
  /** UUID of the feature. */
  readonly id: string;
  /** Display name; empty if there is none. */
  readonly name: string;
  /** IMDF category. */
  readonly category: string;
  /** UUID of the level it is on; undefined for buildings and levels. */
  readonly level?: string;
  /** Ordinal of a level. */
  readonly ordinal?: number;
  /** Whether it can be booked. */
  readonly isBookable: boolean;
}
