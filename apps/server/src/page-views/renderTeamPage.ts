import { html, raw } from 'hono/html';
import { statsStyle } from './statsStyle.ts';

/** The frame of a page for the team: a head, the way home, and a title above the content. */
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
