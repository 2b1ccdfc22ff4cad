import path from 'node:path';
import { bundleProgram } from './bundleProgram.ts';

const programs = new Map<string, string>();

/** An inline script, from a file in this folder. */
function programOf(file: string): string {
  const known = programs.get(file);
  if (known !== undefined) return known;
  const text = bundleProgram(path.join(__dirname, file));
  programs.set(file, text);
  return text;
}

const documentClass = /<html\b[^>]*\bclass="?[^">]*\b(?:docs|blog)-wrapper\b/;
const programTag = /<script src="?([^" >]+)"? defer><\/script>/g;

/** Whether a page is a document, which is complete without scripts. */
export function isDocument(html: string): boolean {
  return documentClass.test(html);
}

/**
 * Delays a document's scripts until the user's first interaction. On every page, reports scripts that fail
 * to load, and counts views that end before the scripts run.
 *
 * @param html - a built page; files that are not pages of Docusaurus are returned unchanged
 * @param pageViewsUrl - counts these views; undefined disables that
 * @throws Error if a document loads no scripts
 */
export function withLateStart(html: string, pageViewsUrl?: string): string {
  const views = pageViewsUrl === undefined ? '' : ` data-page-views="${pageViewsUrl}"`;
  const add = (page: string, data: string, file: string) => {
    const tag = `<script${data}${views}>${programOf(file)}</script>`;
    return page.replace('</head>', () => `${tag}</head>`);
  };
  if (!isDocument(html)) {
    const isPage = /<html\b[^>]*\bdata-has-hydrated=/.test(html);
    return isPage ? add(html, '', 'startAtOnce.ts') : html;
  }
  const sources = [...html.matchAll(programTag)].map(([, source = '']) => source);
  if (sources.length === 0) {
    throw new Error(
      'A document has no <script src defer>; expected those of its programs. Adapt programTag in ' +
        'plugins/performance/withLateStart.ts to this Docusaurus version.',
    );
  }
  const data = ` data-programs="${sources.join(' ')}"`;
  return add(html.replace(programTag, ''), data, 'startWhenNeeded.ts');
}
