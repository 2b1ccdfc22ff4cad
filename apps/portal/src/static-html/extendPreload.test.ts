import { afterEach, expect, it, vi } from 'vitest';
import { extendPreload } from './extendPreload.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page whose code loads immediately. */
const pageAt = (path: string) => ({ path, component: { preload: () => Promise.resolve('code') } });
const chunkNames = { '/docs-a1b': { __comp: 'x' }, '/docs/maps-c2d': { content: 'y' } };

it('requests the page when its code is loaded for a navigation', async () => {
  const maps = pageAt('/docs/maps');
  extendPreload([{ path: '/docs', routes: [maps] }, pageAt('/stats')], chunkNames);
  const requested: unknown[] = [];
  vi.stubGlobal('fetch', (address: unknown) => {
    requested.push(address);
    return Promise.resolve(new Response('', { status: 503 }));
  });
  await expect(maps.component.preload()).resolves.toBe('code');
  expect(requested).toEqual([]);
  vi.stubGlobal('window', { docusaurusRoot: {} });
  await expect(maps.component.preload()).rejects.toThrow('/docs/maps returned status 503.');
  expect(requested).toEqual(['/docs/maps']);
});

it('ignores pages without Markdown', async () => {
  const stats = pageAt('/stats');
  extendPreload([stats, pageAt('/docs/maps')], chunkNames);
  vi.stubGlobal('window', { docusaurusRoot: {} });
  await expect(stats.component.preload()).resolves.toBe('code');
});

it('rejects generated files without pages', () => {
  expect(() => extendPreload([pageAt('/docs/maps')], {})).toThrow(/None of 1 routes/);
});
