import type {
  EnterpriseVenue,
  LocationRecord,
  LocationState,
  OpeningHours,
  SpaceFeature,
} from '@mezzanine/mvf';

/** What the operator of a venue keeps about a location, beside what everyone is told. */
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

/** The records of the operator of a venue. */
export interface EnterpriseDesign {
  readonly venue: Pick<EnterpriseVenue, 'type' | 'countryCode' | 'webUrl' | 'links' | 'logo'>;
  readonly openingHours: readonly OpeningHours[];
  /** Names of the locations visitors look for most. */
  readonly topLocations: readonly string[];
  readonly notes: readonly LocationNote[];
  readonly layers: readonly LayerDesign[];
  /** What a location of this category is; `tenant` for categories not named. */
  readonly typeOf: Readonly<Record<string, string>>;
  /** Facts of a location that no other field holds, such as how many people a room seats. */
  readonly metadataOf?: (location: LocationRecord) => Record<string, unknown> | undefined;
}
