import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { hashOf, identityStyle } from '../identity/identityStyle.ts';
import type { LinkFault } from '../platform/private-maps/ViewerLinks.ts';
import { frameAncestors, type ViewerAncestors } from './viewerPolicy.ts';

/** Why a private map is not shown. */
export type Refusal = LinkFault | 'missing' | 'other-venue' | 'elsewhere';

/** The problem, and what the user can do about it. */
const texts: Readonly<Record<Refusal, readonly [title: string, advice: string]>> = {
  missing: [
    'This map is private',
    'It opens with a link from the people who run it. Ask them for one, or open the map from their website.',
  ],
  unreadable: [
    'This link does not open the map',
    'A part of it may have been lost when it was copied. Copy the whole link again, or ask for a new one.',
  ],
  expired: [
    'This link has expired',
    'Links to private maps work for a limited time. Reload the page that shows the map, or ask for a new link.',
  ],
  early: [
    'This link does not work yet',
    'Try again in a minute. If it still does not open, ask for a new link.',
  ],
  revoked: [
    'This link was revoked',
    'The people who run the map ended it. Ask them for a new one if you still need the map.',
  ],
  'other-venue': [
    'This link is for another map',
    'Open it as it was sent to you, or ask for a link to this map.',
  ],
  elsewhere: [
    'This map cannot be shown on this page',
    'Its owner chose the websites that may show it, and this is not one of them. If this is your website, add it to the link’s origins.',
  ],
};

/** Style of the sign-in pages, adapted to a small frame. */
const style = `${identityStyle}
main { display: grid; align-content: center; min-height: 100vh; padding-block: 24px; }
h1 { font-size: clamp(20px, 6vw, 28px); }
p { margin: 0; }
svg { margin-bottom: 16px; }
`;

const lock = raw(
  `<svg viewBox="0 0 32 32" width="36" height="36" fill="none" stroke="currentColor" ` +
    `stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">` +
    `<path d="M6 14h20v14H6Z"/><path d="M10.5 14V9.5a5.5 5.5 0 0 1 11 0V14"/>` +
    `<path d="M16 19.5v3.5" stroke="#e4572e" stroke-width="3"/></svg>`,
);

/** The page shown instead of a private map. It works in frames, and without scripts. */
export function renderRefusedMap(productName: string, refusal: Refusal): string {
  const [title, advice] = texts[refusal];
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${productName}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <div>
            ${lock}
            <h1>${title}</h1>
            <p>${advice}</p>
          </div>
        </main>
      </body>
    </html>`;
  return (page as HtmlEscapedString).toString();
}

/** Content-Security-Policy of that page: only its style. */
export function refusalPolicy(framedBy: ViewerAncestors): string {
  return [
    "default-src 'none'",
    `style-src '${hashOf(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors(framedBy)}`,
  ].join('; ');
}
