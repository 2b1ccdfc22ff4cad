/** From an instant up to, not including, another. */
export interface TimeSpan {
  readonly start: number;
  readonly end: number;
}
