import { importImdf } from '../../imdf/importImdf.ts';
import type { Mvf } from '../../Mvf.ts';
import { readMvf } from '../../readMvf.ts';
import type { LossEntry } from '../../report/LossReport.ts';
import { CliError } from '../CliError.ts';
import { formatNames, type Input } from '../readInput.ts';

/** A venue from whatever it was in, and what could not be carried over. */
export interface ImportedVenue {
  readonly venue: Mvf;
  readonly entries: readonly LossEntry[];
}

/** How a venue is imported. */
export interface ImportChoices {
  /** Whether to make a walking graph for formats that have none. */
  readonly graph: boolean;
  /** Whether rooms without a door get one. */
  readonly assumeDoors: boolean;
  /** BCP 47 tag of the language of the venue's text. */
  readonly language?: string;
}

/** Reads inputs of one format as a venue. Throws {@link MvfError} for what is broken. */
export function importVenue(
  inputs: readonly [Input, ...Input[]],
  choices: ImportChoices,
): ImportedVenue {
  const [{ path, format, bytes }] = inputs;
  if (inputs.length > 1) {
    throw new CliError(
      'input',
      `${inputs.length} files were given, the first of them ${formatNames[format]}; expected one file, or the GeoJSON of several floors.`,
    );
  }
  if (format === 'imdf') {
    const { venue, report } = importImdf(bytes, choices);
    return { venue, entries: report.entries };
  }
  if (format === 'geojson') {
    throw new CliError('input', `${path} is ${formatNames[format]}; expected a venue bundle.`);
  }
  return { venue: readMvf(bytes), entries: [] };
}
