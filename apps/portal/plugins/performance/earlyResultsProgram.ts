import path from 'node:path';
import { docsInstance, type DocSet } from '../../config/DocSet.ts';
import { bundleProgram } from './bundleProgram.ts';

/** The program that lists results below the early search field, as one file. */
export function earlyResultsProgram(sets: readonly DocSet[]): string {
  const latest = Object.fromEntries(sets.map((set) => [docsInstance(set), set.versions[0]?.name]));
  return bundleProgram(path.join(__dirname, '../../src/search/early/earlyResults.ts'), {
    LATEST_VERSIONS: JSON.stringify(latest),
  });
}
