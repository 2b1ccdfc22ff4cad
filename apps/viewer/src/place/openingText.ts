import type { ViewerTexts } from '../text/texts.ts';
import type { Opening, OpeningDay } from './openingWeek.ts';

const DAY_MS = 86_400_000;

/** Formatting of times. */
export interface TimeWords {
  readonly texts: ViewerTexts['place'];
  readonly locale: string;
  /** IANA time zone of the venue; default: the time zone of this device. */
  readonly timeZone: string | undefined;
}

/** Whether something is open, and until when. */
export interface OpeningState {
  readonly isOpen: boolean;
  /** Open or closed. */
  readonly text: string;
  /** When that changes; empty if it does not, or not soon. */
  readonly change: string;
}

/**
 * Describes whether a place is open now.
 *
 * @returns `undefined` if the venue has no hours
 */
export function openingState(
  place: Opening,
  now: Date,
  words: TimeWords,
): OpeningState | undefined {
  const isOpen = place.isOpenAt(now);
  if (isOpen === undefined) return undefined;
  const { texts } = words;
  const change = place.nextChange(now);
  const text = isOpen ? texts.open : texts.closed;
  if (!change || +change.at - +now > 7 * DAY_MS) return { isOpen, text, change: '' };
  const isSoon = +change.at - +now < DAY_MS && isSameDay(change.at, now, words);
  const time = isSoon ? timeText(change.at, words) : dayAndTime(change.at, words);
  return { isOpen, text, change: isOpen ? texts.closesAt(time) : texts.opensAt(time) };
}

/** A row of the table of hours. */
export function dayText(day: OpeningDay, words: TimeWords): string {
  const { texts } = words;
  if (day.isAllDay) return texts.allDay;
  if (day.spans.length === 0) return texts.closedDay;
  return day.spans
    .map(({ opens, closes }) => `${timeText(opens, words)} – ${timeText(closes, words)}`)
    .join(', ');
}

/** Name of a day of the week. */
export function dayName(date: Date, words: TimeWords, weekday: 'long' | 'short' = 'long'): string {
  return formatOf(words, { weekday }).format(date);
}

function timeText(date: Date, words: TimeWords): string {
  return formatOf(words, { hour: 'numeric', minute: '2-digit' }).format(date);
}

function dayAndTime(date: Date, words: TimeWords): string {
  return `${dayName(date, words, 'short')} ${timeText(date, words)}`;
}

function isSameDay(a: Date, b: Date, words: TimeWords): boolean {
  const format = formatOf(words, { dateStyle: 'short' });
  return format.format(a) === format.format(b);
}

function formatOf(words: TimeWords, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { locale, timeZone } = words;
  return new Intl.DateTimeFormat(locale, { ...options, ...(timeZone && { timeZone }) });
}
