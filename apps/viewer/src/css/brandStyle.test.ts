import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brandColors, brandStyle, contrast } from './brandStyle.ts';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const grounds = { light: '#fbfaf7', dark: '#171a20' } as const;

function rgb(text: string): readonly [number, number, number] {
  const at = (start: number) => Number.parseInt(text.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

it('text in any brand color is readable, on paper and on the brand color', () => {
  fc.assert(
    fc.property(color, fc.constantFrom('light', 'dark'), (given, scheme) => {
      const { text, fill, onFill } = brandColors(given, scheme);
      expect(contrast(rgb(text), rgb(grounds[scheme]))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(rgb(onFill), rgb(fill))).toBeGreaterThanOrEqual(4.2);
    }),
  );
});

it('a readable color does not change', () => {
  expect(brandColors('#0a3d91', 'light')).toEqual({
    fill: '#0a3d91',
    onFill: '#ffffff',
    text: '#0a3d91',
  });
});

it('without a brand color, the default color applies', () => {
  expect(brandStyle(undefined, 'light')).toEqual({});
});
