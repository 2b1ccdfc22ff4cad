/** Venue id with which programs load the user's own map. */
export const yourMapId = 'your-map';

/** A change made by the import, or a problem that affects apps. */
export interface MapNote {
  readonly effect: 'lost' | 'changed' | 'added' | 'problem';
  /** Short title. */
  readonly what: string;
  /** How many objects it affects. */
  readonly count: number;
  /** What happened, and why. */
  readonly message: string;
}

/** What pages show about a user's own map. */
export interface YourMapInfo {
  /** Identifies the import. */
  readonly stamp: string;
  /** Display name of the venue. */
  readonly venue: string;
  /** Name of the file. */
  readonly file: string;
  /** Size of the file. */
  readonly fileBytes: number;
  /** Format of the file, such as `imdf`. */
  readonly format: string;
  readonly floors: number;
  readonly spaces: number;
  /** Number of shops, rooms, and other places. */
  readonly places: number;
  readonly notes: readonly MapNote[];
}

/** A user's own map, as stored in the browser. */
export interface YourMap extends YourMapInfo {
  /** The venue as a bundle for the SDK. */
  readonly bundle: ArrayBuffer;
}
