import type { LossEntry, VenueFormat } from '@mezzanine/mvf';

/** Id under which programs of the playground load the reader's own map. */
export const yourMapId = 'your-map';

/** Something of the file that the map does not have as it was, or that apps stumble over. */
export interface MapNote {
  readonly effect: LossEntry['effect'] | 'problem';
  /** The kind of thing, in few words. */
  readonly what: string;
  /** How many things it is about. */
  readonly count: number;
  /** What happened and why. */
  readonly message: string;
}

/** A map of the reader's own, as it is kept in the browser. */
export interface YourMap {
  /** Tells one import from another. */
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
  /** Shops, rooms and other places of the directory. */
  readonly places: number;
  readonly notes: readonly MapNote[];
  /** The venue as a bundle that the SDK loads. */
  readonly bundle: ArrayBuffer;
}

/** Whether a program loads the reader's own map. */
export function namesYourMap(text: string): boolean {
  return text.includes(`'${yourMapId}'`);
}
