/** A temporary state of a location: it is new, closed, or moving. */
export class LocationState {
  /** `closed-temporarily`, `new`, `pop-up`, `coming-soon`, `relocated`; venues may add their own. */
  readonly kind: string;
  /** Start; `undefined` if it has always been active. */
  readonly start: Date | undefined;
  /** End, exclusive; `undefined` if it is not known. */
  readonly end: Date | undefined;

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<LocationState, 'isActiveAt'>) {
    this.kind = fields.kind;
    this.start = fields.start;
    this.end = fields.end;
  }

  /**
   * Whether the state is active at a time, from its start to its end; the end is exclusive.
   *
   * @param date - default: now
   */
  isActiveAt(date: Date = new Date()): boolean {
    return (this.start ?? -Infinity) <= date && date < (this.end ?? Infinity);
  }
}
