import { openArchive } from '../../archive/openArchive.ts';
import { defaultReadLimits } from '../../archive/ReadLimits.ts';
import type { ReadOptions } from '../../openBundle.ts';
import type { Fault, Rule } from '../Rule.ts';

/** STRUCT-10: JSON files have content. Readers skip those of no bytes (V2-05), so nothing else does. */
export const emptyFile: Rule = {
  id: 'STRUCT-10',
  severity: 'error',
  title: 'JSON files have content',
  why: 'Readers skip files of no bytes, so everything that the file should hold is missing from the map. An export that was interrupted leaves such files.',
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
      message: `${file} has no bytes; expected JSON, or no such file.`,
    }));
}
