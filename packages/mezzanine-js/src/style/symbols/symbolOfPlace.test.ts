import { describe, expect, it } from 'vitest';
import { buildVenue } from '../../data/buildVenue.ts';
import { at, sampleMvf } from '../../data/sampleMvf.fixture.ts';
import type { Space } from '../../data/entities.ts';
import { symbolPaths } from './symbolPaths.ts';
import { SYMBOL_WORDS, symbolOfPlace } from './symbolOfPlace.ts';

describe('the symbol of a place', () => {
  it.each([
    ['connection.elevator', '', 'elevator'],
    ['connection.stairs', 'A to B', 'stairs'],
    ['connection.escalator', '', 'escalator'],
    ['connection', 'Goods lift', 'elevator'],
    ['room', 'Restrooms', 'restroom'],
    ['restroom.female', '', 'restroom-women'],
    ['restroom.male', '', 'restroom-men'],
    ['restroom.wheelchair', '', 'accessible'],
    ['room', 'Café Central', 'cafe'],
    ['poi', 'Fire extinguisher', 'fire-extinguisher'],
    ['poi', 'ATM', 'cash'],
    // Parts of other words do not count.
    ['room', 'Bargain corner', undefined],
    ['room', 'Warden', undefined],
    ['room', '204', undefined],
  ])('of the kind %j with the name %j is %j', (kind, name, symbol) => {
    expect(symbolOfPlace(spaceOf(kind, name))).toBe(symbol);
  });

  it('depends on the kind before the name', () => {
    expect(symbolOfPlace(spaceOf('connection.elevator', 'To the restaurant'))).toBe('elevator');
  });

  it('is found quickly in very long text', () => {
    expect(symbolOfPlace(spaceOf('room', 'x '.repeat(500_000)))).toBeUndefined();
  });

  it('exists for every word of the table, and each symbol is path data', () => {
    for (const [symbol] of SYMBOL_WORDS) expect(symbolPaths).toHaveProperty(symbol);
    for (const path of Object.values(symbolPaths)) {
      expect(path).toMatch(/^M[\d\s.,a-zA-Z-]+$/);
    }
  });
});

function spaceOf(kind: string, name: string): Space {
  const ring = [at(0, 0), at(4, 0), at(4, 4), at(0, 0)];
  const space = buildVenue({
    ...sampleMvf(),
    spaces: {
      f_ground: [
        {
          type: 'Feature',
          properties: { id: 's_one', kind, destinationNodes: [], details: { name } },
          geometry: { type: 'Polygon', coordinates: [ring] },
        },
      ],
      f_upper: [],
    },
    nodes: [],
    connections: [],
    entrances: { f_ground: [], f_upper: [] },
    locations: [],
  }).spaces.find(({ id }) => id === 's_one');
  if (!space) throw new Error('The venue has no space.');
  return space;
}
