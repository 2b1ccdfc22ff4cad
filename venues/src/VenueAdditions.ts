import type { EnterpriseDesign } from './EnterpriseDesign.ts';
import type { LanguageDesign } from './LanguageDesign.ts';
import type { Surroundings } from './surroundings/Surroundings.ts';

/** Parts of a venue in addition to its floors, locations, and styles. */
export interface VenueAdditions {
  /** Images as SVG, by path in the bundle, such as `assets/mural.svg`. */
  readonly assets?: Readonly<Record<string, string>>;
  readonly languages?: readonly LanguageDesign[];
  readonly enterprise?: EnterpriseDesign;
  /** The fictional surroundings, for an outdoor map. */
  readonly surroundings?: Surroundings;
}
