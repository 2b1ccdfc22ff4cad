/** Number of requests that one IP address may send within a time window. */
export interface Rate {
  readonly most: number;
  readonly windowSeconds: number;
}

/** Length of all windows except the API's, in seconds. */
const tenMinutes = 600;

/** Every rate limit of the server. The page of limits lists them. */
export const rateLimits = {
  /** Requests to the platform API, unless `API_REQUESTS_PER_MINUTE` is set. */
  api: { most: 6000, windowSeconds: 60 },
  pageViews: { most: 1000, windowSeconds: tenMinutes },
  /** Bodies of search events: one for each list of results that a reader sees. */
  searchEvents: { most: 600, windowSeconds: tenMinutes },
  /** Answers and notes. */
  feedback: { most: 40, windowSeconds: tenMinutes },
  /** Sign-in forms in local use; a browser sends one per session. */
  signIns: { most: 100, windowSeconds: tenMinutes },
  /** Pairs of key and secret that are wrong. */
  refusedPairs: { most: 30, windowSeconds: tenMinutes },
  operatorKeys: { most: 10, windowSeconds: tenMinutes },
  searchAdminKeys: { most: 30, windowSeconds: tenMinutes },
} as const satisfies Readonly<Record<string, Rate>>;
