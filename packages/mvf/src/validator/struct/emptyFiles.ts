import { openArchive } from '../../archive/openArchive.ts';
import { defaultReadLimits } from '../../archive/ReadLimits.ts';
import type { ReadOptions } from '../../openBundle.ts';
import type { Fault, Rule } from '../Rule.ts';

/** STRUCT-10: JSON files have content. Readers skip empty files (V2-05), so no other check finds them. */
export const emptyFile: Rule = {
  id: 'STRUCT-10',
  severity: 'error',
  title: 'JSON files have content',
  why: 'Readers skip empty files, so everything that the file should contain is missing from the map. Interrupted exports leave such files.',
  fix: 'Export the venue again. If it has no content, remove it.',
};

/** Faults of the JSON files of no bytes in a bundle that can be read. */
export function findEmptyFiles(bytes: Uint8Array, { limits }: ReadOptions): Fault[] {
  const archive = openArchive(bytes, { ...defaultReadLimits, ...limits });
  return archive.emptyPaths
    .filter((path) => /\.(?:geo)?json$/.test(path))
    .map((file) => ({
      file,
      pointer: '',
      message: `${file} is empty; expected JSON, or no such file.`,
    }));
}
