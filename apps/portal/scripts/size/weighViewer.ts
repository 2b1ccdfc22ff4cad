import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Bytes of the scripts that the viewer begins with, its map engine among them, gzip level 9.
 *
 * @param folder - the built viewer
 * @throws when it is not built
 */
export function weighViewer(folder: string): number {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const names = [...html.matchAll(/(?:src|href)="\/viewer\/(assets\/[\w.-]+\.js)"/g)];
  if (names.length === 0) throw new Error(`${folder}/index.html names no script. Build it again.`);
  const bytes = names.map(([, name = '']) =>
    gzipSync(readFileSync(path.join(folder, name)), { level: 9 }),
  );
  return bytes.reduce((sum, { length }) => sum + length, 0);
}
