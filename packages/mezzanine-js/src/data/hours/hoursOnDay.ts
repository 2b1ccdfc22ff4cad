import type { OpeningHours } from '@mezzanine/mvf';
import type { TimeSpan } from './TimeSpan.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const DATE = /^\d{4}-\d{2}-\d{2}/;

/**
 * Opening hours that begin on a day, in wall time (see {@link ZonedClock}). Hours for specific
 * dates replace weekly hours. If several date ranges apply, the shortest one wins, so a holiday
 * overrides the hours of a season (V2-35).
 *
 * @param hours - all opening hours of a place
 * @param day - wall time of the midnight at which the day begins
 */
export function hoursOnDay(hours: readonly OpeningHours[], day: number): TimeSpan[] {
  const date = new Date(day);
  const weekday = WEEKDAYS[date.getUTCDay()] ?? '';
  const text = date.toISOString().slice(0, 10);
  let shortest = Infinity;
  let valid: OpeningHours[] = [];
  for (const entry of hours) {
    if (!entry.dayOfWeek.includes(weekday)) continue;
    const length = lengthAround(entry, text);
    if (length === undefined || length > shortest) continue;
    if (length < shortest) valid = [];
    shortest = length;
    valid.push(entry);
  }
  return valid.flatMap((entry) => spanOf(entry, day));
}

/**
 * Validity of an entry in milliseconds; weekly hours have the longest. `undefined` if it does not
 * apply on this date.
 */
function lengthAround({ validFrom, validThrough }: OpeningHours, date: string): number | undefined {
  if (validFrom === undefined && validThrough === undefined) return Number.MAX_VALUE;
  const [from, through] = [validFrom ?? '0000-01-01', validThrough ?? '9999-12-31'];
  if (!DATE.test(from) || !DATE.test(through)) return undefined;
  const [first, last] = [from.slice(0, 10), through.slice(0, 10)];
  if (date < first || date > last) return undefined;
  return Date.parse(last) - Date.parse(first) || 0;
}

function spanOf({ opens, closes }: OpeningHours, day: number): TimeSpan[] {
  const [start, end] = [minutesOf(opens), endOf(closes)];
  if (start === end || opens === closes) return [];
  const length = end > start ? end - start : end + DAY_MINUTES - start;
  const begin = day + start * MINUTE_MS;
  return [{ start: begin, end: begin + length * MINUTE_MS }];
}

/** 23:59 means midnight: the place is not closed for one minute. */
function endOf(closes: string): number {
  return closes.startsWith('23:59') ? DAY_MINUTES : minutesOf(closes);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 60 + minutes + seconds / 60;
}
