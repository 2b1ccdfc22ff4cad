import { describe, expect, it } from 'vitest';
import { ColorScale, isColor } from './ColorScale.ts';
import { heatLegend, legendOf, numberText } from './legendOf.ts';

const colors = { low: '#ffffff', high: '#000000' };

describe('a color scale', () => {
  it('ranges from the lowest value to the highest, and is constant beyond', () => {
    const scale = new ColorScale([3, 1, 2], colors);
    expect(scale.domain).toEqual([1, 3]);
    expect([0, 1, 3, 9].map((value) => scale.colorOf(value))).toEqual([
      '#ffffff',
      '#ffffff',
      '#000000',
      '#000000',
    ]);
  });

  it('is interpolated in linear light: halfway between black and white is #bcbcbc', () => {
    expect(new ColorScale([0, 1], colors).colorOf(0.5)).toBe('#bcbcbc');
  });

  it('passes through its middle color halfway', () => {
    const scale = new ColorScale([0, 10], { ...colors, middle: '#ff0000' });
    expect(scale.colorOf(5)).toBe('#ff0000');
    expect(scale.colorOf(10)).toBe('#000000');
  });

  it('uses the given ends, in either order', () => {
    expect(new ColorScale([5], { ...colors, minimum: 0, maximum: 20 }).domain).toEqual([0, 20]);
    expect(new ColorScale([5], { ...colors, minimum: 20, maximum: 0 }).domain).toEqual([0, 20]);
  });

  it('shows a single value as the high end, and has a domain without values', () => {
    expect(new ColorScale([4, 4], colors).colorOf(4)).toBe('#000000');
    expect(new ColorScale([], colors).domain).toEqual([0, 1]);
  });

  it.each(['#fff', '#BD0026'])('accepts %s', (color) => expect(isColor(color)).toBe(true));
  it.each(['red', '#ff', '#bd002', 'url(x)', 7, null])('rejects %j', (color) => {
    expect(isColor(color)).toBe(false);
  });
});

describe('a legend', () => {
  it('has the ends and the middle, formatted for the language', () => {
    const legend = legendOf(new ColorScale([0, 12_500], colors), 'Visits', 'en-US');
    expect(legend.ticks).toEqual(['0', '6.25K', '12.5K']);
    expect([legend.colors[0], legend.colors.at(-1)]).toEqual(['#ffffff', '#000000']);
    expect(numberText(0.123_456, 'de')).toBe('0,123');
  });

  it('has one number if all values are equal', () => {
    expect(legendOf(new ColorScale([3], colors), 'Visits', 'en').ticks).toEqual(['3']);
  });

  it('shows low and high for heat, which has no unit', () => {
    const legend = heatLegend(new ColorScale([1, 2], colors), 'Visits');
    expect(legend).toMatchObject({ title: 'Visits', ticks: ['Low', 'High'] });
  });

  it('falls back to English for an unknown language', () => {
    expect(numberText(1500, 'no such language')).toBe('1.5K');
  });
});
