import { describe, expect, it } from 'vitest';
import { site } from '../../../../site.config.ts';
import { filterLabel, hitLabel, hitLabelOf } from './hitLabelOf.ts';
import { samePageAddress } from './samePageAddress.ts';
import { searchShortcut, type KeyPlace, type KeyPress } from './searchShortcut.ts';
import { resultAddress } from './resultAddress.ts';
import type { SearchHit } from './SearchHit.ts';

function press(key: string, held: Partial<KeyPress> = {}): KeyPress {
  return { key, ctrlKey: false, metaKey: false, altKey: false, ...held };
}

const elsewhere: KeyPlace = { isInTextField: false, isOnSearchButton: false, slashOpens: true };
const onButton: KeyPlace = { ...elsewhere, isOnSearchButton: true };

describe('keys', () => {
  it('[SM-01] open search: Ctrl+K or Command+K anywhere, and a slash outside text fields', () => {
    const inField = { ...elsewhere, isInTextField: true };
    expect(searchShortcut(press('k', { ctrlKey: true }), inField)).toBe('toggle');
    expect(searchShortcut(press('K', { metaKey: true }), elsewhere)).toBe('toggle');
    expect(searchShortcut(press('/'), elsewhere)).toEqual({ query: '' });
    expect(searchShortcut(press('/'), inField)).toBe('none');
  });

  it('[SM-02] on the button start a query with the typed character', () => {
    expect(searchShortcut(press('w'), onButton)).toEqual({ query: 'w' });
    expect(searchShortcut(press('é'), onButton)).toEqual({ query: 'é' });
    expect(searchShortcut(press('w'), elsewhere)).toBe('none');
  });

  it('[SM-02] that are not text, or that the browser uses, do nothing', () => {
    for (const key of ['F2', 'Shift', 'Enter', 'Tab', 'ArrowDown', ' ']) {
      expect(searchShortcut(press(key), onButton)).toBe('none');
    }
    expect(searchShortcut(press('f', { ctrlKey: true }), onButton)).toBe('none');
    expect(searchShortcut(press('f', { metaKey: true }), onButton)).toBe('none');
    expect(searchShortcut(press('c', { ctrlKey: true }), onButton)).toBe('none');
  });

  it('[SM-02] ignore the slash if the user has disabled it', () => {
    expect(searchShortcut(press('/'), { ...elsewhere, slashOpens: false })).toBe('none');
  });
});

function hit(url: string, rest: Partial<SearchHit> = {}): SearchHit {
  return {
    objectID: url,
    url,
    type: 'lvl1',
    hierarchy: { lvl0: 'Guides', lvl1: 'Camera' },
    ...rest,
  };
}

it('[SM-06] label a hit with its SDK, determined by the URL', () => {
  expect(hitLabelOf('http://localhost:8080/web-sdk/camera#fly')).toBe(`${site.product.name} JS`);
  expect(hitLabelOf('/ios-sdk/4.0/labels')).toBe('iOS SDK');
  expect(hitLabelOf('https://a.example/android-sdk')).toBe('Android SDK');
  expect(hitLabelOf('/react-native-sdk/camera')).toBe('React Native SDK');
  expect(hitLabelOf('/docs/overview')).toBeUndefined();
  expect(hitLabelOf('/constructor/a')).toBeUndefined();
});

it('[SM-16] label a hit with its set and version, and no version if it has none', () => {
  expect(hitLabel(hit('/web-sdk/camera', { version: '6.0' }))).toBe(`${site.product.name} JS 6.0`);
  expect(hitLabel(hit('/web-sdk/5.0/a', { version: ['5.0'] }))).toBe(`${site.product.name} JS 5.0`);
  expect(hitLabel(hit('/docs/a', { set: 'docs', version: 'current' }))).toBe('Docs');
  expect(hitLabel(hit('/blog/a', { set: 'blog' }))).toBe('Blog');
  expect(hitLabel(hit('/'))).toBe('');
  expect(filterLabel('release-note')).toBe('Release note');
  expect(filterLabel('api')).toBe('API');
  expect(filterLabel('tvos-sdk')).toBe('Tvos SDK');
});

it('open a hit on this site, regardless of the origin in the index', () => {
  expect(samePageAddress('http://localhost:8080/web-sdk/camera?a=1#fly')).toBe(
    '/web-sdk/camera?a=1#fly',
  );
  expect(samePageAddress('/web-sdk/camera')).toBe('/web-sdk/camera');
  expect(samePageAddress('http://[bad')).toBe('/');
  expect(samePageAddress('javascript:alert(1)')).toBe('/');
  expect(samePageAddress('//evil.example/a')).toBe('/a');
});

describe('the URL for a new tab', () => {
  const content = (value: string) =>
    resultAddress(
      hit('/web-sdk/camera#fly', { type: 'content', _snippetResult: { content: { value } } }),
    );

  it('makes the browser find the passage, from the first highlighted word on', () => {
    expect(content('…now <mark>Cam</mark>era, then: fly to the place')).toBe(
      '/web-sdk/camera#fly:~:text=Camera%2C%20then%3A%20fly%20to',
    );
  });

  it('searches no text across table cells, and treats marks and escapes as text', () => {
    expect(content('min<mark>Pitch</mark> · Lowest')).toContain(':~:text=minPitch');
    expect(content('a-<mark>b</mark> &lt;x&gt;')).toContain(':~:text=a%2Db%20%3Cx%3E');
  });

  it('points to the heading of a heading hit', () => {
    expect(resultAddress(hit('http://a.example/web-sdk/camera#fly'))).toBe('/web-sdk/camera#fly');
  });
});
