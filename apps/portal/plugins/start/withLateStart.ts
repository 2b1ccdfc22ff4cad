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

/** Pages that are read: they are whole without their programs. */
const readPages = /<html\b[^>]*\bclass="?[^">]*\b(?:docs|blog)-wrapper\b/;
const programTag = /<script src="?([^" >]+)"? defer><\/script>/g;

/**
 * Lets a document's programs start when the reader first acts, instead of while the page is
 * painted.
 *
 * @param html - the finished page; one that is not a document is returned as it is
 */
export function withLateStart(html: string): string {
  if (!readPages.test(html)) return html;
  const sources = [...html.matchAll(programTag)].map(([, source = '']) => source);
  if (sources.length === 0) return html;
  const tag = `<script data-programs="${sources.join(' ')}">${startProgram()}</script>`;
  return html.replace(programTag, '').replace('</head>', () => `${tag}</head>`);
}
