import path from 'node:path';
import type { Pattern } from '../requireMatches.ts';

const query = /\?static-html$/;

/** A bundler rule that removes the HTML from static HTML; see `src/static-html`. */
export const staticHtmlRule = {
  test: /\.json$/,
  resourceQuery: query,
  enforce: 'pre' as const,
  use: path.join(__dirname, 'withoutHtml.mjs'),
};

/** The modules that the rule changes. */
export const staticHtmlPattern: Pattern = {
  part: 'static-html',
  modules: 'JSON imported with ?static-html',
  file: 'static-html/staticHtmlRule.ts',
  matches: ({ resource = '' }) => query.test(resource),
};
