import { expect, test } from 'vitest';
import { LoadCache } from './LoadCache.ts';

function countingCache() {
  const freed: string[] = [];
  const failed: string[] = [];
  const cache = new LoadCache<string>(
    (value) => freed.push(value),
    (key) => failed.push(key),
  );
  let loads = 0;
  const load = () => Promise.resolve(`thing ${++loads}`);
  return { cache, freed, failed, load };
}

test('concurrent requests share one load', async () => {
  const { cache, load } = countingCache();
  const both = await Promise.all([cache.acquire('a', load), cache.acquire('a', load)]);
  expect(both).toEqual(['thing 1', 'thing 1']);
});

test('the last release frees it, and the next request loads it again', async () => {
  const { cache, freed, load } = countingCache();
  await Promise.all([cache.acquire('a', load), cache.acquire('a', load)]);
  cache.release('a');
  await Promise.resolve();
  expect(freed).toEqual([]);
  cache.release('a');
  await Promise.resolve();
  expect(freed).toEqual(['thing 1']);
  expect(await cache.acquire('a', load)).toBe('thing 2');
});

test('a failure is reported once, and there is nothing to free', async () => {
  const { cache, freed, failed } = countingCache();
  const fail = () => Promise.reject(new Error('gone'));
  const both = await Promise.all([cache.acquire('a', fail), cache.acquire('a', fail)]);
  expect(both).toEqual([undefined, undefined]);
  expect(failed).toEqual(['a']);
  cache.release('a');
  cache.release('a');
  await Promise.resolve();
  expect(freed).toEqual([]);
});
