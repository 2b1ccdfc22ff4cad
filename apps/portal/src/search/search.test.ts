import { describe, expect, it } from 'vitest';
import { site } from '../../../../site.config.ts';
import { hitLabelOf } from './hitLabelOf.ts';
import { samePageAddress } from './samePageAddress.ts';
import { searchHosts } from './searchHosts.ts';
import { searchShortcut, type KeyPlace, type KeyPress } from './searchShortcut.ts';
import { cleanStoredSearches } from './storedSearches.ts';

function press(key: string, held: Partial<KeyPress> = {}): KeyPress {
  return { key, ctrlKey: false, metaKey: false, altKey: false, ...held };
}

const elsewhere: KeyPlace = { isInTextField: false, isOnSearchButton: false, slashOpens: true };
const onButton: KeyPlace = { ...elsewhere, isOnSearchButton: true };

describe('keys', () => {
  it('[SM-01] open search: Ctrl or Command with K anywhere, a slash outside text fields', () => {
    const inField = { ...elsewhere, isInTextField: true };
    expect(searchShortcut(press('k', { ctrlKey: true }), inField)).toBe('toggle');
    expect(searchShortcut(press('K', { metaKey: true }), elsewhere)).toBe('toggle');
    expect(searchShortcut(press('/'), elsewhere)).toEqual({ query: '' });
    expect(searchShortcut(press('/'), inField)).toBe('none');
  });

  it('[SM-02] on the button start a query with what is typed', () => {
    expect(searchShortcut(press('w'), onButton)).toEqual({ query: 'w' });
    expect(searchShortcut(press('é'), onButton)).toEqual({ query: 'é' });
    expect(searchShortcut(press('w'), elsewhere)).toBe('none');
  });

  it('[SM-02] that are not text, or belong to the browser, do nothing', () => {
    for (const key of ['F2', 'Shift', 'Enter', 'Tab', 'ArrowDown', ' ']) {
      expect(searchShortcut(press(key), onButton)).toBe('none');
    }
    expect(searchShortcut(press('f', { ctrlKey: true }), onButton)).toBe('none');
    expect(searchShortcut(press('f', { metaKey: true }), onButton)).toBe('none');
    expect(searchShortcut(press('c', { ctrlKey: true }), onButton)).toBe('none');
  });

  it('[SM-02] leave the slash alone once the reader has switched it off', () => {
    expect(searchShortcut(press('/'), { ...elsewhere, slashOpens: false })).toBe('none');
  });
});

it('[SM-06] labels a hit with its SDK, told from the address', () => {
  expect(hitLabelOf('http://localhost:8080/web-sdk/camera#fly')).toBe(`${site.product.name} JS`);
  expect(hitLabelOf('/ios-sdk/4.0/labels')).toBe('iOS SDK');
  expect(hitLabelOf('https://a.example/android-sdk')).toBe('Android SDK');
  expect(hitLabelOf('/react-native-sdk/camera')).toBe('React Native SDK');
  expect(hitLabelOf('/docs/overview')).toBeUndefined();
});

it('[SM-12] takes the key and the tracking out of saved searches and nothing else', () => {
  const key = `__DOCSEARCH_RECENT_SEARCHES__${site.search.indexName}`;
  const hit = { objectID: '1', url: '/a', hierarchy: { lvl0: 'A' } };
  const store = new Map([
    [
      key,
      JSON.stringify([
        { ...hit, __autocomplete_id: 3, __autocomplete_algoliaCredentials: { apiKey: 'k' } },
      ]),
    ],
  ]);
  cleanStoredSearches({
    getItem: (name) => store.get(name) ?? null,
    setItem: (name, value) => void store.set(name, value),
  });
  expect(JSON.parse(store.get(key) ?? '')).toEqual([hit]);
});

it('opens a hit on this site, whatever origin the index names', () => {
  expect(samePageAddress('http://localhost:8080/web-sdk/camera?a=1#fly')).toBe(
    '/web-sdk/camera?a=1#fly',
  );
  expect(samePageAddress('/web-sdk/camera')).toBe('/web-sdk/camera');
});

it('[SR-06] asks the server that serves the page when no host is configured', () => {
  expect(searchHosts({ host: 'maps.example:8443', protocol: 'https:' })).toEqual([
    { url: 'maps.example:8443', protocol: 'https', accept: 'readWrite' },
  ]);
});
