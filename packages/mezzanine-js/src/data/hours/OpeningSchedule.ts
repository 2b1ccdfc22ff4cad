import type { OpeningHours } from '@mezzanine/mvf';
import { MezzanineError } from '../MezzanineError.ts';
import { hoursOnDay } from './hoursOnDay.ts';
import type { ZonedClock } from './ZonedClock.ts';
import type { TimeSpan } from './TimeSpan.ts';

const DAY_MS = 86_400_000;
/** How far ahead to look for the next change: a year and its holidays. */
const HORIZON_DAYS = 370;

/** The time at which a place opens or closes. */
export interface OpeningChange {
  /** The time. */
  readonly at: Date;
  /** Whether the place is open from then on. */
  readonly isOpen: boolean;
}

/** Opening hours of a place: weekly hours, holidays, and closures. */
export class OpeningSchedule {
  readonly #hours: readonly OpeningHours[];
  readonly #clockOf: () => ZonedClock;
  readonly #closures: readonly TimeSpan[];

  /**
   * @param hours - opening hours as stored in the venue
   * @param clockOf - returns the clock of the venue; called on first use
   * @param closures - periods in which the place is closed regardless of its hours
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
      // Hours may end when others start, or during a closure: neither changes the state.
      if (this.isOpenAt(new Date(next)) !== isOpen) return { at: new Date(next), isOpen: !isOpen };
      instant = next;
    }
    return undefined;
  }

  /** The next time at which opening hours end or a closure begins. */
  #closingAfter(instant: number): number | undefined {
    const ends = this.#spanAround(instant)?.end;
    return earliest([ends, ...this.#closures.map(({ start }) => start)], instant);
  }

  /** The next time at which opening hours begin or a closure ends. */
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

  /** The opening hours that contain a time, from this day or the previous one. */
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

  /** Wall time of the midnight before a time. */
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
    expected: 'Expected a valid Date.',
  });
}
