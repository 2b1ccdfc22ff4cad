import path from 'node:path';
import { buildSync } from 'esbuild';

let program: string | undefined;

/** The inline script that starts the others. */
function startProgram(): string {
  program ??= buildSync({
    entryPoints: [path.join(__dirname, 'startWhenNeeded.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  }).outputFiles[0]?.text.trim();
  if (program === undefined) throw new Error('esbuild returned no output for startWhenNeeded.ts.');
  return program;
}

const documentClass = /<html\b[^>]*\bclass="?[^">]*\b(?:docs|blog)-wrapper\b/;
const programTag = /<script src="?([^" >]+)"? defer><\/script>/g;

/** Whether a page is a document, which is complete without scripts. */
export function isDocument(html: string): boolean {
  return documentClass.test(html);
}

/**
 * Delays a document's scripts until the user's first interaction.
 *
 * @param html - a built page; pages that are not documents are returned unchanged
 * @param pageViewsUrl - counts views that end before the scripts run; undefined disables that
 * @throws Error if a document loads no scripts
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
