import { expect, it } from 'vitest';
import type { SearchHit } from '../search/SearchHit.ts';
import { pagesOf } from './suggestPages.ts';

function hit(url: string, title: string | null): SearchHit {
  return {
    objectID: url,
    url: `https://maps.example.com${url}`,
    type: 'lvl2',
    hierarchy: { lvl0: 'Web SDK', lvl1: title, lvl2: 'A heading' },
    set: 'web-sdk',
    version: '6.0',
  };
}

it('lists the pages of hits once each, with their titles and SDKs, at most four', () => {
  const hits = [
    hit('/web-sdk/camera#fly', 'Camera'),
    hit('/web-sdk/camera', 'Camera'),
    hit('/web-sdk/views?x=1#save', 'Views &amp; links'),
    hit('/web-sdk/labels', null),
    hit('/web-sdk/markers', 'Markers'),
    hit('/web-sdk/shapes', 'Shapes'),
  ];
  const pages = pagesOf(hits);
  expect(pages.map(({ path }) => path)).toEqual([
    '/web-sdk/camera',
    '/web-sdk/views',
    '/web-sdk/labels',
    '/web-sdk/markers',
  ]);
  expect(pages.map(({ title }) => title)).toEqual([
    'Camera',
    'Views & links',
    'Web SDK',
    'Markers',
  ]);
  expect(pages[0]?.label).toMatch(/ JS 6\.0$/);
});

it('never leads to another site or to a script', () => {
  const foreign = { ...hit('/', 'Home'), url: 'javascript:alert(1)' };
  expect(pagesOf([foreign])[0]?.path).toBe('/');
});
