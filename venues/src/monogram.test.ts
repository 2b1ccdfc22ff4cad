import { expect, it } from 'vitest';
import { monogram } from './monogram.ts';

const glyphsOf = (name: string): number =>
  monogram({ name, color: '#1F3F6B', variant: 0 }).split('<path transform').length - 1;

it('draws one letter for a word, and two for several, without articles', () => {
  expect(glyphsOf('Fennwick')).toBe(1);
  expect(glyphsOf('The Copper Ladle')).toBe(2);
  expect(glyphsOf('The Hat')).toBe(1);
  expect(glyphsOf('Saffron Street')).toBe(1);
});

it('draws every letter from A to Z, and accented letters without their accents', () => {
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    expect(monogram({ name: letter, color: '#1F3F6B', variant: 0 })).not.toContain('d=""');
  }
  expect(monogram({ name: 'Étoile', color: '#1F3F6B', variant: 0 })).toBe(
    monogram({ name: 'Etoile', color: '#1F3F6B', variant: 0 }),
  );
});

it('differs between variants, and is the same for the same variant', () => {
  const logos = Array.from({ length: 16 }, (_, variant) =>
    monogram({ name: 'Perch', color: '#1F3F6B', variant }),
  );
  expect(new Set(logos).size).toBe(16);
});
