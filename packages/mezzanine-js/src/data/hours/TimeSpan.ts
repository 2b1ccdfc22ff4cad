/** A half-open time range: the end is exclusive. */
export interface TimeSpan {
  readonly start: number;
  readonly end: number;
}
