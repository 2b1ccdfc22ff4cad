/** How far loading has come. */
export interface LoadProgress {
  /** What is happening: the key is checked, the bundle comes in, the bundle is read. */
  readonly phase: 'authorizing' | 'downloading' | 'reading';
  /** Bytes of the bundle that are here. */
  readonly loadedBytes: number;
  /** Bytes of the whole bundle, where the server says so. */
  readonly totalBytes?: number;
}

/** Options of {@link loadVenue}. */
export interface LoadVenueOptions {
  /** Stops loading when it is triggered. */
  readonly signal?: AbortSignal;
  /** Called whenever loading has come further. */
  readonly onProgress?: (progress: LoadProgress) => void;
  /** Language of the venue's text, a BCP 47 tag such as `fr`; default: the venue's own. */
  readonly language?: string;
}
