import { htmlEscape } from 'escape-goat';
import { cardHeight, cardWidth } from './cards/Card.ts';
import type { Crumb, PageSource } from './PageSource.ts';

/** Values for the tags that the page does not contain. */
export interface HeadFacts {
  /** Public URL of the site, without a path. */
  readonly siteUrl: string;
  /** Path of the preview image. */
  readonly picture: string;
  readonly pictureAlt: string;
  /** Breadcrumbs from the home page to the page, only those with a page. */
  readonly trail: readonly Required<Crumb>[];
}

/**
 * Renders tags that only search engines and link previews read. They are added to the finished HTML,
 * not rendered by the page's script, so that browsers do not download them twice.
 */
export function headTags(page: PageSource, facts: HeadFacts): string {
  const picture = facts.siteUrl + facts.picture;
  const properties: Readonly<Record<string, string>> = {
    'og:type': page.path === '/' ? 'website' : 'article',
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': String(cardWidth),
    'og:image:height': String(cardHeight),
    'og:image:alt': facts.pictureAlt,
  };
  // Other fields fall back to the properties above.
  const names: Readonly<Record<string, string>> = {
    'twitter:card': 'summary_large_image',
    'twitter:image:alt': facts.pictureAlt,
  };
  // The site's only language is also the default.
  const languages = (page.isCanonical ? ['en', 'x-default'] : []).map(
    (language) => `<link rel="alternate" hreflang="${language}" href="${page.address}">`,
  );
  return [
    ...languages,
    ...Object.entries(properties).map(([key, value]) => metaTag('property', key, value)),
    ...Object.entries(names).map(([key, value]) => metaTag('name', key, value)),
    facts.trail.length < 2 ? '' : breadcrumbTag(facts.trail, facts.siteUrl),
  ].join('');
}

/**
 * Inserts tags at the end of a page's head.
 *
 * @throws if the page has no head
 */
export function withHeadTags(html: string, tags: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) throw new Error('A built page has no </head> to write tags before.');
  return html.slice(0, end) + tags + html.slice(end);
}

/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
function breadcrumbTag(trail: readonly Required<Crumb>[], siteUrl: string): string {
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
  // Prevents `</script>` in a name from closing the element.
  const text = JSON.stringify(list).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}

function metaTag(kind: 'name' | 'property', key: string, value: string): string {
  return `<meta ${kind}="${key}" content="${htmlEscape(value)}">`;
}
