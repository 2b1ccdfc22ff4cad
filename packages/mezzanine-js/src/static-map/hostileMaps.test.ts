import { describe, expect, it } from 'vitest';
import { buildVenue } from '../data/buildVenue.ts';
import { at, sampleMvf } from '../data/sampleMvf.fixture.ts';
import { renderStaticMap } from './renderStaticMap.ts';
import type { StaticMapOptions } from './StaticMapOptions.ts';

type Ring = [number, number][];

const venue = buildVenue(sampleMvf());

const names: Readonly<Record<string, string>> = {
  'an element': '<script>alert(1)</script>',
  'an end of the text': '</text><image href="https://evil.example/x.png"/>',
  'an end of an attribute': '" onload="alert(1)',
  'a CDATA section': ']]><![CDATA[<svg onload=alert(1)>]]>',
  'an entity': '&xxe; &#0; &amp;',
  'a declaration': '<!DOCTYPE svg [<!ENTITY a "b">]>',
  'an instruction': '<?xml-stylesheet href="x.css"?>',
  'control characters': 'a\u0000b\u0008c\u001bd\u007fe\u0085f',
  'a lone surrogate': 'a\ud800b\udc00c',
  'characters outside of XML': 'a\ufffeb\uffffc',
  'direction marks': 'a\u202eb\u2066c\u200fd',
  'a megabyte': 'x'.repeat(1_000_000),
  'many words': 'word '.repeat(200_000),
  'many lines': 'a\n'.repeat(1000),
  'combining marks': `a${'\u0301'.repeat(5000)}`,
  'only spaces': ' \t\n ',
};

const rings: Readonly<Record<string, Ring>> = {
  'a position that is no number': [at(0, 0), [NaN, NaN], at(5, 5), at(0, 0)],
  'an infinite position': [at(0, 0), [Infinity, 0], at(5, 5), at(0, 0)],
  'a position on the other side of the Earth': [at(0, 0), [170, -80], at(5, 5), at(0, 0)],
  'no positions': [],
  'one position': [at(1, 1)],
  'the same position many times': Array.from({ length: 5000 }, () => at(2, 2)),
  'a line without an area': [at(0, 0), at(10, 0), at(0, 0)],
  'itself crossed': [at(0, 0), at(10, 10), at(10, 0), at(0, 10), at(0, 0)],
  'many corners': Array.from({ length: 100_000 }, (_, i) =>
    at(5 + (4 + (i % 2)) * Math.cos(i / 15_915), 5 + (4 + (i % 2)) * Math.sin(i / 15_915)),
  ),
};

describe('hostile names', () => {
  it.each(Object.entries(names))('%s is text', (_, name) => {
    const svg = renderStaticMap(venueNamed(name));
    expect(svg).not.toMatch(/<(?:script|image|!|\?)/);
    expect(svg).not.toMatch(/<[^>]*\sonload/);
    // oxlint-disable-next-line no-control-regex -- These must not be in the document.
    expect(svg).not.toMatch(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffe\uffff\u202e\u2066]/);
    expect(svg).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
    expect(svg.length).toBeLessThan(20_000);
    expectBalanced(svg);
  });

  it.each(Object.entries(names))('%s in a title and a marker is text', (_, name) => {
    const svg = renderStaticMap(venue, {
      title: name,
      description: name,
      markers: [{ place: 's_east', text: name }],
    });
    expect(svg).not.toMatch(/<(?:script|image|!|\?)/);
    expectBalanced(svg);
  });
});

describe('hostile shapes', () => {
  it.each(Object.entries(rings))('%s is drawn as far as possible', (_, ring) => {
    const svg = renderStaticMap(venueWith(ring));
    expect(svg).not.toMatch(/NaN|Infinity|undefined|e[+-]\d/);
    expect(svg.length).toBeLessThan(200_000);
    expectBalanced(svg);
  });

  it('a floor of more than two million points is rejected', () => {
    const ring = new Array<Ring[number]>(2_000_001).fill([-9.1393, 38.7223]);
    const [floor] = venue.floors.filter(({ id }) => id === 'f_ground');
    const huge = {
      ...floor,
      id: 'f_ground',
      geometry: { type: 'Polygon', coordinates: [ring] },
    };
    const hostile = Object.create(venue, {
      getFloor: { value: () => huge },
    }) as typeof venue;
    expect(() => renderStaticMap(hostile, { floor: 'f_ground' })).toThrow(
      expect.objectContaining({ code: 'invalid-venue' }),
    );
  });
});

describe('hostile options', () => {
  const invalid: readonly [string, unknown][] = [
    ['widthPixels', 0],
    ['widthPixels', 1e9],
    ['widthPixels', 300.5],
    ['widthPixels', '300'],
    ['heightPixels', NaN],
    ['heightPixels', -100],
    ['paddingPixels', Infinity],
    ['bearingDegrees', 1e6],
    ['theme', 'sepia'],
    ['labels', 'yes'],
    ['language', 7],
    ['title', {}],
    ['idPrefix', '"><script>'],
    ['idPrefix', ''],
    ['markers', 'many'],
    ['markers', Array.from({ length: 201 }, () => ({ place: 's_east' }))],
    ['markers', [{ place: 's_east', color: 'url(#x)' }]],
    ['markers', [{ place: 's_east', kind: 'skull' }]],
    ['markers', [{}]],
    ['markers', [undefined]],
    ['highlighted', { length: 1e9 }],
    ['route', []],
    ['route', { type: 'no-directions' }],
    [
      'route',
      [
        { longitude: NaN, latitude: 0 },
        { longitude: 0, latitude: 0 },
      ],
    ],
    ['route', [null, null]],
    ['frame', 'route'],
    ['frame', []],
    ['frame', 7],
    ['floor', 7],
    ['scale', 2],
  ];

  it.each(invalid)('%s: %j is refused', (name, value) => {
    const options = { [name]: value } as StaticMapOptions;
    expect(() => renderStaticMap(venue, options)).toThrow(
      expect.objectContaining({ code: 'invalid-argument' }),
    );
  });

  it('unknown floors and places are named', () => {
    for (const options of [{ floor: 'f_99' }, { frame: 's_99' }, { highlighted: ['s_99'] }]) {
      expect(() => renderStaticMap(venue, options)).toThrow(
        expect.objectContaining({ code: 'unknown-target' }),
      );
    }
  });

  it('something that is not a venue is rejected', () => {
    for (const value of [undefined, null, {}, 'mall']) {
      expect(() => renderStaticMap(value as never)).toThrow(/venue is/);
    }
  });
});

function venueNamed(name: string) {
  const mvf = sampleMvf();
  const rename = <T extends { readonly name?: string }>(one: T) => ({ ...one, name });
  return buildVenue({
    ...mvf,
    manifest: rename(mvf.manifest),
    floors: mvf.floors.map((floor) => ({ ...floor, properties: rename(floor.properties) })),
    locations: mvf.locations.map(rename),
  });
}

function venueWith(ring: Ring) {
  const mvf = sampleMvf();
  const [hallway, west, ...others] = mvf.spaces['f_ground'] ?? [];
  if (!hallway || !west) throw new Error('The sample has a hallway and a room.');
  const shaped = { ...west, geometry: { type: 'Polygon' as const, coordinates: [ring] } };
  return buildVenue({
    ...mvf,
    spaces: { ...mvf.spaces, f_ground: [hallway, shaped, ...others] },
  });
}

/** Every start tag has its end tag, in order. */
function expectBalanced(svg: string): void {
  const open: string[] = [];
  for (const [, end, name = '', empty] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (end === '/') expect(open.pop()).toBe(name);
    else if (empty !== '/') open.push(name);
  }
  expect(open).toEqual([]);
}
