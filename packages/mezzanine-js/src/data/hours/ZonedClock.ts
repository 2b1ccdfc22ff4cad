const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;
/** How many offsets are remembered. */
const MOST_OFFSETS = 4096;

/**
 * The clock on the wall in a time zone. A wall time is the milliseconds that `Date.UTC` gives for
 * what the clock shows, so that days and hours on it can be counted without daylight saving.
 */
export class ZonedClock {
  readonly #format: Intl.DateTimeFormat;
  readonly #offsets = new Map<number, number>();

  /** @param timeZone - IANA name; that of the machine where it is missing or unknown */
  constructor(timeZone: string | undefined) {
    this.#format = formatFor(timeZone) ?? new Intl.DateTimeFormat('en-US', FIELDS);
  }

  /** What the clock shows at an instant, both in milliseconds. */
  wallTimeAt(instant: number): number {
    // Clocks are set at quarters of an hour; asking Intl each time would take most of the time.
    const quarter = Math.floor(instant / QUARTER_MS) * QUARTER_MS;
    let offset = this.#offsets.get(quarter);
    if (offset === undefined) {
      if (this.#offsets.size >= MOST_OFFSETS) this.#offsets.clear();
      this.#offsets.set(quarter, (offset = this.#readClock(quarter) - quarter));
    }
    return instant + offset;
  }

  /**
   * When the clock shows a wall time. Where it is set back and shows it twice, the first time;
   * where it is set forward and skips it, as much later as the clock is set.
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
