import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { identityStyle } from './identityStyle.ts';

/** Markup whose values are escaped. */
export type Markup = ReturnType<typeof html>;

/** The portal's logo, in the text color and the signal color. */
const logo = raw(
  `<svg viewBox="0 0 32 32" width="28" height="28" fill="none" stroke-linejoin="round" ` +
    `stroke-linecap="round" aria-hidden="true">` +
    `<path d="M2 23 12 17.5 23 23 12.5 28.7Z" stroke="currentColor" stroke-width="2.4"/>` +
    `<path d="M9.2 8.8 19.6 3.2 30 8.8 19.6 14.6Z" fill="currentColor" stroke="currentColor" stroke-width="2.4"/>` +
    `<path d="M12.3 23.2v-3.4h3.6v-3.4h3.7V14.6" stroke="#E4572E" stroke-width="3"/></svg>`,
);

/** Layout of the pages for signing in and out. They work without scripts. */
export function renderIdentityPage(productName: string, title: string, content: Markup): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${productName}</title>
        ${raw(`<style>${identityStyle}</style>`)}
      </head>
      <body>
        <header><a href="/">${logo} ${productName}</a></header>
        <main>${content}</main>
      </body>
    </html>`;
  return (page as HtmlEscapedString).toString();
}
