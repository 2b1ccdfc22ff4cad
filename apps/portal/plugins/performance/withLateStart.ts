import path from 'node:path';
import { buildSync } from 'esbuild';

let program: string | undefined;

/** The program that starts the others, for the HTML. */
function startProgram(): string {
  program ??= buildSync({
    entryPoints: [path.join(__dirname, 'startWhenNeeded.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  }).outputFiles[0]?.text.trim();
  if (program === undefined) throw new Error('esbuild wrote no program from startWhenNeeded.ts.');
  return program;
}

const documentClass = /<html\b[^>]*\bclass="?[^">]*\b(?:docs|blog)-wrapper\b/;
const programTag = /<script src="?([^" >]+)"? defer><\/script>/g;

/** Whether a page is a document: complete without its programs. */
export function isDocument(html: string): boolean {
  return documentClass.test(html);
}

/**
 * Lets a document's programs start when the reader first acts, instead of while the page is
 * painted.
 *
 * @param html - a built page; one that is not a document is returned as it is
 * @param pageViewsUrl - where a view is counted that ends before the programs run; undefined: nowhere
 * @throws Error when a document loads no programs
 */
export function withLateStart(html: string, pageViewsUrl?: string): string {
  if (!isDocument(html)) return html;
  const sources = [...html.matchAll(programTag)].map(([, source = '']) => source);
  if (sources.length === 0) {
    throw new Error(
      'A document has no <script src defer>; expected those of its programs. Adapt programTag in ' +
        'plugins/performance/withLateStart.ts to this Docusaurus version.',
    );
  }
  const views = pageViewsUrl === undefined ? '' : ` data-page-views="${pageViewsUrl}"`;
  const tag = `<script data-programs="${sources.join(' ')}"${views}>${startProgram()}</script>`;
  return html.replace(programTag, '').replace('</head>', () => `${tag}</head>`);
}
