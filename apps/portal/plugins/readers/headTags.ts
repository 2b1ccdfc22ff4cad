import { htmlEscape } from 'escape-goat';
import { cardHeight, cardWidth } from './cards/Card.ts';
import type { Crumb, PageSource } from './PageSource.ts';

/** What the tags name that the page does not. */
export interface HeadFacts {
  /** Public address of the site, without a path. */
  readonly siteUrl: string;
  /** Path of the page's picture. */
  readonly picture: string;
  readonly pictureAlt: string;
  /** Steps between the home page and the page, those without a page of their own left out. */
  readonly trail: readonly Required<Crumb>[];
}

/**
 * Tags that only search engines and previews read. They are written into the finished page instead
 * of being made by its script: these readers take what the server sends, and nobody else needs the
 * bytes.
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
  // What is not here is taken from the properties above.
  const names: Readonly<Record<string, string>> = {
    'twitter:card': 'summary_large_image',
    'twitter:image:alt': facts.pictureAlt,
  };
  // One language, which is also that of everybody else.
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
 * The page with tags at the end of its head.
 *
 * @throws when the page has no head.
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
  // A name that holds `</script>` must not end the element.
  const text = JSON.stringify(list).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}

function metaTag(kind: 'name' | 'property', key: string, value: string): string {
  return `<meta ${kind}="${key}" content="${htmlEscape(value)}">`;
}
