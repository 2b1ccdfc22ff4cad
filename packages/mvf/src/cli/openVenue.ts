import type { Mvf } from '../Mvf.ts';
import { MvfError } from '../MvfError.ts';
import { readMvf } from '../readMvf.ts';
import { CliError } from './CliError.ts';
import { refusalOf } from '../file/refusalOf.ts';
import { type Input, inputNames, readInput } from './readInput.ts';

/** A venue and its source. */
export interface OpenVenue {
  readonly input: Input;
  readonly venue: Mvf;
}

/** Reads a bundle of version 1 or 2; anything else ends the command. */
export async function openVenue(folder: string, path: string): Promise<OpenVenue> {
  const input = await readInput(folder, path);
  mustBeBundle(input);
  try {
    if (input.format === 'unknown') throw refusalOf(input.bytes);
    return { input, venue: readMvf(input.bytes) };
  } catch (error) {
    if (!(error instanceof MvfError)) throw error;
    throw new CliError(
      'input',
      `${path} cannot be read: ${error.message} For all findings, run: mvf validate ${path}`,
      error,
    );
  }
}

/** Ends the command for files in other formats, which must be converted first. */
export function mustBeBundle({ path, format }: Input): void {
  if (format === 'mvf-2' || format === 'mvf-1' || format === 'unknown') return;
  throw new CliError(
    'input',
    `${path} is ${inputNames[format]}; expected a venue bundle. Convert it first: mvf convert ${path} --to mvf-2`,
  );
}
