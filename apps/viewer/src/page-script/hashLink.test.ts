import { describe, expect, it } from 'vitest';
import { hashOf, isOwnHash, linkWithHash } from './hashLink.ts';

const link = { venue: 'mall', mode: 'kiosk', color: '#0f766e', access: 'signed' } as const;

describe('a fragment', () => {
  it('contains the state, and parses to the same state', () => {
    const shown = { view: 'directions', departure: ['a+b'], location: ['Café "Zoë"'] } as const;
    const hash = hashOf({ ...link, ...shown });
    expect(hash).toMatch(/^#\/\?/);
    expect(linkWithHash(link, hash)).toEqual({ ...link, ...shown });
  });

  it('never contains the venue, credentials, or the mode', () => {
    expect(hashOf(link)).toBe('');
    const hostile = '#/?venue=other&access=mine&mode=full&color=%23000000&host=https://a.example';
    expect(linkWithHash(link, hostile)).toEqual(link);
  });

  it('of the page itself is not changed', () => {
    expect(linkWithHash(link, '#contact')).toBe(link);
    expect(linkWithHash(link, '')).toBe(link);
    expect(['', '#', '#/?floor=1'].map(isOwnHash)).toEqual([true, true, true]);
    expect(['#contact', '#/route', '#!/x'].map(isOwnHash)).toEqual([false, false, false]);
  });

  it('that is invalid changes nothing', () => {
    for (const hash of ['#/?%E0%A4%A', '#/?location=', '#/?__proto__=x&floor', '#/?&&&=']) {
      expect(linkWithHash(link, hash)).toEqual(link);
    }
  });
});
