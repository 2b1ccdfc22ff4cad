import type { LossEntry, VenueFormat } from '@mezzanine/mvf';

/** Venue id with which playground programs load the user's own map. */
export const yourMapId = 'your-map';

/** A change made by the import, or a problem that affects apps. */
export interface MapNote {
  readonly effect: LossEntry['effect'] | 'problem';
  /** Short title. */
  readonly what: string;
  /** How many objects it affects. */
  readonly count: number;
  /** What happened, and why. */
  readonly message: string;
}

/** A user's own map, as stored in the browser. */
export interface YourMap {
  /** Identifies the import. */
  readonly stamp: string;
  /** Display name of the venue. */
  readonly venue: string;
  /** Name of the file. */
  readonly file: string;
  /** Size of the file. */
  readonly fileBytes: number;
  readonly format: VenueFormat;
  readonly floors: number;
  readonly spaces: number;
  /** Number of shops, rooms, and other places. */
  readonly places: number;
  readonly notes: readonly MapNote[];
  /** The venue as a bundle for the SDK. */
  readonly bundle: ArrayBuffer;
}

/** Whether a program loads the user's own map. */
export function namesYourMap(text: string): boolean {
  return text.includes(`'${yourMapId}'`);
}
