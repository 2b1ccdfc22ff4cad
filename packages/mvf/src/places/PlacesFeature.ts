/** Kinds of IMDF features that Microsoft Places knows places for. */
export type PlacesFeatureType = 'Building' | 'Level' | 'Unit' | 'Section' | 'Fixture';

/** A feature of a written archive that may be correlated with a place. */
export interface PlacesFeature {
  /** Kind of feature, in the words of the correlation file. */
  readonly type: PlacesFeatureType;
  /** UUID of the feature. */
  readonly id: string;
  /** Display name; empty where there is none. */
  readonly name: string;
  /** IMDF category. */
  readonly category: string;
  /** UUID of the level it is on; undefined for buildings and levels. */
  readonly level?: string;
  /** Ordinal of a level. */
  readonly ordinal?: number;
  /** True where people can book it. */
  readonly isBookable: boolean;
}
