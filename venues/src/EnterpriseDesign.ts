import type {
  EnterpriseVenue,
  LocationRecord,
  LocationState,
  OpeningHours,
  SpaceFeature,
} from '@mezzanine/mvf';

/** The operator's data about a location, in addition to its public data. */
export interface LocationNote {
  /** Name of the location. */
  readonly of: string;
  readonly states?: readonly LocationState[];
  readonly siblings?: readonly { readonly label: string; readonly names: readonly string[] }[];
}

/** Spaces that are shown and hidden together. */
interface LayerDesign {
  readonly key: string;
  readonly name: string;
  readonly includes: (space: SpaceFeature) => boolean;
}

/** The records of a venue's operator. */
export interface EnterpriseDesign {
  readonly venue: Pick<EnterpriseVenue, 'type' | 'countryCode' | 'webUrl' | 'links' | 'logo'>;
  readonly openingHours: readonly OpeningHours[];
  /** Names of the most popular locations. */
  readonly topLocations: readonly string[];
  readonly notes: readonly LocationNote[];
  readonly layers: readonly LayerDesign[];
  /** Type of locations in this category. Default: `tenant`. */
  readonly typeOf: Readonly<Record<string, string>>;
  /** Facts about a location without a separate field, such as the capacity of a room. */
  readonly metadataOf?: (location: LocationRecord) => Record<string, unknown> | undefined;
}
