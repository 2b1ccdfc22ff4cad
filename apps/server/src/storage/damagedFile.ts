import { StartError } from '../StartError.ts';

/** What is wrong with a file. */
export interface Damage {
  readonly isEmpty: boolean;
  /** What the server does without the file, as a sentence. */
  readonly without: string;
  readonly cause?: unknown;
}

/** The error for a damaged file of the data folder, which is left unchanged. */
export function damagedFile(path: string, { isEmpty, without, cause }: Damage): StartError {
  return new StartError(
    `${path} is ${isEmpty ? 'empty' : 'damaged'}. Restore it from a backup, or move it out of the folder: ${without}`,
    { cause },
  );
}
