import type { OpeningHours } from '../record-types/openingHours.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const shortDays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Parsed hours, and the rules that could not be parsed. */
export interface ParsedHours {
  readonly hours: OpeningHours[];
  readonly lost: readonly string[];
}

const longestText = 2000;
const rulePattern =
  /^(?:([A-Za-z]{2}(?:\s*[-,]\s*[A-Za-z]{2})*)\s+)?(\d{1,2}:\d{2}\s*-\s*\d{1,2}:\d{2}(?:\s*,\s*\d{1,2}:\d{2}\s*-\s*\d{1,2}:\d{2})*)$/;

/**
 * Parses common forms of OpenStreetMap's opening_hours
 * (https://wiki.openstreetmap.org/wiki/Key:opening_hours): `24/7`, and rules with days and times
 * such as `Mo-Fr 09:00-17:00,18:00-20:00; Sa 10:00-14:00; Su off`. A later rule replaces an
 * earlier one on its days. Public holidays, months, dates, weeks, sunrise, and comments are not
 * supported.
 */
export function parseOsmHours(text: string): ParsedHours {
  const byDay: (readonly Span[])[] = days.map(() => []);
  const lost: string[] = [];
  for (const rule of text
    .slice(0, longestText)
    .split(';')
    .map((part) => part.trim())) {
    const read = readRule(rule);
    if (read === undefined && rule !== '') lost.push(rule);
    for (const day of read?.days ?? []) byDay[day] = read?.spans ?? [];
  }
  return { hours: hoursOf(byDay), lost };
}

type Span = readonly [opens: string, closes: string];

interface Rule {
  readonly days: readonly number[];
  readonly spans: readonly Span[];
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];

function readRule(rule: string): Rule | undefined {
  if (rule === '24/7') return { days: everyDay, spans: [['00:00', '24:00']] };
  const off = /^([A-Za-z]{2}(?:\s*[-,]\s*[A-Za-z]{2})*)\s+(?:off|closed)$/.exec(rule)?.[1];
  if (off !== undefined) {
    const closed = daysOf(off);
    return closed === undefined ? undefined : { days: closed, spans: [] };
  }
  const match = rulePattern.exec(rule);
  const times = match?.[2];
  const open = match?.[1] === undefined ? everyDay : daysOf(match[1]);
  if (times === undefined || open === undefined) return undefined;
  const spans = times.split(',').map((part) => part.split('-').map((time) => clockOf(time.trim())));
  return spans.every(([a, b]) => a !== undefined && b !== undefined)
    ? { days: open, spans: spans as unknown as Span[] }
    : undefined;
}

function daysOf(text: string): number[] | undefined {
  const found: number[] = [];
  for (const part of text.split(',')) {
    const [first, last] = part.split('-').map((day) => shortDays.indexOf(day.trim()));
    if (first === undefined || first < 0 || last === -1) return undefined;
    const length = last === undefined ? 1 : ((last - first + 7) % 7) + 1;
    for (let i = 0; i < length; i += 1) found.push((first + i) % 7);
  }
  return found;
}

/** `HH:MM`; times after midnight, written as 26:00, become times of the next day. */
function clockOf(text: string): string | undefined {
  const [hour = NaN, minute = NaN] = text.split(':').map(Number);
  if (hour > 48 || minute > 59 || (hour === 48 && minute > 0)) return undefined;
  const inDay = hour > 24 || (hour === 24 && minute > 0) ? hour - 24 : hour;
  return `${String(inDay).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** One entry per interval, with all its days. */
function hoursOf(byDay: readonly (readonly Span[])[]): OpeningHours[] {
  const entries = new Map<string, OpeningHours>();
  byDay.forEach((spans, day) => {
    for (const [opens, closes] of spans) {
      const entry = entries.get(`${opens}-${closes}`) ?? { opens, closes, dayOfWeek: [] };
      entry.dayOfWeek.push(days[day] ?? '');
      entries.set(`${opens}-${closes}`, entry);
    }
  });
  return [...entries.values()];
}

/** Formats opening hours as OpenStreetMap does; hours with dates are returned in `lost`. */
export function writeOsmHours(hours: readonly OpeningHours[]): {
  readonly text: string | undefined;
  readonly lost: number;
} {
  const kept = hours.filter(
    ({ validFrom, validThrough }) => validFrom === undefined && validThrough === undefined,
  );
  const spans = days.map((day) =>
    kept
      .filter(({ dayOfWeek }) => dayOfWeek.includes(day))
      .map(({ opens, closes }) => `${opens.slice(0, 5)}-${closes.slice(0, 5)}`)
      .join(','),
  );
  const rules: { days: number[]; times: string }[] = [];
  spans.forEach((times, day) => {
    if (times === '') return;
    const same = rules.find((rule) => rule.times === times);
    if (same === undefined) rules.push({ days: [day], times });
    else same.days.push(day);
  });
  const text = rules.map((rule) => `${writeDays(rule.days)} ${rule.times}`).join('; ');
  return { text: text === '' ? undefined : text, lost: hours.length - kept.length };
}

function writeDays(given: readonly number[]): string {
  const runs: number[][] = [];
  for (const day of given) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  return runs
    .map((run) => [...new Set([run[0], run.at(-1)])].map((day) => shortDays[day ?? 0]).join('-'))
    .join(',');
}
