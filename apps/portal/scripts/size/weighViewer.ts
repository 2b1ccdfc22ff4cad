import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** The first script refers to the others: `data-program` to one, `data-modules` to several. */
const firstScripts = /\b(?:src|href|data-program|data-modules)="([^"]*)"/g;

/**
 * Size of the viewer's initial scripts, including the map engine, with gzip level 9.
 *
 * @param folder - the built viewer
 * @throws if it is not built
 */
export function weighViewer(folder: string): number {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const names = [...html.matchAll(firstScripts)]
    .flatMap(([, list = '']) => list.split(' '))
    .flatMap((address) => /^\/viewer\/(assets\/[\w.-]+\.js)$/.exec(address)?.[1] ?? []);
  if (names.length < 2) {
    throw new Error(
      `${folder}/index.html refers to ${names.length} scripts; expected at least two. Adapt firstScripts in scripts/size/weighViewer.ts.`,
    );
  }
  const bytes = names.map((name) => gzipSync(readFileSync(path.join(folder, name)), { level: 9 }));
  return bytes.reduce((sum, { length }) => sum + length, 0);
}
