import type { EnterpriseDesign } from './EnterpriseDesign.ts';
import type { LanguageDesign } from './LanguageDesign.ts';
import type { Surroundings } from './surroundings/Surroundings.ts';

/** What a venue has beside its floors, locations and styles. */
export interface VenueAdditions {
  /** Pictures as SVG, by path in the bundle such as `assets/mural.svg`. */
  readonly assets?: Readonly<Record<string, string>>;
  readonly languages?: readonly LanguageDesign[];
  readonly enterprise?: EnterpriseDesign;
  /** The invented world around it, for an outdoor map. */
  readonly surroundings?: Surroundings;
}
