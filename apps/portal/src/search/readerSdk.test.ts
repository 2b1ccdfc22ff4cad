import { afterEach, describe, expect, it, vi } from 'vitest';
import { readerSdk } from './readerSdk.ts';

function stubStorage(stored = new Map<string, string>()): void {
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the SDK whose guides rank first', () => {
  it('is that of the page', () => {
    stubStorage();
    expect(readerSdk('/ios-sdk/camera')).toBe('ios-sdk');
    expect(readerSdk('/web-sdk/5.0/camera')).toBe('web-sdk');
    expect(readerSdk('/react-native-sdk')).toBe('react-native-sdk');
  });

  it('is the last one on other pages, such as the results page', () => {
    stubStorage();
    expect(readerSdk('/search-results')).toBeUndefined();
    readerSdk('/android-sdk/camera');
    expect(readerSdk('/search-results')).toBe('android-sdk');
  });

  it('is never another stored text', () => {
    stubStorage(new Map([['search-sdk', 'docs-x,set:y']]));
    expect(readerSdk('/search-results')).toBeUndefined();
  });

  it('needs no storage', () => {
    vi.stubGlobal('window', {
      get sessionStorage(): never {
        throw new Error('blocked');
      },
    });
    expect(readerSdk('/ios-sdk/camera')).toBe('ios-sdk');
    expect(readerSdk('/docs/overview')).toBeUndefined();
  });
});
