import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { errorTables } from './errorTables.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const tables = /(errorCodes|MvfError|WayfindingError)\.ts$/;

/** The concatenated sources of a package, without its tests and the table itself. */
function sourcesOf(folder: string): string {
  const source = join(root, folder, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\./.test(name))
    .filter((name) => !tables.test(name))
    .map((name) => readFileSync(join(source, name), 'utf8'))
    .join('\n');
}

describe.each(errorTables)('$error', ({ folder, codes }) => {
  const sources = sourcesOf(folder);

  it.each(codes)('is used for the code $code', ({ code }) => {
    expect(sources.includes(`'${code}'`)).toBe(true);
  });

  it.each(codes)('describes when $code occurs and what to do', ({ meaning, remedy }) => {
    expect(meaning).toMatch(/^[A-Z`].{10,}\.$/);
    expect(remedy).toMatch(/^[A-Z`].{4,}[.}]$/);
    expect(remedy).not.toBe(meaning);
  });
});
