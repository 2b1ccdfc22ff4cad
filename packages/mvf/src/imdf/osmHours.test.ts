import { describe, expect, it } from 'vitest';
import { parseOsmHours, writeOsmHours } from './osmHours.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

describe('IMDF-17: opening hours', () => {
  it('are read from rules with days and times', () => {
    expect(parseOsmHours('Mo-Fr 09:00-17:00; Sa 10:00-14:00; Su off')).toEqual({
      hours: [
        { opens: '09:00', closes: '17:00', dayOfWeek: weekdays },
        { opens: '10:00', closes: '14:00', dayOfWeek: ['Saturday'] },
      ],
      lost: [],
    });
  });

  it('are read if they never end, wrap around the week, or have a break', () => {
    expect(parseOsmHours('24/7').hours).toEqual([
      { opens: '00:00', closes: '24:00', dayOfWeek: [...weekdays, 'Saturday', 'Sunday'] },
    ]);
    expect(parseOsmHours('Sa-Mo 8:00-12:00, 13:00-26:00').hours).toEqual([
      { opens: '08:00', closes: '12:00', dayOfWeek: ['Monday', 'Saturday', 'Sunday'] },
      { opens: '13:00', closes: '02:00', dayOfWeek: ['Monday', 'Saturday', 'Sunday'] },
    ]);
  });

  it('let a later rule replace an earlier one on its days', () => {
    expect(parseOsmHours('09:00-17:00; Mo,We 10:00-12:00').hours).toEqual([
      { opens: '10:00', closes: '12:00', dayOfWeek: ['Monday', 'Wednesday'] },
      {
        opens: '09:00',
        closes: '17:00',
        dayOfWeek: ['Tuesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      },
    ]);
  });

  it('report rules that cannot be parsed', () => {
    const rules = [
      'PH off',
      'Apr-Sep 09:00-17:00',
      'sunrise-sunset',
      'Mo 09:00+',
      'Xx 09:00-10:00',
    ];
    expect(parseOsmHours(`Mo 09:00-17:00; ${rules.join('; ')}`)).toMatchObject({
      hours: [{ dayOfWeek: ['Monday'] }],
      lost: rules,
    });
    expect(parseOsmHours('Mo 99:00-17:00').lost).toEqual(['Mo 99:00-17:00']);
  });

  it('are written so that they parse to the same hours', () => {
    const { hours } = parseOsmHours('Mo-We,Fr 09:00-12:00,13:00-17:00; Sa 10:00-02:00');
    const { text } = writeOsmHours(hours);
    expect(text).toBe('Mo-We,Fr 09:00-12:00,13:00-17:00; Sa 10:00-02:00');
    expect(parseOsmHours(text ?? '').hours).toEqual(hours);
  });

  it('count as lost if they apply only between dates', () => {
    const holiday = {
      opens: '09:00',
      closes: '10:00',
      dayOfWeek: ['Monday'],
      validFrom: '2026-12-24',
    };
    expect(writeOsmHours([holiday])).toEqual({ text: undefined, lost: 1 });
  });
});
