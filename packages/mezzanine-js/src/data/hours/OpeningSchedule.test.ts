import type { OpeningHours } from '@mezzanine/mvf';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OpeningSchedule } from './OpeningSchedule.ts';
import { ZonedClock } from './ZonedClock.ts';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const WEEKDAYS = WEEK.slice(0, 5);

describe('weekly hours', () => {
  const shop = scheduleOf('America/Toronto', [hours('10:00', '21:00', WEEKDAYS)]);

  test('use the time zone of the venue, not of this machine', () => {
    expect(shop.isOpenAt(new Date('2026-06-01T13:59:59Z'))).toBe(false);
    expect(shop.isOpenAt(new Date('2026-06-01T14:00:00Z'))).toBe(true);
    expect(shop.isOpenAt(new Date('2026-06-02T00:59:59Z'))).toBe(true);
    expect(shop.isOpenAt(new Date('2026-06-02T01:00:00Z'))).toBe(false);
  });

  test('follow daylight saving', () => {
    expect(shop.isOpenAt(new Date('2026-12-01T14:30:00Z'))).toBe(false);
    expect(shop.isOpenAt(new Date('2026-12-01T15:00:00Z'))).toBe(true);
  });

  test('report the next opening, over a weekend', () => {
    expect(shop.nextChange(new Date('2026-06-06T02:00:00Z'))).toEqual({
      at: new Date('2026-06-08T14:00:00Z'),
      isOpen: true,
    });
  });

  test('report the next closing', () => {
    expect(shop.nextChange(new Date('2026-06-01T14:00:00Z'))).toEqual({
      at: new Date('2026-06-02T01:00:00Z'),
      isOpen: false,
    });
  });

  test('are unknown if the venue has none', () => {
    const silent = scheduleOf('UTC', []);
    expect(silent.isOpenAt(new Date())).toBeUndefined();
    expect(silent.nextChange(new Date())).toBeUndefined();
  });
});

describe('hours past midnight', () => {
  const bar = scheduleOf('Europe/Lisbon', [hours('20:00', '02:00', ['Friday'])]);

  test('belong to the day on which they start', () => {
    expect(bar.isOpenAt(new Date('2026-01-10T01:59:00Z'))).toBe(true);
    expect(bar.isOpenAt(new Date('2026-01-10T02:00:00Z'))).toBe(false);
    expect(bar.isOpenAt(new Date('2026-01-09T01:00:00Z'))).toBe(false);
  });

  test('close on the next day', () => {
    const change = bar.nextChange(new Date('2026-01-09T21:00:00Z'));
    expect(change).toEqual({ at: new Date('2026-01-10T02:00:00Z'), isOpen: false });
  });

  test('that continue after midnight are one interval', () => {
    const night = scheduleOf('UTC', [
      hours('22:00', '24:00', ['Friday']),
      hours('00:00', '03:00', ['Saturday']),
    ]);
    const change = night.nextChange(new Date('2026-01-09T22:30:00Z'));
    expect(change).toEqual({ at: new Date('2026-01-10T03:00:00Z'), isOpen: false });
  });

  test.each(['24:00', '23:59'])('from 00:00 to %s on all days never end', (closes) => {
    const always = scheduleOf('Europe/Lisbon', [hours('00:00', closes, WEEK)]);
    expect(always.isOpenAt(new Date('2026-05-05T22:59:30Z'))).toBe(true);
    expect(always.nextChange(new Date('2026-05-05T12:00:00Z'))).toBeUndefined();
  });
});

describe('holidays', () => {
  const mall = scheduleOf('UTC', [
    hours('10:00', '20:00', WEEK),
    { ...hours('00:00', '00:00', WEEK), validFrom: '2026-12-25', validThrough: '2026-12-25' },
    { ...hours('10:00', '14:00', WEEK), validFrom: '2026-12-24', validThrough: '2026-12-24' },
    { ...hours('09:00', '22:00', WEEK), validFrom: '2026-12-01', validThrough: '2026-12-31' },
  ]);

  test('V2-35: replace the weekly hours', () => {
    expect(mall.isOpenAt(new Date('2026-11-30T09:30:00Z'))).toBe(false);
    expect(mall.isOpenAt(new Date('2026-12-01T09:30:00Z'))).toBe(true);
  });

  test('V2-35: with equal times close the place for the day', () => {
    expect(mall.isOpenAt(new Date('2026-12-25T12:00:00Z'))).toBe(false);
  });

  test('of one day override the hours of a season', () => {
    expect(mall.isOpenAt(new Date('2026-12-24T15:00:00Z'))).toBe(false);
    expect(mall.nextChange(new Date('2026-12-24T15:00:00Z'))?.at).toEqual(
      new Date('2026-12-26T09:00:00Z'),
    );
  });

  test('apply only on the days of the week that they name', () => {
    const summer = scheduleOf('UTC', [
      hours('10:00', '20:00', WEEK),
      {
        ...hours('00:00', '00:00', ['Sunday']),
        validFrom: '2026-07-01',
        validThrough: '2026-08-31',
      },
    ]);
    expect(summer.isOpenAt(new Date('2026-07-05T12:00:00Z'))).toBe(false);
    expect(summer.isOpenAt(new Date('2026-07-06T12:00:00Z'))).toBe(true);
  });

  test('with invalid dates are dropped', () => {
    const odd = scheduleOf('UTC', [
      hours('10:00', '20:00', WEEK),
      { ...hours('00:00', '00:00', WEEK), validFrom: 'soon' },
    ]);
    expect(odd.isOpenAt(new Date('2026-07-05T12:00:00Z'))).toBe(true);
  });
});

describe('closures', () => {
  const closure = { start: Date.UTC(2026, 5, 1, 12), end: Date.UTC(2026, 5, 3, 12) };
  const clock = new ZonedClock('UTC');
  const schedule = new OpeningSchedule([hours('10:00', '20:00', WEEK)], () => clock, [closure]);

  test('close a location within its hours', () => {
    expect(schedule.isOpenAt(new Date('2026-06-01T11:59:00Z'))).toBe(true);
    expect(schedule.isOpenAt(new Date('2026-06-01T12:00:00Z'))).toBe(false);
    expect(schedule.isOpenAt(new Date('2026-06-03T12:00:00Z'))).toBe(true);
  });

  test('are the next change, when they begin and when they end', () => {
    expect(schedule.nextChange(new Date('2026-06-01T11:00:00Z'))).toEqual({
      at: new Date(closure.start),
      isOpen: false,
    });
    expect(schedule.nextChange(new Date('2026-06-01T15:00:00Z'))).toEqual({
      at: new Date(closure.end),
      isOpen: true,
    });
  });

  test('can be numerous', () => {
    const day = { start: Date.UTC(2020, 0, 1), end: Date.UTC(2020, 0, 2) };
    const closures = [...Array<typeof day>(200_000).fill(day), closure];
    const shop = new OpeningSchedule([hours('10:00', '20:00', WEEK)], () => clock, closures);
    expect(shop.nextChange(new Date('2026-06-01T11:00:00Z'))?.at).toEqual(new Date(closure.start));
  });

  test('without an end leave no next change', () => {
    const forever = { start: -Infinity, end: Infinity };
    const gone = new OpeningSchedule([hours('10:00', '20:00', WEEK)], () => clock, [forever]);
    expect(gone.isOpenAt(new Date())).toBe(false);
    expect(gone.nextChange(new Date())).toBeUndefined();
  });
});

test.each([[new Date(NaN)], ['2026-01-01'], [undefined]])('%s is rejected as a date', (given) => {
  const schedule = scheduleOf('UTC', [hours('10:00', '20:00', WEEK)]);
  expect(() => schedule.isOpenAt(given as Date)).toThrow(
    expect.objectContaining({ code: 'invalid-argument' }),
  );
});

test('the next change is the first time at which the state differs', () => {
  const time = fc.constantFrom(
    '00:00',
    '00:30',
    '01:30',
    '02:30',
    '09:00',
    '12:00',
    '23:59',
    '24:00',
  );
  const entry = fc.record({
    opens: time,
    closes: time,
    dayOfWeek: fc.array(fc.constantFrom(...WEEK), { maxLength: 4 }),
  });
  const zone = fc.constantFrom('UTC', 'America/Toronto', 'Australia/Lord_Howe', 'Europe/Lisbon');
  const day = fc.date({
    min: new Date('2026-03-01'),
    max: new Date('2026-11-10'),
    noInvalidDate: true,
  });
  const anyCase = fc.property(
    zone,
    fc.array(entry, { maxLength: 4 }),
    day,
    fc.integer({ min: 1, max: 400 }),
    (timeZone, entries, from, step) => {
      const schedule = scheduleOf(timeZone, entries);
      const change = schedule.nextChange(from);
      const before = schedule.isOpenAt(from) === true;
      if (change) expect(schedule.isOpenAt(change.at)).toBe(change.isOpen);
      const end = Math.min(change?.at.getTime() ?? Infinity, from.getTime() + 9 * 86_400_000);
      for (let at = from.getTime(); at < end; at += step * 60_000) {
        expect(schedule.isOpenAt(new Date(at)) === true).toBe(before);
      }
    },
  );
  fc.assert(anyCase, { numRuns: 150 });
});

function hours(opens: string, closes: string, dayOfWeek: string[]): OpeningHours {
  return { opens, closes, dayOfWeek };
}

function scheduleOf(timeZone: string, entries: readonly OpeningHours[]): OpeningSchedule {
  const clock = new ZonedClock(timeZone);
  return new OpeningSchedule(entries, () => clock);
}
