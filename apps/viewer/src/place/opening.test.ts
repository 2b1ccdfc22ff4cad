import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '@mezzanine/react-sdk';
import { english } from '../text/texts.ts';
import { testShop } from '../testVenue.fixture.ts';
import { dayName, dayText, openingState, type TimeWords } from './openingText.ts';
import { openingWeek } from './openingWeek.ts';

const timeZone = 'Europe/Lisbon';
const words: TimeWords = { texts: english.place, locale: 'en-US', timeZone };
/** A Sunday at noon in the hall. */
const SUNDAY = new Date('2026-06-14T11:00:00Z');
const ALL = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

function shop(...openingHoursSpecification: OpeningHours[]) {
  return testShop({ openingHoursSpecification, states: [] });
}

/** The rows of the week as text. */
function week(place: ReturnType<typeof shop>, now = SUNDAY): string[] {
  const days = openingWeek(place, now, timeZone) ?? [];
  return days.map((day) => `${dayName(day.date, words, 'short')} ${plain(dayText(day, words))}`);
}

/** Without the narrow spaces that the locale adds to times. */
function plain(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}

describe('the table of hours', () => {
  it('starts with today, in the time zone of the venue', () => {
    const place = shop({ opens: '10:00', closes: '19:30', dayOfWeek: ['Monday'] });
    const lines = week(place);
    expect(lines).toHaveLength(7);
    expect(lines.slice(0, 2)).toEqual(['Sun Closed', 'Mon 10:00 AM – 7:30 PM']);
    const lateThere = new Date('2026-06-14T23:30:00Z');
    expect(week(place, lateThere)[0]).toBe('Mon 10:00 AM – 7:30 PM');
  });

  it('shows both intervals of a day with a break', () => {
    const place = shop(
      { opens: '09:00', closes: '12:00', dayOfWeek: ['Sunday'] },
      { opens: '13:00', closes: '17:00', dayOfWeek: ['Sunday'] },
    );
    expect(week(place)[0]).toBe('Sun 9:00 AM – 12:00 PM, 1:00 PM – 5:00 PM');
  });

  it('lists hours past midnight on the day when they start', () => {
    const place = shop({ opens: '20:00', closes: '02:00', dayOfWeek: ['Saturday', 'Sunday'] });
    expect(week(place).slice(0, 2)).toEqual(['Sun 8:00 PM – 2:00 AM', 'Mon Closed']);
  });

  it('shows that a place is open all day if it never closes', () => {
    const place = shop({ opens: '00:00', closes: '23:59', dayOfWeek: [...ALL] });
    expect(new Set(week(place).map((line) => line.slice(4)))).toEqual(new Set(['All day']));
  });

  it('marks days with special hours', () => {
    const place = shop(
      { opens: '10:00', closes: '19:00', dayOfWeek: [...ALL] },
      {
        opens: '10:00',
        closes: '14:00',
        dayOfWeek: [...ALL],
        validFrom: '2026-06-16',
        validThrough: '2026-06-16',
      },
    );
    const days = openingWeek(place, SUNDAY, timeZone) ?? [];
    expect(days.map(({ isSpecial }) => isSpecial).indexOf(true)).toBe(2);
    expect(week(place)[2]).toBe('Tue 10:00 AM – 2:00 PM');
  });

  it('is correct in the night when daylight saving time ends', () => {
    const place = shop({ opens: '10:00', closes: '19:00', dayOfWeek: [...ALL] });
    const lines = week(place, new Date('2026-10-24T12:00:00Z'));
    expect(lines.slice(0, 3).map((line) => line.slice(4))).toEqual(
      Array.from({ length: 3 }, () => '10:00 AM – 7:00 PM'),
    );
  });

  it('is hidden if the venue has no hours', () => {
    expect(openingWeek(shop(), SUNDAY, timeZone)).toBeUndefined();
  });
});

describe('open now', () => {
  const place = shop({ opens: '10:00', closes: '19:00', dayOfWeek: ['Sunday', 'Tuesday'] });
  const textAt = (time: string) => {
    const state = openingState(place, new Date(time), words);
    return plain(`${state?.text} ${state?.change}`);
  };

  it('shows the closing time', () => {
    expect(textAt('2026-06-14T11:00:00Z')).toBe('Open until 7:00 PM');
  });

  it('shows the opening time, with the day unless it is today', () => {
    expect(textAt('2026-06-14T08:00:00Z')).toBe('Closed opens 10:00 AM');
    expect(textAt('2026-06-14T20:00:00Z')).toBe('Closed opens Tue 10:00 AM');
  });

  it('is hidden if the venue has no hours', () => {
    expect(openingState(shop(), SUNDAY, words)).toBeUndefined();
  });
});
