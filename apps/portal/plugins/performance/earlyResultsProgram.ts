import path from 'node:path';
import { buildSync } from 'esbuild';
import type { DocSet } from '../../config/DocSet.ts';

/** The program that lists results below the early search field, as one file. */
export function earlyResultsProgram(sets: readonly DocSet[]): string {
  const latest = Object.fromEntries(
    sets.map(({ id, versions }) => [id === 'docs' ? 'default' : id, versions[0]?.name]),
  );
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, '../../src/search/early/earlyResults.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { LATEST_VERSIONS: JSON.stringify(latest) },
    write: false,
  });
  const text = outputFiles[0]?.text;
  if (text === undefined) throw new Error('esbuild returned no output for earlyResults.ts.');
  return text;
}
