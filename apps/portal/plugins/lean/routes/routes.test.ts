import { describe, expect, it } from 'vitest';
import { chunkKeys } from './chunkKeys.ts';
import { packGlobalData, unpackGlobalData } from './globalData.ts';
import { packRoutes } from './packRoutes.ts';
import type { SiteRoute } from './SiteRoute.ts';
import { unpackRoutes } from './unpackRoutes.ts';

const document = (path: string, chunk: string, sidebar = 'guides'): SiteRoute => ({
  path,
  chunks: { __comp: 'aa', content: chunk },
  attributes: { exact: true, sidebar },
});

const site: readonly SiteRoute[] = [
  { path: '/', chunks: { __comp: 'ho', config: 'aa' }, attributes: { exact: true } },
  {
    path: '/blog',
    chunks: { __comp: 'bl', __context: { plugin: 'bp' }, items: [{ content: 'p1' }] },
    attributes: { exact: true },
  },
  {
    path: '/sdk',
    chunks: { __comp: 'ro' },
    attributes: {},
    routes: [
      {
        path: '/sdk/5.0',
        chunks: { __comp: 've', __props: 'v5' },
        attributes: {},
        routes: [document('/sdk/5.0/camera', 'c5'), document('/sdk/5.0', 'i5', 'start')],
      },
      {
        path: '/sdk',
        chunks: { __comp: 've', __props: 'v6' },
        attributes: {},
        routes: ['camera', 'labels', 'shapes'].map((name, at) =>
          document(`/sdk/${name}`, `d${at}`),
        ),
      },
    ],
  },
  { path: '*', chunks: {}, attributes: {} },
];

describe('the short table of routes', () => {
  it('gives back every route, in its order, with its chunks and attributes', () => {
    expect(unpackRoutes(packRoutes(site))).toEqual(site);
  });

  it('costs a document little more than its name', () => {
    const paths = (names: readonly string[]) =>
      JSON.stringify(packRoutes(names.map((name) => document(`/${name}`, `d${name}`)))).length;
    expect(paths(['a', 'b', 'c']) - paths(['a', 'b'])).toBe(' /c'.length + 'dc'.length);
  });

  it.each(['/other/camera', '/sdk/blue dot'])('refuses %s below /sdk', (path) => {
    const parent = { path: '/sdk', chunks: {}, attributes: {}, routes: [document(path, 'dd')] };
    expect(() => packRoutes([parent])).toThrow(`The route "${path}" below "/sdk"`);
  });
});

describe('short names of chunks', () => {
  const names = Array.from({ length: 400 }, (_, index) => `@site/docs/page-${index}.mdx`);

  it('are different, of two letters, and good as names of files everywhere', () => {
    const keys = [...chunkKeys(names).values()];
    expect(new Set(keys).size).toBe(names.length);
    for (const key of keys) expect(key).toMatch(/^[a-z][a-z0-9]$/);
  });

  it('change for few chunks when a page is added', () => {
    const [before, after] = [chunkKeys(names), chunkKeys([...names, '@site/docs/new.mdx'])];
    const changed = names.filter((name) => before.get(name) !== after.get(name));
    expect(changed.length).toBeLessThan(10);
  });

  it('run out with a word on what to do', () => {
    const many = Array.from({ length: 1000 }, (_, index) => `chunk ${index}`);
    expect(() => chunkKeys(many)).toThrow('Raise keyLength');
  });
});

describe('short data of all documents', () => {
  const data = {
    'docusaurus-plugin-content-docs': {
      sdk: {
        path: '/sdk',
        breadcrumbs: true,
        versions: [
          {
            name: '6.0',
            path: '/sdk',
            docs: [
              { id: 'camera', path: '/sdk/camera', sidebar: 'guides' },
              { id: 'product-overlay', path: '/sdk/mezzanine-overlay', sidebar: 'guides' },
              { id: 'index', path: '/sdk', sidebar: 'guides' },
              { id: '/category/maps', path: '/sdk/category/maps', sidebar: 'guides' },
              { id: 'product/by-mezzanine', path: '/sdk/mezzanine/by', sidebar: 'guides' },
            ],
          },
          {
            name: '5.0',
            path: '/sdk/5.0',
            docs: [
              { id: 'camera', path: '/sdk/5.0/camera', sidebar: 'guides' },
              { id: 'alone', path: '/sdk/5.0/alone' },
            ],
          },
          { name: '4.0', path: '/sdk/4.0', docs: [] },
        ],
      },
    },
    another: { default: { of: ['anything'] } },
  };

  it('gives back all of it, whether or not a version could be shortened', () => {
    expect(unpackGlobalData(packGlobalData(data, 'mezzanine'))).toEqual(data);
  });

  it('says the product’s slug once for all ids that have the word in its place', () => {
    const text = JSON.stringify(packGlobalData(data, 'mezzanine'));
    expect(text).toContain('/mezzanine-overlay*');
    expect(text).not.toContain('product-overlay');
  });

  it('says a path once', () => {
    expect(JSON.stringify(packGlobalData(data, 'mezzanine')).match(/camera/g)).toHaveLength(1 + 2);
  });
});
