import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from './linkText.ts';
import { parseViewerLink } from './parseViewerLink.ts';
import { writeViewerLink } from './writeViewerLink.ts';
import type { ViewerLink } from './ViewerLink.ts';

const base = 'https://maps.example.com/viewer/';

const text = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 100 })
  .map((given) => cleanText(given))
  .filter(Boolean);
const places = fc.array(text, { minLength: 1, maxLength: 20 });
const within = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => (Math.abs(value) < 1e-30 ? 0 : value));
const point = { latitude: within(-90, 90), longitude: within(-180, 180) };
const camera = fc
  .record(
    {
      center: fc.record(point),
      zoom: within(0, 30),
      bearing: within(-360, 360),
      pitch: within(0, 90),
    },
    { requiredKeys: [] },
  )
  .filter((some) => Object.keys(some).length > 0);
const anyLink = fc.record(
  {
    venue: fc.constantFrom('mall', 'a venue', 'https://a.example/x.mvf.zip?v=1&b=+', '/v/m.zip'),
    view: fc.constantFrom('map', 'directions'),
    floor: text,
    location: places,
    departure: places,
    stops: places,
    search: text,
    category: text,
    accessible: fc.boolean(),
    stacked: fc.boolean(),
    outdoors: fc.boolean(),
    language: fc.constantFrom('en', 'pt-BR', 'zh-Hant-TW'),
    youAreHere: fc.record({ ...point, floor: text }, { requiredKeys: ['latitude', 'longitude'] }),
    heading: within(0, 360),
    camera,
    mode: fc.constantFrom('full', 'embed', 'kiosk', 'minimap'),
    theme: fc.constantFrom('light', 'dark'),
    color: fc.stringMatching(/^#[\da-fA-F]{6}$/),
    idleSeconds: fc.integer({ min: 5, max: 3600 }),
    access: fc.stringMatching(/^[\w.-]{1,300}$/),
    hostOrigin: fc.constantFrom(
      'https://a.example',
      'http://127.0.0.1:80',
      'capacitor://localhost',
    ),
  },
  { requiredKeys: ['venue'] },
) as fc.Arbitrary<ViewerLink>;

describe('BR-L1: formatted links parse to the same values', () => {
  it('parses every formatted link to the original values, without faults', () => {
    fc.assert(
      fc.property(anyLink, (link) => {
        expect(parseViewerLink(writeViewerLink(link, base))).toEqual({ link, faults: [] });
      }),
      { numRuns: 500 },
    );
  });

  it('formats readable addresses', () => {
    const link: ViewerLink = {
      venue: 'mall',
      floor: 'Level 2',
      location: ['s_1', 'Café & Co'],
      color: '#1f6feb',
      youAreHere: { latitude: 38.5, longitude: -9, floor: 'l1' },
      heading: 210,
      hostOrigin: 'https://www.example.com',
    };
    expect(writeViewerLink(link, `${base}?old=1#top`)).toBe(
      `${base}?venue=mall&floor=Level%202&location=s_1+Caf%C3%A9%20%26%20Co` +
        '&you-are-here=38.5,-9,l1&heading=210&color=1f6feb&host=https://www.example.com',
    );
  });

  it('reads plus signs as spaces, and empty parameters as absent', () => {
    const { link, faults } = parseViewerLink('?venue=mall&search=blue+door&floor=&location=a++b');
    expect(faults).toEqual([]);
    expect(link).toEqual({ venue: 'mall', search: 'blue door', location: ['a', 'b'] });
  });
});

describe('BR-L2: invalid values are reported, and the rest is used', () => {
  it.each([
    ['zoom=abc', 'zoom', 'a number from 0 to 30'],
    ['zoom=31', 'zoom', 'a number from 0 to 30'],
    ['zoom=0x10', 'zoom', 'a number from 0 to 30'],
    ['pitch=-1', 'pitch', 'a number from 0 to 90'],
    ['center=91,0', 'center', 'latitude,longitude'],
    ['center=1,2,3', 'center', 'latitude,longitude'],
    ['you-are-here=1', 'you-are-here', 'latitude,longitude or latitude,longitude,floor'],
    ['heading=-90', 'heading', 'a number from 0 to 360'],
    ['heading=north', 'heading', 'a number from 0 to 360'],
    ['mode=toString', 'mode', 'full or embed or kiosk or minimap'],
    ['accessible=__proto__', 'accessible', 'true or false'],
    ['language=../en', 'language', 'a language such as en or pt-BR'],
    ['color=red;x:url(a)', 'color', 'a color such as 1f6feb'],
    ['host=*', 'host', 'an origin such as https://www.example.com'],
    ['host=https://a.example/path', 'host', 'an origin such as https://www.example.com'],
    ['idle=1', 'idle', 'a number from 5 to 3600'],
  ])('%s', (query, parameter, expected) => {
    const { link, faults } = parseViewerLink(`${base}?venue=mall&floor=l1&${query}`);
    expect(link).toEqual({ venue: 'mall', floor: 'l1' });
    expect(faults).toMatchObject([{ parameter }]);
    expect(faults[0]?.message).toBe(`“${parameter}” is ignored. Expected: ${expected}.`);
  });

  it('reports a missing venue, and uses the first of repeated parameters', () => {
    const { link, faults } = parseViewerLink('?floor=a&floor=b');
    expect(link).toEqual({ venue: '', floor: 'a' });
    expect(faults.map(({ parameter }) => parameter)).toEqual(['floor', 'venue']);
  });

  it.each([
    'javascript:alert(1)',
    'http://a.example/x',
    '//evil.example/x',
    '/\\evil.example',
    'data:text/html,x',
    '../../token',
    '..',
    'a/../b',
    '/%09/evil.example',
    'https://a b',
  ])('does not accept %s as a venue', (venue) => {
    const { link, faults } = parseViewerLink(`?venue=${venue}`);
    expect(link.venue).toBe('');
    expect(faults).toMatchObject([{ parameter: 'venue' }]);
  });
});

describe('BR-L3: hostile addresses are harmless', () => {
  it('keeps markup as text, and ignores names of prototype properties', () => {
    const markup = '<img src=x onerror=alert(1)>';
    const { link } = parseViewerLink(
      `?venue=mall&__proto__=x&constructor=y&location=__proto__+${encodeURIComponent(markup)}`,
    );
    expect(link).toEqual({ venue: 'mall', location: ['__proto__', markup] });
    expect(Object.getPrototypeOf(link)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('removes invisible and bidirectional control characters, and reports them', () => {
    const { link, faults } = parseViewerLink('?venue=mall&search=%E2%80%AEgpj.exe%00%0A%E2%81%A6');
    expect(link.search).toBe('gpj.exe');
    expect(faults).toMatchObject([{ parameter: 'search' }]);
  });

  it('truncates huge values quickly', () => {
    const huge = 'a'.repeat(5_000_000);
    // Processor time, which does not depend on how busy the machine is.
    const begin = process.cpuUsage();
    const long = parseViewerLink(`?venue=mall&search=${huge}`);
    const many = parseViewerLink(`?venue=mall&location=${'a+'.repeat(5_000)}`);
    const { user, system } = process.cpuUsage(begin);
    expect((user + system) / 1000).toBeLessThan(500);
    expect(long.link.search).toHaveLength(200);
    expect(long.faults[0]?.given).toHaveLength(80);
    expect(many.link.location).toHaveLength(20);
    expect(many.faults[0]?.message).toContain('was truncated');
  });

  it('never throws, and parses its own output to the same values', () => {
    const noise = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webQueryParameters(),
      fc
        .array(
          fc.tuple(
            fc.constantFrom('venue', 'location', 'you-are-here', 'center', 'zoom', 'color', 'host'),
            fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('%', '%E0%A4%A')),
          ),
        )
        .map((pairs) => pairs.map((pair) => pair.join('=')).join('&')),
    );
    fc.assert(
      fc.property(noise, (query) => {
        const { link } = parseViewerLink(`?${query}`);
        const again = parseViewerLink(writeViewerLink(link, base));
        expect(again.link).toEqual(link);
        expect(again.faults.filter(({ parameter }) => parameter !== 'venue')).toEqual([]);
      }),
      { numRuns: 5000 },
    );
  });
});
