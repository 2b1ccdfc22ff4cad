import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Helmet, HelmetProvider, type HelmetServerState } from 'react-helmet-async';
import { describe, expect, it } from 'vitest';
import { headOf, type HeadRequest } from './headOf.ts';

type Children = readonly (ReactElement | null | false)[];

/** What the library makes of the same requests, in the names that it shows of them. */
function headOfLibrary(requests: readonly HeadRequest[]) {
  const context: { helmet?: HelmetServerState } = {};
  HelmetProvider.canUseDOM = false;
  renderToStaticMarkup(
    h(HelmetProvider, {
      context,
      children: requests.map(({ children, ...props }, key) =>
        h(Helmet, { key, ...props }, ...(children as ReactElement[])),
      ),
    }),
  );
  const { helmet } = context;
  if (helmet === undefined) throw new Error('The library rendered nothing.');
  const names = ['base', 'link', 'meta', 'noscript', 'script', 'style'] as const;
  return {
    title: /<title[^>]*>(.*)<\/title>/.exec(helmet.title.toString())?.[1],
    html: helmet.htmlAttributes.toString(),
    body: helmet.bodyAttributes.toString(),
    tags: names.map((name) => helmet[name].toString()),
  };
}

/** Ours, written as the library writes it. */
function written(requests: readonly HeadRequest[]) {
  const { title, html, body, tags } = headOf(requests);
  const spell = (attributes: Readonly<Record<string, unknown>>): string =>
    Object.entries(attributes)
      .filter(([name]) => name !== 'innerHTML')
      .map(([name, value]) => `${name}="${String(value)}"`)
      .join(' ');
  return {
    title: title ?? '',
    html: spell(html),
    body: spell(body),
    tags: Object.entries(tags).map(([name, list]) =>
      list
        .map((tag) => {
          const end = ['noscript', 'script', 'style'].includes(name)
            ? `>${String(tag['innerHTML'] ?? '')}</${name}>`
            : '/>';
          return `<${name} data-rh="true" ${spell(tag)}${end}`;
        })
        .join(''),
    ),
  };
}

const request = (...children: Children): HeadRequest => ({ children });

const cases: Readonly<Record<string, readonly HeadRequest[]>> = {
  'nothing at all but a title': [request(h('title', null, 'Camera'))],
  'a default title where none asks for another': [
    { defaultTitle: 'Mezzanine', children: [h('html', { lang: 'en', dir: 'ltr' })] },
    request(h('meta', { name: 'robots', content: 'noindex' })),
  ],
  'the last title, of several pieces': [
    { defaultTitle: 'Mezzanine', children: [] },
    request(h('title', null, 'Outer')),
    request(h('title', null, 'Camera', ' | ', 'Mezzanine')),
  ],
  'attributes of html and body, added up': [
    request(h('html', { lang: 'en', className: 'docs' }), h('body', { className: 'plain' })),
    request(h('html', { className: 'docs docs-page', 'data-has-hydrated': true })),
  ],
  'a description for one of another place': [
    request(
      h('meta', { name: 'description', content: 'The site.' }),
      h('meta', { property: 'og:title', content: 'The site' }),
    ),
    request(h('meta', { name: 'description', content: 'The page.' })),
  ],
  'several of one name in one place, in their order': [
    request(
      h('meta', { name: 'author', content: 'One' }),
      h('meta', { name: 'author', content: 'Two' }),
      h('meta', { charSet: 'utf-8' }),
      h('meta', { httpEquiv: 'refresh', content: '9' }),
      h('meta', { content: 'of nothing' }),
    ),
  ],
  'links: one canonical, alternates by address, stylesheets by address': [
    request(
      h('link', { rel: 'canonical', href: '/old' }),
      h('link', { rel: 'alternate', href: '/a', hrefLang: 'en' }),
      h('link', { rel: 'stylesheet', href: '/a.css' }),
      h('link', { rel: 'stylesheet', href: '/b.css' }),
    ),
    request(
      h('link', { rel: 'canonical', href: '/new' }),
      h('link', { rel: 'alternate', href: '/b', hrefLang: 'de' }),
      h('link', { href: '/a.css', rel: 'stylesheet' }),
    ),
  ],
  'scripts and styles with what stands in them': [
    request(
      h('script', { type: 'application/ld+json' }, '{"a":1}'),
      h('script', { src: '/a.js', async: true }),
      h('noscript', null, 'No.'),
    ),
    request(h('script', { type: 'application/ld+json' }, '{"a":1}'), h('script', { src: '/b.js' })),
  ],
  'what is not drawn': [request(null, false, h('title', null, 'Here'))],
};

describe('the head in the browser', () => {
  it.each(Object.entries(cases))('is the one that the server wrote: %s', (_, requests) => {
    expect(written(requests)).toEqual(headOfLibrary(requests));
  });
});
