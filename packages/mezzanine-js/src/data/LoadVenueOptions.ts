/** Loading progress. */
export interface LoadProgress {
  /** The current phase: authorizing, downloading the bundle, or reading it. */
  readonly phase: 'authorizing' | 'downloading' | 'reading';
  /** Bytes received so far. */
  readonly loadedBytes: number;
  /** Size of the bundle in bytes, if the server sends it. */
  readonly totalBytes?: number;
}

/** Options of {@link loadVenue}. */
export interface LoadVenueOptions {
  /** Cancels loading. */
  readonly signal?: AbortSignal;
  /** Called on every progress change. */
  readonly onProgress?: (progress: LoadProgress) => void;
  /**
   * Language of the venue's text as a BCP 47 tag such as `fr`. Default: the venue's own language.
   */
  readonly language?: string;
}
