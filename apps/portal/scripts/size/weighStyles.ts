import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * Size of the global stylesheet, with brotli level 11.
 *
 * @param build - the built site
 * @throws Error if it has no global stylesheet
 */
export function weighStyles(build: string): number {
  const folder = path.join(build, 'assets/css');
  const name = readdirSync(folder).find((file) => /^styles\.\w+\.css$/.test(file));
  if (name === undefined) {
    throw new Error(`${folder} has no styles.<hash>.css. Adapt scripts/size/weighStyles.ts.`);
  }
  return brotliCompressSync(readFileSync(path.join(folder, name))).length;
}
