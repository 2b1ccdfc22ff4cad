/** What is going on with a location for some time: it is new, closed, moving. */
export class LocationState {
  /** `closed-temporarily`, `new`, `pop-up`, `coming-soon`, `relocated`; venues may add their own. */
  readonly kind: string;
  /** When it begins; has always been when `undefined`. */
  readonly start: Date | undefined;
  /** When it ends; not known when `undefined`. */
  readonly end: Date | undefined;

  /** @internal Made by `loadVenue`. */
  constructor(fields: Omit<LocationState, 'isActiveAt'>) {
    this.kind = fields.kind;
    this.start = fields.start;
    this.end = fields.end;
  }

  /**
   * Whether it holds at a time: from its start up to, not including, its end.
   *
   * @param date - default: now
   */
  isActiveAt(date: Date = new Date()): boolean {
    return (this.start ?? -Infinity) <= date && date < (this.end ?? Infinity);
  }
}
