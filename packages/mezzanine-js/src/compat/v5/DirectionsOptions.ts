/** Options of `directionsTo` and `distanceTo`. */
export interface DirectionsOptions {
  /** Whether the route must have no steps; default false. */
  readonly accessible?: boolean;
  /** Version 6 always smooths routes. `false` is reported once and ignored. */
  readonly smoothing?: boolean | { readonly enabled?: boolean };
  /** The name of `smoothing` before 5.20. `{ enabled: false }` is reported once and ignored. */
  readonly simplify?: { readonly enabled?: boolean };
}
