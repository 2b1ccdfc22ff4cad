import type { OpeningHours } from '@mezzanine/mvf';
import { MezzanineError } from '../MezzanineError.ts';
import { hoursOnDay } from './hoursOnDay.ts';
import type { ZonedClock } from './ZonedClock.ts';
import type { TimeSpan } from './TimeSpan.ts';

const DAY_MS = 86_400_000;
/** How far ahead the next change is looked for: a year and its holidays. */
const HORIZON_DAYS = 370;

/** The moment at which a place opens or closes. */
export interface OpeningChange {
  /** When. */
  readonly at: Date;
  /** Whether it is open from then on. */
  readonly isOpen: boolean;
}

/** When a place is open, by its weekly hours, its holidays, and times at which it is closed. */
export class OpeningSchedule {
  readonly #hours: readonly OpeningHours[];
  readonly #clockOf: () => ZonedClock;
  readonly #closures: readonly TimeSpan[];

  /**
   * @param hours - as the venue gives them
   * @param clockOf - the clock in the venue; asked for when it is first needed
   * @param closures - when it is closed whatever the hours say
   */
  constructor(
    hours: readonly OpeningHours[],
    clockOf: () => ZonedClock,
    closures: readonly TimeSpan[] = [],
  ) {
    this.#hours = hours;
    this.#clockOf = clockOf;
    this.#closures = closures;
  }

  /** See {@link Location.isOpenAt}. */
  isOpenAt(date: Date): boolean | undefined {
    const instant = expectInstant(date);
    if (this.#closures.some(({ start, end }) => start <= instant && instant < end)) return false;
    return this.#hours.length === 0 ? undefined : this.#spanAround(instant) !== undefined;
  }

  /** See {@link Location.nextChange}. */
  nextChange(date: Date): OpeningChange | undefined {
    let instant = expectInstant(date);
    if (this.#hours.length === 0) return undefined;
    const isOpen = this.isOpenAt(date) === true;
    const horizon = instant + HORIZON_DAYS * DAY_MS;
    while (instant < horizon) {
      const next = isOpen ? this.#closingAfter(instant) : this.#openingAfter(instant);
      if (next === undefined || next >= horizon) return undefined;
      // Hours may end where others begin, or within a closure: that is no change to who stands there.
      if (this.isOpenAt(new Date(next)) !== isOpen) return { at: new Date(next), isOpen: !isOpen };
      instant = next;
    }
    return undefined;
  }

  /** The next instant at which open hours end or a closure begins. */
  #closingAfter(instant: number): number | undefined {
    const ends = this.#spanAround(instant)?.end;
    return earliest([ends, ...this.#closures.map(({ start }) => start)], instant);
  }

  /** The next instant at which hours begin or a closure ends. */
  #openingAfter(instant: number): number | undefined {
    const closureEnd = earliest(
      this.#closures.map(({ end }) => end),
      instant,
    );
    const day = this.#dayOf(instant);
    for (let i = 0; i <= HORIZON_DAYS; i += 1) {
      const starts = this.#spansFrom(day + i * DAY_MS).map(({ start }) => start);
      const opening = earliest(starts, instant);
      if (opening !== undefined) return earliest([opening, closureEnd], instant);
    }
    return closureEnd;
  }

  /** The open hours around an instant, of this day or still of the day before. */
  #spanAround(instant: number): TimeSpan | undefined {
    const day = this.#dayOf(instant);
    const spans = [...this.#spansFrom(day - DAY_MS), ...this.#spansFrom(day)];
    return spans
      .filter(({ start, end }) => start <= instant && instant < end)
      .reduce<TimeSpan | undefined>((a, b) => (a && a.end >= b.end ? a : b), undefined);
  }

  #spansFrom(day: number): TimeSpan[] {
    const clock = this.#clockOf();
    return hoursOnDay(this.#hours, day).map(({ start, end }) => ({
      start: clock.instantOf(start),
      end: clock.instantOf(end),
    }));
  }

  /** Wall time of the midnight before an instant. */
  #dayOf(instant: number): number {
    return Math.floor(this.#clockOf().wallTimeAt(instant) / DAY_MS) * DAY_MS;
  }
}

function earliest(times: readonly (number | undefined)[], after: number): number | undefined {
  return times.reduce((best, time) => {
    if (time === undefined || time <= after) return best;
    return best === undefined || time < best ? time : best;
  }, undefined);
}

function expectInstant(date: Date): number {
  const instant = date instanceof Date ? date.getTime() : NaN;
  if (!Number.isNaN(instant)) return instant;
  throw new MezzanineError('invalid-argument', {
    given: `date is ${date instanceof Date ? 'an invalid Date' : `a ${typeof date}`}.`,
    expected: 'Expected a Date that says when.',
  });
}
