import { expect, it } from 'vitest';
import { readMvf } from './readMvf.ts';
import { tinyVenue } from './tiny.fixture.ts';
import { writeMvf } from './writeMvf.ts';

it('reads back what was written, every field of it', () => {
  expect(readMvf(writeMvf(tinyVenue))).toEqual(tinyVenue);
});

it('writes the same bytes twice', () => {
  const bytes = writeMvf(tinyVenue);
  expect(writeMvf(readMvf(bytes))).toEqual(bytes);
});
