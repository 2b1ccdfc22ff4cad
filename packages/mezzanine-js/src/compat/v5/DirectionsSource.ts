import type { Directions, NoDirections, Venue } from '../../headless.ts';

/** The result of version 6, and how to request it again in another language of the venue. */
export interface DirectionsSource {
  readonly result: Directions | NoDirections;
  readonly findIn: (venue: Venue) => Directions | NoDirections;
  /** Which destination of the result this leg ends at. */
  readonly leg: number;
  /** Whether steps are avoided. */
  readonly isStepFree: boolean;
}
