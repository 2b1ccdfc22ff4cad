import { afterEach, describe, expect, test, vi } from 'vitest';
import { MemoryStorage } from './memoryStorage.fixture.ts';
import { VenueCache } from './VenueCache.ts';

const mall = 'https://venues.example/mall.mvf.zip';
const hospital = { accessToken: 't0ken', venueId: 'hospital', baseUrl: 'https://venues.example/' };

afterEach(() => vi.useRealTimers());

describe('storing', () => {
  test('returns the stored bytes, even to another cache on the same storage', async () => {
    const storage = new MemoryStorage();
    const bytes = randomBytes(2_000_000, 1);
    expect(await new VenueCache({ storage }).store(mall, bytes)).toBe(true);
    const read = await new VenueCache({ storage }).read(mall);
    // Faster than `toEqual` for many bytes.
    expect(read && Buffer.compare(read, bytes)).toBe(0);
  });

  test('keeps entries below the 2 MB that Android reads of a row', async () => {
    const storage = new MemoryStorage();
    await new VenueCache({ storage }).store(mall, randomBytes(2_000_000, 1));
    const longest = Math.max(...[...storage.entries.values()].map((text) => text.length));
    expect(longest).toBeLessThan(2_000_000);
  });

  test('stores equal bundles of two addresses once', async () => {
    const storage = new MemoryStorage();
    const cache = new VenueCache({ storage });
    const bytes = randomBytes(1000, 1);
    await cache.store(mall, bytes);
    const before = storage.entries.size;
    expect(await cache.store(hospital, bytes)).toBe(false);
    expect(storage.entries.size).toBe(before);
    await cache.remove(mall);
    expect(await cache.read(hospital)).toEqual(bytes);
    await cache.remove(hospital);
    expect([...storage.entries.keys()]).toEqual(['mezzanine.venues']);
  });

  test('stores no token, key or query of a URL', async () => {
    const storage = new MemoryStorage();
    const cache = new VenueCache({ storage });
    await cache.store(hospital, randomBytes(10, 1));
    await cache.store(`${mall}?token=s3cret`, randomBytes(10, 2));
    expect(JSON.stringify([...storage.entries])).not.toMatch(/t0ken|s3cret/);
    const labels = (await cache.list()).map((venue) => venue.label);
    expect(labels.toSorted()).toEqual(['https://venues.example/hospital', mall]);
  });

  test('rejects bytes as a source, since they have no address', () => {
    const cache = new VenueCache({ storage: new MemoryStorage() });
    expect(() => cache.read(randomBytes(3, 1))).toThrow('received bytes');
  });
});

describe('the size limit', () => {
  test('removes what was used least recently', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const wait = () => vi.advanceTimersByTime(1);
    const storage = new MemoryStorage();
    const cache = new VenueCache({ storage, maxBytes: 2500 });
    await cache.store('https://v.example/a', randomBytes(1000, 1));
    wait();
    await cache.store('https://v.example/b', randomBytes(1000, 2));
    wait();
    await cache.read('https://v.example/a');
    wait();
    await cache.store('https://v.example/c', randomBytes(1000, 3));
    const labels = (await cache.list()).map((venue) => venue.label.slice(-1));
    expect(labels.toSorted()).toEqual(['a', 'c']);
    expect(await cache.read('https://v.example/b')).toBeUndefined();
  });

  test('does not store a bundle that is larger, and keeps the others', async () => {
    const cache = new VenueCache({ storage: new MemoryStorage(), maxBytes: 2500 });
    await cache.store(mall, randomBytes(1000, 1));
    await cache.store(hospital, randomBytes(3000, 2));
    expect(await cache.read(mall)).toBeDefined();
    expect(await cache.read(hospital)).toBeUndefined();
  });

  test('has to be positive', () => {
    expect(() => new VenueCache({ storage: new MemoryStorage(), maxBytes: 0 })).toThrow(RangeError);
  });
});

describe('damage', () => {
  test('removes a bundle whose bytes do not match its digest', async () => {
    const storage = new MemoryStorage();
    const cache = new VenueCache({ storage });
    await cache.store(mall, randomBytes(1000, 1));
    const chunk = [...storage.entries.keys()].find((key) => key.startsWith('mezzanine.venue.'));
    storage.entries.set(chunk ?? '', btoa(String.fromCharCode(...randomBytes(1000, 2))));
    expect(await cache.read(mall)).toBeUndefined();
    expect(await cache.list()).toEqual([]);
  });

  test.each([
    '{',
    '[]',
    '{"version":2,"venues":{},"usedAt":{}}',
    '{"version":1,"venues":{"a":1},"usedAt":{}}',
  ])('an index of %s counts as empty', async (text) => {
    const storage = new MemoryStorage();
    storage.entries.set('mezzanine.venues', text);
    const cache = new VenueCache({ storage });
    expect(await cache.list()).toEqual([]);
    expect(await cache.store(mall, randomBytes(10, 1))).toBe(true);
  });

  test('a full storage is reported, and leaves nothing behind', async () => {
    const errors: string[] = [];
    const storage = new MemoryStorage();
    const cache = new VenueCache({ storage, onError: (error) => errors.push(error.message) });
    storage.isFull = true;
    expect(await cache.store(mall, randomBytes(1000, 1))).toBe(false);
    expect(errors).toEqual(['The storage is full.']);
    expect(storage.entries.size).toBe(0);
    storage.isFull = false;
    expect(await cache.store(mall, randomBytes(1000, 1))).toBe(true);
  });

  test('survives 200 random changes of its entries', async () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const storage = new MemoryStorage();
      await new VenueCache({ storage }).store(mall, randomBytes(64, 1));
      const keys = [...storage.entries.keys()];
      const key = keys[seed % keys.length] ?? '';
      const text = storage.entries.get(key) ?? '';
      const cut = (seed * 7919) % text.length;
      storage.entries.set(key, text.slice(0, cut) + String(seed) + text.slice(cut + 1));
      const bytes = await new VenueCache({ storage }).read(mall);
      if (bytes) expect(bytes).toEqual(randomBytes(64, 1));
    }
  });
});

/** Bytes that look random, the same for the same seed. */
function randomBytes(length: number, seed: number): Uint8Array {
  let state = seed * 2_654_435_761;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}
