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

describe('BR-50: attributes are the parameters of a link, properties its fields', () => {
  it('reads them by the grammar of links', () => {
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

  it('finds fault with what the grammar does not allow', () => {
    const { faults } = readAttributes(element({ venue: 'mall', mode: 'huge', color: 'red' }));
    expect(faults.map(({ parameter }) => parameter)).toEqual(['mode', 'color']);
  });

  it('offers every field but the origin, which is the page’s', () => {
    expect(settingAttributes).not.toContain('host');
    expect(settingProperties).not.toContain('hostOrigin');
    expect(settingProperties).toEqual(expect.arrayContaining(['camera', 'youAreHere', 'venue']));
  });
});

describe('BR-51: what can be said to a running viewer is said', () => {
  const before = { venue: 'mall', location: ['a'], search: 'b' };

  it('says nothing when nothing changes', () => {
    expect(changeBetween(before, { ...before, location: ['a'] })).toEqual({});
  });

  it('says what changes of the state, and takes back what is no longer given', () => {
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
