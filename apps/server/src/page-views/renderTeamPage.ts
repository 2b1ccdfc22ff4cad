import { html, raw } from 'hono/html';
import { statsStyle } from './statsStyle.ts';

/** Layout of an internal page: a header, a link home, and a title above the content. */
export function renderTeamPage(
  productName: string,
  title: string,
  content: ReturnType<typeof html>,
): ReturnType<typeof html> {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} | ${productName}</title>
        <style>
          ${raw(statsStyle)}
        </style>
      </head>
      <body>
        <header><a href="/">${productName}</a></header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}
