import { describe, expect, it } from 'vitest';
import { site } from '../../../../site.config.ts';
import type { DocSet } from '../../config/DocSet.ts';
import { headTags, withHeadTags } from './headTags.ts';
import { PageSource } from './PageSource.ts';
import { SiteDocuments } from './SiteDocuments.ts';

const siteUrl = 'https://maps.example';
const sets: readonly DocSet[] = [
  {
    id: 'web-sdk',
    name: 'Web',
    roadmapSection: 'web-sdk',
    versions: [
      { name: '6.0', label: '6.0', path: '', sidebar: ['getting-started', 'camera'] },
      { name: '5.0', label: '5.0', path: '5.0', sidebar: ['getting-started', 'camera'] },
    ],
  },
  {
    id: 'docs',
    name: 'Docs',
    roadmapSection: 'portal',
    versions: [{ name: 'current', label: 'Next', path: '', sidebar: ['overview'] }],
  },
];

/** @param latest - path of the latest version's page, if that page is canonical */
function page(path: string, crumbs = '', latest?: string): PageSource {
  const nav = `<ul><li class=breadcrumbs__item><a href=/><svg></svg></a></li>${crumbs}</ul>`;
  return new PageSource(
    `<head><link rel=canonical href=${siteUrl}${latest ?? path}><meta property=og:url content=${siteUrl}${path}></head><main>${nav}<article><h1>Camera</h1></article></main>`,
  );
}

const group = '<li class=breadcrumbs__item><span>Camera and floors</span></li>';
const category =
  '<li class=breadcrumbs__item><a href=/web-sdk/category/views><span>Views</span></a></li>';
const own = '<li class="breadcrumbs__item breadcrumbs__item--active"><span>Camera</span></li>';

describe('breadcrumbs of a page', () => {
  const documents = new SiteDocuments(sets, new Map());

  it('lead from the home page through its set and the groups that have a page', () => {
    const { section, facts, trail } = documents.placeOf(
      page('/web-sdk/camera', group + category + own),
    );
    expect(section).toBe('Web SDK 6.0');
    expect(facts).toEqual({ version: 'Web SDK 6.0' });
    expect(trail).toEqual([
      { name: site.product.name, path: '/' },
      { name: 'Web SDK 6.0', path: '/web-sdk/getting-started' },
      { name: 'Views', path: '/web-sdk/category/views' },
      { name: 'Camera', path: '/web-sdk/camera' },
    ]);
  });

  it('list no page twice, since the first page of a set is the set', () => {
    const { trail } = documents.placeOf(page('/web-sdk/5.0/getting-started', own));
    expect(trail.map(({ path }) => path)).toEqual(['/', '/web-sdk/5.0/getting-started']);
  });

  it('name older versions by number, and omit the version of sets with one', () => {
    expect(documents.placeOf(page('/web-sdk/5.0/camera')).section).toBe('Web SDK 5.0');
    expect(documents.placeOf(page('/docs/overview')).section).toBe('Docs');
    expect(documents.placeOf(page('/docs/overview')).facts).toEqual({});
  });

  it('are empty for a page outside the sets', () => {
    const { isInSet, trail, section } = documents.placeOf(page('/community'));
    expect({ isInSet, trail, section }).toEqual({
      isInSet: false,
      trail: [],
      section: site.product.tagline,
    });
  });
});

describe('tags of a page', () => {
  const facts = {
    siteUrl,
    picture: '/img/cards/web-sdk/camera.png',
    pictureAlt: 'Camera "6.0" & more',
    trail: [
      { name: 'Home', path: '/' },
      { name: '</script><b>', path: '/web-sdk/camera' },
    ],
  };

  it('have the URL, size, and text of its image, for every kind of preview', () => {
    const tags = headTags(page('/web-sdk/camera'), facts);
    expect(tags).toContain(
      `<meta property="og:image" content="${siteUrl}/img/cards/web-sdk/camera.png">`,
    );
    expect(tags).toContain('<meta property="og:image:width" content="1200">');
    expect(tags).toContain('content="Camera &quot;6.0&quot; &amp; more"');
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('declare that the page is for readers of every language', () => {
    const tags = headTags(page('/web-sdk/camera'), facts);
    for (const language of ['en', 'x-default']) {
      expect(tags).toContain(
        `<link rel="alternate" hreflang="${language}" href="${siteUrl}/web-sdk/camera">`,
      );
    }
  });

  it('omit languages if the canonical page belongs to the latest version', () => {
    const older = page('/web-sdk/5.0/camera', '', '/web-sdk/camera');
    expect(older.address).toBe(`${siteUrl}/web-sdk/5.0/camera`);
    expect(headTags(older, facts)).not.toContain('hreflang');
  });

  it('contain the breadcrumbs as data that no name can break out of', () => {
    const tags = headTags(page('/web-sdk/camera'), facts);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(tags) ?? [];
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${siteUrl}/` },
        {
          '@type': 'ListItem',
          position: 2,
          name: '</script><b>',
          item: `${siteUrl}/web-sdk/camera`,
        },
      ],
    });
  });

  it('are at the end of the head, and a page without one is rejected', () => {
    expect(withHeadTags('<head><title>A</title></head><body>', '<meta>')).toBe(
      '<head><title>A</title><meta></head><body>',
    );
    expect(() => withHeadTags('<p>No head', '<meta>')).toThrow('no </head>');
  });
});
