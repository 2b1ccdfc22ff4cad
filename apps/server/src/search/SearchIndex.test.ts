import { describe, expect, it } from 'vitest';
import { SearchIndex } from './SearchIndex.ts';
import type { SearchRecord } from './SearchRecord.ts';

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
    set: 'web-sdk',
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
  it('puts the page of that name first and the older version behind it', () => {
    const found = find('camera');
    expect(found[0]).toBe('/web-sdk/camera');
    expect(found).toContain('/web-sdk/5.0/camera');
    expect(found.indexOf('/web-sdk/camera#animate')).toBeLessThan(found.indexOf('/web-sdk/labels'));
  });

  it('finds each address once', () => {
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

  it('needs all words while that finds something', () => {
    expect(find('labels towards')).toEqual(['/web-sdk/labels']);
  });

  it('finds nothing where nothing is', () => {
    expect(find('zzqqxx')).toEqual([]);
    expect(find('<>?!')).toHaveLength(5);
  });

  it('keeps to what the filter accepts', () => {
    const matches = index.search('camera', ({ version }) => version === '5.0');
    expect(matches.map(({ record: found }) => found.path)).toEqual(['/web-sdk/5.0/camera']);
  });

  it('an empty query finds the pages, older versions last', () => {
    const found = find('');
    expect(found).toHaveLength(5);
    expect(found.at(-1)).toBe('/web-sdk/5.0/camera');
  });

  it('queries made of fillers alone are searched as they are', () => {
    expect(find('with your')).toEqual(['/web-sdk/camera']);
  });
});

describe('keeping the index', () => {
  it('what is written and read again finds the same', () => {
    const again = SearchIndex.parse(index.serialise());
    expect(again.size).toBe(records.length);
    for (const query of ['camera', 'wayfindng', ''])
      expect(find(query, again)).toEqual(find(query));
  });

  it.each(['', '{}', '[]', '{"version":2,"records":[],"index":{}}'])('%j is refused', (text) => {
    expect(() => SearchIndex.parse(text)).toThrow();
  });
});
