import type { Location, OpeningChange } from '@mezzanine/react-sdk';

const DAY_MS = 86_400_000;
const DAYS = 7;
/** Special hours for a shorter time belong to a holiday, not a season. */
const HOLIDAY_MS = 14 * DAY_MS;
/** Upper limit of changes per week, which no real place exceeds. */
const MOST_CHANGES = 100;
/** The latest time that a `Date` can represent. */
const NEVER = new Date(8.64e15);

/** An object with opening hours. */
export type Opening = Pick<Location, 'isOpenAt' | 'nextChange' | 'openingHours'>;

/** A time interval. */
interface OpenSpan {
  readonly opens: Date;
  readonly closes: Date;
}

/** A day and its opening intervals. */
export interface OpeningDay {
  /** A time on the day, for its name. */
  readonly date: Date;
  readonly isToday: boolean;
  /** Whether it is open from midnight to midnight. */
  readonly isAllDay: boolean;
  /** Intervals that start on the day, in order; empty if it is closed or open all day. */
  readonly spans: readonly OpenSpan[];
  /** Whether the hours apply only to this day, or to a few days around it. */
  readonly isSpecial: boolean;
}

/**
 * Opening intervals of today and the next six days, with holidays and closures. They are computed
 * from the changes that `nextChange` reports, so they always agree with `isOpenAt`.
 *
 * @param now - the current time
 * @param timeZone - IANA name; default: the time zone of this device
 * @returns `undefined` if the venue has no hours
 */
export function openingWeek(
  place: Opening,
  now: Date,
  timeZone: string | undefined,
): readonly OpeningDay[] | undefined {
  if (place.openingHours.length === 0) return undefined;
  const midnights = midnightsFrom(now, timeZone);
  const spans = spansBetween(place, midnights);
  return midnights.slice(1, -1).map((start, index) => {
    const end = midnights[index + 2] ?? start;
    const isAllDay = spans.some(({ opens, closes }) => +opens <= start && +closes >= end);
    const own = spans.filter(({ opens }) => +opens >= start && +opens < end);
    const date = new Date(start + DAY_MS / 2);
    return {
      date,
      isToday: index === 0,
      isAllDay,
      spans: isAllDay ? [] : own,
      isSpecial: isSpecial(place, dateText(date, timeZone)),
    };
  });
}

/** Midnights from the start of yesterday to the end of the last day. */
function midnightsFrom(now: Date, timeZone: string | undefined): number[] {
  const clock = clockOf(timeZone);
  const today = +now - millisecondsInto(clock, now);
  return Array.from({ length: DAYS + 2 }, (_, index) => {
    // Noon is on the right day, regardless of daylight saving time.
    const noon = new Date(today + (index - 1) * DAY_MS + DAY_MS / 2);
    return +noon - millisecondsInto(clock, noon);
  });
}

function clockOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const zone = timeZone === undefined ? {} : { timeZone };
  const parts = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-GB', { ...parts, ...zone, hourCycle: 'h23' });
}

function millisecondsInto(clock: Intl.DateTimeFormat, date: Date): number {
  const of = (type: string) =>
    Number(clock.formatToParts(date).find((part) => part.type === type)?.value ?? 0);
  const seconds = of('hour') * 3600 + of('minute') * 60 + of('second');
  return seconds * 1000 + date.getUTCMilliseconds();
}

/** Iterates over the changes; an interval that is open at the first midnight starts there. */
function spansBetween(place: Opening, midnights: readonly number[]): OpenSpan[] {
  const [first = 0] = midnights;
  const last = midnights.at(-1) ?? first;
  const spans: OpenSpan[] = [];
  let opens = place.isOpenAt(new Date(first)) === true ? new Date(first) : undefined;
  for (const change of changesBetween(place, first, last)) {
    if (opens && !change.isOpen) spans.push({ opens, closes: change.at });
    opens = change.isOpen ? change.at : undefined;
  }
  if (opens) spans.push({ opens, closes: place.nextChange(opens)?.at ?? NEVER });
  return spans;
}

function changesBetween(place: Opening, first: number, last: number): OpeningChange[] {
  const changes: OpeningChange[] = [];
  let change = place.nextChange(new Date(first));
  while (change && +change.at < last && changes.length < MOST_CHANGES) {
    changes.push(change);
    change = place.nextChange(change.at);
  }
  return changes;
}

function isSpecial({ openingHours }: Opening, date: string): boolean {
  return openingHours.some(({ validFrom, validThrough }) => {
    if (validFrom === undefined || validThrough === undefined) return false;
    const [from, through] = [validFrom.slice(0, 10), validThrough.slice(0, 10)];
    const isShort = Date.parse(through) - Date.parse(from) <= HOLIDAY_MS;
    return isShort && from <= date && date <= through;
  });
}

function dateText(date: Date, timeZone: string | undefined): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('sv-SE', { ...parts, ...zone }).format(date);
}
