import { describe, expect, it } from 'vitest';
import {
  changeBetween,
  readAttributes,
  settingAttributes,
  settingProperties,
} from './mapSettings.ts';

function element(attributes: Readonly<Record<string, string>>): Element {
  const getAttribute = (name: string): string | null => attributes[name] ?? null;
  return { getAttribute } as unknown as Element;
}

describe('BR-50: attributes are link parameters, and properties are their fields', () => {
  it('parses attributes with the link grammar', () => {
    const { link, faults } = readAttributes(
      element({
        venue: 'mall',
        location: 's_1+Café & #9+100 %+a%2Bb%20c',
        accessible: '',
        lang: 'fr',
        'you-are-here': '1,2,l1',
        zoom: '18',
        host: 'https://stranger.example',
      }),
    );
    expect(faults).toEqual([]);
    expect(link).toEqual({
      venue: 'mall',
      location: ['s_1', 'Café & #9', '100 %', 'a+b c'],
      accessible: true,
      language: 'fr',
      youAreHere: { latitude: 1, longitude: 2, floor: 'l1' },
      camera: { zoom: 18 },
    });
  });

  it('reports values that the grammar does not allow', () => {
    const { faults } = readAttributes(element({ venue: 'mall', mode: 'huge', color: 'red' }));
    expect(faults.map(({ parameter }) => parameter)).toEqual(['mode', 'color']);
  });

  it('offers every field except the origin, which the page determines', () => {
    expect(settingAttributes).not.toContain('host');
    expect(settingProperties).not.toContain('hostOrigin');
    expect(settingProperties).toEqual(expect.arrayContaining(['camera', 'youAreHere', 'venue']));
  });
});

describe('BR-51: changes that a running viewer can take are sent as messages', () => {
  const before = { venue: 'mall', location: ['a'], search: 'b' };

  it('sends nothing if nothing changed', () => {
    expect(changeBetween(before, { ...before, location: ['a'] })).toEqual({});
  });

  it('sends changed state, and clears values that are no longer given', () => {
    expect(changeBetween(before, { venue: 'mall', floor: 'l2', accessible: true })).toEqual({
      floor: 'l2',
      accessible: true,
      location: [],
      search: '',
    });
  });

  it.each([{ venue: 'airport' }, { mode: 'kiosk' }, { theme: 'dark' }, { camera: { zoom: 3 } }])(
    'reloads for %o',
    (other) => {
      expect(changeBetween(before, { ...before, ...other } as typeof before)).toBeUndefined();
    },
  );
});
