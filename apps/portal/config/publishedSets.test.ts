import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withProduct } from './productText.ts';
import {
  documentsOf,
  productSlugs,
  publishedSets,
  requireDocuments,
  routesOf,
  sidebarItems,
  writeSetFiles,
} from './publishedSets.ts';
import { docSets } from './sets.ts';

let content: string;

beforeEach(() => {
  content = mkdtempSync(path.join(tmpdir(), 'sets-'));
});

afterEach(() => {
  rmSync(content, { recursive: true });
});

function write(...files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(content, file)), { recursive: true });
    writeFileSync(path.join(content, file), '');
  }
}

describe('the table', () => {
  it('[DS-01] names exactly the documentation routes of routes.txt', () => {
    const listed = readFileSync(path.join(import.meta.dirname, '../routes.txt'), 'utf8')
      .split('\n')
      .filter((route) => /^\/(docs|[a-z-]+-sdk|showcase)\//.test(route))
      .map(withProduct);
    const made = docSets.flatMap((set) => set.versions.flatMap((v) => routesOf(set, v)));
    expect([...made].sort()).toEqual([...listed].sort());
  });

  it('[DS-01] has the six sets with their versions, newest first', () => {
    expect(docSets.map(({ id, versions }) => [id, ...versions.map(({ name }) => name)])).toEqual([
      ['docs', 'current'],
      ['web-sdk', '6.0', '5.0', '4.0'],
      ['react-native-sdk', '5.0', '4.0', '3.0'],
      ['ios-sdk', '5.0', '4.0', '3.0'],
      ['android-sdk', '5.0', '4.0', '3.0'],
      ['showcase', '6.0', '5.0'],
    ]);
  });

  it('lists each document once per version', () => {
    for (const { sidebar } of docSets.flatMap(({ versions }) => versions)) {
      const ids = documentsOf(sidebar);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('published documents', () => {
  it('are none without files', () => {
    expect(publishedSets(content)).toEqual([]);
  });

  it('are those that have a file, in the order of the table', () => {
    write(
      'web-sdk_versioned_docs/version-6.0/camera.mdx',
      'web-sdk_versioned_docs/version-6.0/getting-started.md',
    );
    const [set, ...others] = publishedSets(content);
    expect(others).toEqual([]);
    expect(set?.id).toBe('web-sdk');
    expect(set?.versions.map(({ name }) => name)).toEqual(['6.0']);
    expect(documentsOf(set?.versions[0]?.sidebar ?? [])).toEqual(['getting-started', 'camera']);
  });

  it('[RT-04] drops a category and its page with its last document', () => {
    write('docs/overview.mdx', 'docs/integrations/webhooks.mdx');
    const [docs] = publishedSets(content);
    const [version] = docs?.versions ?? [];
    if (docs === undefined || version === undefined) throw new Error('docs is not published');
    expect(routesOf(docs, version)).toEqual([
      '/docs/overview',
      '/docs/integrations/webhooks',
      '/docs/category/integrations',
    ]);
  });

  it('[DS-06] fails for a file that no sidebar lists, and names it', () => {
    write('docs/overview.mdx', 'docs/forgotten/page.mdx');
    expect(() => publishedSets(content)).toThrow(/forgotten\/page/);
  });

  it('[DS-06] fails for a listed document without a file, and names it', () => {
    write('docs/overview.mdx');
    expect(() => requireDocuments(content)).toThrow(/: docs\/demo-keys-and-maps, docs\//);
    expect(() => requireDocuments(content)).not.toThrow(/docs\/overview[,.]/);
  });

  it('ignores partials, which start with an underscore', () => {
    write('docs/overview.mdx', 'docs/_shared.mdx', 'docs/_parts/one.mdx');
    expect(() => publishedSets(content)).not.toThrow();
  });
});

describe('the Docusaurus configuration', () => {
  it('names files by the product name and routes by the slug', () => {
    write('docs/enterprise-apps/product-web.mdx');
    const [docs] = publishedSets(content);
    expect(JSON.stringify(sidebarItems(docs?.versions[0]?.sidebar ?? []))).toContain(
      '"enterprise-apps/product-web"',
    );
    expect(productSlugs(content).get(path.join(content, 'docs/enterprise-apps/product-web'))).toBe(
      withProduct('/enterprise-apps/{product}-web'),
    );
  });

  it('[UI-09] gives categories a page of cards, expanded by default', () => {
    const [item] = sidebarItems([{ label: 'Data sync', slug: 'data-sync', items: ['a'] }]);
    expect(item).toMatchObject({
      collapsed: false,
      link: { type: 'generated-index', slug: '/category/data-sync' },
    });
  });

  it('contains version lists without the current one, and one sidebar per version', () => {
    write('docs/overview.mdx', 'ios-sdk_versioned_docs/version-4.0/labels.mdx');
    writeSetFiles(content, publishedSets(content));
    const read = (file: string): unknown =>
      JSON.parse(readFileSync(path.join(content, file), 'utf8'));
    expect(read('ios-sdk_versions.json')).toEqual(['4.0']);
    expect(() => read('docs_versions.json')).toThrow();
    expect(read('docs_versioned_sidebars/version-current-sidebars.json')).toEqual({
      docs: ['overview'],
    });
  });
});
