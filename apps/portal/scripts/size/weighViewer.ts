import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Its first script names the others: `data-program` one, `data-modules` several. */
const firstScripts = /\b(?:src|href|data-program|data-modules)="([^"]*)"/g;

/**
 * Bytes of the scripts that the viewer begins with, its map engine among them, gzip level 9.
 *
 * @param folder - the built viewer
 * @throws when it is not built
 */
export function weighViewer(folder: string): number {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const names = [...html.matchAll(firstScripts)]
    .flatMap(([, list = '']) => list.split(' '))
    .flatMap((address) => /^\/viewer\/(assets\/[\w.-]+\.js)$/.exec(address)?.[1] ?? []);
  if (names.length < 2) {
    throw new Error(
      `${folder}/index.html names ${names.length} scripts; it begins with one and a program.`,
    );
  }
  const bytes = names.map((name) => gzipSync(readFileSync(path.join(folder, name)), { level: 9 }));
  return bytes.reduce((sum, { length }) => sum + length, 0);
}
