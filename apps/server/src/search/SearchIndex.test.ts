import { describe, expect, it } from 'vitest';
import { SearchIndex, type SearchRecord } from '@mezzanine/search';
import { compileFacetFilters } from './facetFilters.ts';

function record(path: string, headings: readonly string[], content?: string): SearchRecord {
  const hierarchy = ['Guides', ...headings];
  return {
    objectID: `${path}|${headings.join('|')}|${content ?? ''}`,
    path,
    type: content === undefined ? (`lvl${headings.length}` as 'lvl1') : 'content',
    hierarchy: [...hierarchy, ...Array<null>(7 - hierarchy.length).fill(null)],
    content: content ?? null,
    language: 'en',
    version: /^\/web-sdk\/(\d\.\d)\//.exec(path)?.[1] ?? '6.0',
    tags: [],
    set: path.split('/')[1] ?? '',
    kind: 'guide',
    position: 0,
  };
}

const records = [
  record('/web-sdk/camera', ['Camera']),
  record('/web-sdk/camera', ['Camera'], 'Turns and moves with your fingers.'),
  record('/web-sdk/camera#animate', ['Camera', 'Animate the camera']),
  record('/web-sdk/camera#animate', ['Camera', 'Animate the camera'], 'Call animateTo.'),
  record('/web-sdk/5.0/camera', ['Camera']),
  record('/web-sdk/labels', ['Labels']),
  record('/web-sdk/labels', ['Labels'], 'Labels turn towards the camera.'),
  record('/web-sdk/level-selection', ['Level selection']),
  record('/web-sdk/wayfinding', ['Wayfinding']),
];
const index = SearchIndex.build(records);

const find = (query: string, searched = index) =>
  searched.search(query, () => true).map(({ record: found }) => found.path);

describe('searching', () => {
  it('ranks the page with that name first, followed by the older version', () => {
    const found = find('camera');
    expect(found[0]).toBe('/web-sdk/camera');
    expect(found).toContain('/web-sdk/5.0/camera');
    expect(found.indexOf('/web-sdk/camera#animate')).toBeLessThan(found.indexOf('/web-sdk/labels'));
  });

  it('finds each URL once', () => {
    const found = find('camera');
    expect(new Set(found).size).toBe(found.length);
  });

  it.each([
    ['way', '/web-sdk/wayfinding'],
    ['wayfindng', '/web-sdk/wayfinding'],
    ['WAYFINDING', '/web-sdk/wayfinding'],
    ['animateto', '/web-sdk/camera#animate'],
    ['animateTo', '/web-sdk/camera#animate'],
    ['animate to', '/web-sdk/camera#animate'],
    ['level-selection', '/web-sdk/level-selection'],
    ['how do I animate the camera?', '/web-sdk/camera#animate'],
    ['camera fingers', '/web-sdk/camera'],
    ['labels zzqqxx', '/web-sdk/labels'],
  ])('"%s" finds %s first', (query, path) => {
    expect(find(query)[0]).toBe(path);
  });

  it('ranks pages with more of the words higher, but does not require all of them', () => {
    expect(find('fingers wayfinding zzqqxx').slice(0, 2).sort()).toEqual([
      '/web-sdk/camera',
      '/web-sdk/wayfinding',
    ]);
    expect(find('animate fingers')[0]).toBe('/web-sdk/camera#animate');
  });

  it('requires all words if that finds anything', () => {
    expect(find('labels towards')).toEqual(['/web-sdk/labels']);
  });

  it('finds nothing if nothing matches', () => {
    expect(find('zzqqxx')).toEqual([]);
    expect(find('<>?!')).toHaveLength(5);
  });

  it('returns only what the filter accepts', () => {
    const matches = index.search('camera', ({ version }) => version === '5.0');
    expect(matches.map(({ record: found }) => found.path)).toEqual(['/web-sdk/5.0/camera']);
  });

  it('an empty query finds the pages, older versions last', () => {
    const found = find('');
    expect(found).toHaveLength(5);
    expect(found.at(-1)).toBe('/web-sdk/5.0/camera');
  });

  it('an empty query finds the SDK that the user reads first, by default the web SDK', () => {
    const paths = ['/ios-sdk/camera', '/web-sdk/camera', '/web-sdk/5.0/camera', '/docs/overview'];
    const mixed = SearchIndex.build(paths.map((path) => record(path, ['Camera'])));
    const last = '/web-sdk/5.0/camera';
    expect(find('', mixed)).toEqual(['/web-sdk/camera', '/ios-sdk/camera', '/docs/overview', last]);
    const forIos = mixed.search(
      '',
      () => true,
      ({ set }) => set === 'ios-sdk',
    );
    expect(forIos.map(({ record: found }) => found.path)).toEqual([
      '/ios-sdk/camera',
      '/web-sdk/camera',
      '/docs/overview',
      last,
    ]);
  });

  it('searches queries of only stop words unchanged', () => {
    expect(find('with your')).toEqual(['/web-sdk/camera']);
  });
});

it('finds only accepted records of a page that also has others', () => {
  const accepts = compileFacetFilters(['type:lvl2']);
  const types = index.search('camera', accepts).map(({ record: found }) => found.type);
  expect(types).toEqual(['lvl2']);
});

describe('searches the text of pages in addition to the records', () => {
  const texts = new Map([
    [
      '/web-sdk/labels',
      {
        description: 'Captions on rooms.',
        keywords: 'room names,bindTooltip',
        code: 'mapView.addCaption()',
      },
    ],
  ]);
  const described = SearchIndex.build(records, texts);

  it.each(['captions', 'addCaption', 'captions of halls', 'bind tooltip', 'room names'])(
    '"%s" finds the page',
    (query) => {
      expect(find(query, described)[0]).toBe('/web-sdk/labels');
      expect(find(query, SearchIndex.parse(described.serialize()))).toEqual(find(query, described));
    },
  );
});

describe('storing the index', () => {
  it('a parsed index finds the same as the serialized one', () => {
    const again = SearchIndex.parse(index.serialize());
    expect(again.size).toBe(records.length);
    for (const query of ['camera', 'wayfindng', ''])
      expect(find(query, again)).toEqual(find(query));
  });

  it.each(['', '{}', '[]', '{"version":3,"records":[],"index":{}}'])('%j is rejected', (text) => {
    expect(() => SearchIndex.parse(text)).toThrow();
  });
});

describe('versions of one set', () => {
  const sets = ['web-sdk', 'ios-sdk'];
  const pages = sets.flatMap((set) =>
    ['', '5.0/', '4.0/'].flatMap((version) =>
      ['camera', 'labels', 'markers'].map((name) => {
        const own = version === '' ? '6.0' : version.slice(0, 3);
        const path = `/${set}/${version}${name}`;
        const tags = [`docs-${set}-${own}`];
        return { ...record(path, [name]), set, version: own, tags };
      }),
    ),
  );
  const versions = SearchIndex.build([
    ...pages,
    { ...record('/web-sdk/4.0/analytics', ['Analytics of markers']), version: '4.0' },
  ]);

  it('the current one ranks first by default', () => {
    for (const query of ['camera', 'labels', 'markres', 'mark']) {
      const found = find(query, versions);
      const firstOld = found.findIndex((path) => /\d\.0\//.test(path));
      expect(found.slice(0, 2).join(), query).not.toMatch(/\d\.0\//);
      expect(
        found.findLastIndex((path) => !/\d\.0\//.test(path)),
        query,
      ).toBeLessThan(firstOld);
    }
    expect(find('analytics', versions), 'what only an older one has is found').toHaveLength(1);
  });

  it.each(['6.0', '5.0', '4.0'])(
    '[SR-04] a user of web-sdk %s finds no pages of its other versions',
    (version) => {
      const accepts = compileFacetFilters([
        'language:en',
        [`docusaurus_tag:docs-web-sdk-${version}`, 'docusaurus_tag:docs-ios-sdk-6.0'],
      ]);
      for (const query of ['camera', 'labels', 'markres', 'mark', 'camera labels analytics', '']) {
        const found = versions.search(query, accepts);
        const wrong = found.filter(
          ({ record: { set, version: own } }) => set === 'web-sdk' && own !== version,
        );
        expect(wrong, query).toEqual([]);
        expect(found, query).not.toEqual([]);
      }
    },
  );
});

describe('ranking', () => {
  const of = (
    kind: SearchRecord['kind'],
    path: string,
    headings: readonly string[],
    content?: string,
  ) => ({ ...record(path, headings, content), kind });
  const mixed = SearchIndex.build([
    of('release-note', '/web-sdk/release-notes#camera', ['Release notes', 'Camera']),
    of('reference', '/web-sdk/api-reference/camera#camera', ['Camera: API reference', 'Camera']),
    of('reference', '/web-sdk/api-reference/camera#camera-set', ['API', 'Camera', 'set()']),
    of('reference', '/web-sdk/api-reference/map#showmap', ['API', 'showMap']),
    of('reference', '/web-sdk/api-reference/map#mapview-labels', ['API', 'MapView', 'labels']),
    of('reference', '/web-sdk/api-reference/labels#labels', ['API', 'Labels']),
    of('guide', '/web-sdk/start#show', ['Get started', 'Show a large map to everyone']),
    of('guide', '/web-sdk/camera', ['Camera']),
    of('guide', '/web-sdk/lifts', ['Elevators']),
    of('guide', '/web-sdk/blue-dot', ['Blue dot']),
  ]);

  it('ranks the guide before the symbol, and the symbol before the release note', () => {
    expect(find('camera', mixed).slice(0, 3)).toEqual([
      '/web-sdk/camera',
      '/web-sdk/api-reference/camera#camera',
      '/web-sdk/release-notes#camera',
    ]);
  });

  it.each([
    ['showMap', '/web-sdk/api-reference/map#showmap'],
    ['showmap', '/web-sdk/api-reference/map#showmap'],
    ['show map', '/web-sdk/api-reference/map#showmap'],
    ['shwoMap', '/web-sdk/api-reference/map#showmap'],
    ['mapView.labels', '/web-sdk/api-reference/map#mapview-labels'],
    ['camera.set', '/web-sdk/api-reference/camera#camera-set'],
    ['lift', '/web-sdk/lifts'],
    ['bluedot', '/web-sdk/blue-dot'],
    ['blue-dot', '/web-sdk/blue-dot'],
    ['blue dto', '/web-sdk/blue-dot'],
  ])('"%s" finds %s first', (query, path) => {
    expect(find(query, mixed)[0]).toBe(path);
  });

  it('finds a symbol instead of its page, but a page by its own name', () => {
    const page = '/web-sdk/api-reference/map-view';
    const reference = SearchIndex.build([
      of('reference', page, ['Map view: API reference']),
      of('reference', page, ['Map view: API reference'], 'Options of a map view'),
      of('reference', `${page}#showmapoptions`, ['Map view: API reference', 'ShowMapOptions']),
      of('reference', `${page}#mapview`, ['Map view: API reference', 'MapView']),
    ]);
    expect(find('ShowMapOptions', reference)).not.toContain(page);
    expect(find('ShowMapOptions', reference)[0]).toBe(`${page}#showmapoptions`);
    expect(find('MapView', reference)).toContain(page);
    expect(find('map options', reference)).toContain(page);
  });

  it('ranks the web SDK before another platform, unless the query names it', () => {
    const platforms = SearchIndex.build([
      of('guide', '/react-native-sdk/camera', ['Camera']),
      // A deeper page would rank second.
      of('guide', '/web-sdk/topics/camera', ['Camera']),
    ]);
    expect(find('camera', platforms)[0]).toBe('/web-sdk/topics/camera');
    expect(find('react native camera', platforms)[0]).toBe('/react-native-sdk/camera');
    expect(find('camera expo', platforms)[0]).toBe('/react-native-sdk/camera');
  });

  it.each([
    ['camera', '/web-sdk/camera'],
    ['camera demo', '/playground/camera'],
    ['example of the camera', '/playground/camera'],
    ['camera endpoint', '/api/camera'],
    ['the camera over HTTP', '/api/camera'],
  ])(
    '"%s" finds %s first: examples and endpoints rank below guides, unless named',
    (query, path) => {
      const parts = SearchIndex.build([
        of('guide', '/web-sdk/camera', ['Camera']),
        of('example', '/playground/camera', ['Camera']),
        of('reference', '/api/camera', ['Camera']),
      ]);
      expect(find(query, parts)[0]).toBe(path);
    },
  );

  it.each([
    ['mall directory', '/playground/apps#mall-directory'],
    ['mall directory demo', '/playground/apps#mall-directory'],
    ['kiosk', '/web-sdk/kiosk'],
    ['mall directory playground', '/playground/apps#mall-directory'],
  ])('"%s" finds %s first: an example has its own name', (query, path) => {
    const parts = SearchIndex.build([
      of('guide', '/ios-sdk/directory', ['Directory']),
      of('guide', '/web-sdk/directory', ['Directory of a mall with sample venues']),
      of('guide', '/web-sdk/kiosk', ['Kiosk']),
      of('example', '/playground', ['Playground']),
      of('example', '/playground/apps', ['Complete apps']),
      of('example', '/playground/apps#mall-directory', ['Complete apps', 'Mall directory']),
      of('example', '/playground/apps#kiosk', ['Complete apps', 'Kiosk']),
    ]);
    expect(find(query, parts)[0]).toBe(path);
  });

  it.each(['camara', 'caemra', 'cammera', 'cameras', 'camer'])(
    'ranks the guide before the symbol for "%s", too',
    (query) => {
      expect(find(query, mixed).slice(0, 2)).toEqual([
        '/web-sdk/camera',
        '/web-sdk/api-reference/camera#camera',
      ]);
    },
  );

  it('[SR-04] ranks the SDK that the user reads first, unless the query names another one', () => {
    const guides = ['web-sdk', 'ios-sdk', 'android-sdk', 'docs'].map((set) =>
      of('guide', `/${set}/camera`, ['Camera']),
    );
    const all = SearchIndex.build(guides);
    const first = (query: string, ...filters: string[]) =>
      all.search(query, () => true, compileFacetFilters(filters))[0]?.record.path;
    expect(first('camera', 'set:ios-sdk')).toBe('/ios-sdk/camera');
    expect(first('camara', 'set:android-sdk')).toBe('/android-sdk/camera');
    expect(first('camera', 'set:web-sdk')).toBe('/web-sdk/camera');
    expect(find('camera', all)).toHaveLength(4);
  });

  it.each(['/android-sdk/topics/camera', '/web-sdk/5.0/topics/camera'])(
    'ranks %s before general pages for readers of that version',
    (guide) => {
      const reader = SearchIndex.build([
        of('guide', guide, ['Camera']),
        // A deeper page would rank second.
        of('guide', '/docs/camera', ['Camera']),
      ]);
      expect(find('camera', reader)).toEqual([guide, '/docs/camera']);
      expect(find('docs', reader), 'what only a general page has is found').toHaveLength(1);
    },
  );

  it('[SM-16] suggests only existing words', () => {
    expect(find('wayfinding', mixed)).toEqual([]);
  });
});
