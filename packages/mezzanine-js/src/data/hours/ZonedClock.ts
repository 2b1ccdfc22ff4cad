const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;
/** Number of cached offsets. */
const MOST_OFFSETS = 4096;

/**
 * Wall-clock time in a time zone. A wall time is the value in milliseconds that `Date.UTC` returns
 * for the displayed date and time, so days and hours can be computed without daylight saving time.
 */
export class ZonedClock {
  readonly #format: Intl.DateTimeFormat;
  readonly #offsets = new Map<number, number>();

  /** @param timeZone - IANA name; the system's time zone if it is missing or unknown */
  constructor(timeZone: string | undefined) {
    this.#format = formatFor(timeZone) ?? new Intl.DateTimeFormat('en-US', FIELDS);
  }

  /** Wall time at an instant, both in milliseconds. */
  wallTimeAt(instant: number): number {
    // Offsets only change at quarters of an hour; calling Intl every time would dominate the run
    // time.
    const quarter = Math.floor(instant / QUARTER_MS) * QUARTER_MS;
    let offset = this.#offsets.get(quarter);
    if (offset === undefined) {
      if (this.#offsets.size >= MOST_OFFSETS) this.#offsets.clear();
      this.#offsets.set(quarter, (offset = this.#readClock(quarter) - quarter));
    }
    return instant + offset;
  }

  /**
   * The instant of a wall time. If it occurs twice because clocks are set back, the first
   * occurrence. If it is skipped because clocks are set forward, the result is later by the skipped
   * amount.
   */
  instantOf(wallTime: number): number {
    const [before, after] = [wallTime - DAY_MS, wallTime + DAY_MS].map(
      (near) => wallTime - (this.wallTimeAt(near) - near),
    ) as [number, number];
    return this.wallTimeAt(before) !== wallTime && this.wallTimeAt(after) === wallTime
      ? after
      : before;
  }

  #readClock(instant: number): number {
    const field: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
    for (const { type, value } of this.#format.formatToParts(instant)) field[type] = Number(value);
    const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = field;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  }
}

const FIELDS = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

function formatFor(timeZone: string | undefined): Intl.DateTimeFormat | undefined {
  if (timeZone === undefined) return undefined;
  try {
    return new Intl.DateTimeFormat('en-US', { ...FIELDS, timeZone });
  } catch {
    return undefined;
  }
}
