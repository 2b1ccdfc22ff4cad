import { describe, expect, it } from 'vitest';
import { nightColor } from '../style/nightColor.ts';
import { mixColors, toCss } from '../style/colors.ts';
import { parseColor } from './parseColor.ts';

describe('parseColor', () => {
  it('reads hexadecimal colors of every length', () => {
    expect(parseColor('#fff', 'c')).toEqual({ rgb: [1, 1, 1], alpha: 1 });
    expect(parseColor('#FF000080', 'c').alpha).toBeCloseTo(0.502, 3);
    expect(toCss(parseColor('#c8411b', 'c').rgb)).toBe('#c8411b');
  });

  it('reports invalid colors', () => {
    expect(() => parseColor('#12345', 'change.color')).toThrow(/change\.color is "#12345"/);
  });

  it('mixes colors', () => {
    expect(mixColors([0, 0, 0], [1, 0.5, 0], 0.5)).toEqual([0.5, 0.25, 0]);
  });
});

describe('nightColor', () => {
  const room = parseColor('#3B424E', 'room').rgb;

  it('keeps the hue of a room and makes it dark', () => {
    const [red, , blue] = nightColor(parseColor('#DCE7F0', 'sky').rgb, room);
    expect(blue).toBeGreaterThan(red + 0.1);
    expect(blue).toBeLessThan(0.42);
  });

  it('keeps the color of the theme for white and paper, which have no hue', () => {
    expect(nightColor([1, 1, 1], room)).toEqual(room);
    expect(nightColor(parseColor('#FBF8F1', 'paper').rgb, room)).toEqual(room);
  });

  it('keeps dark colors darker than light ones', () => {
    expect(nightColor([0.3, 0.3, 0.3], room)[1]).toBeLessThan(nightColor([0.8, 0.8, 0.8], room)[1]);
  });
});
