import { errorCodes } from '@mezzanine/mezzanine-js';
import { mvfErrorCodes } from '@mezzanine/mvf';
import { wayfindingErrorCodes } from '@mezzanine/wayfinding';

interface Entry {
  readonly meaning: string;
  readonly remedy: string;
}

/** The error codes of a package, as shown in the documentation. */
export interface ErrorTable {
  readonly package: string;
  /** Folder of the package, relative to the repository. */
  readonly folder: string;
  /** Name of the class with the codes. */
  readonly error: string;
  readonly codes: readonly (Entry & { readonly code: string })[];
}

/** File with the tables for the portal, relative to the repository. */
export const errorTablesFile = 'apps/portal/src/components/ErrorCodes/errorCodes.json';

/** The error codes of every package with its own error class. */
export const errorTables: readonly ErrorTable[] = [
  tableOf('mezzanine-js', 'MezzanineError', errorCodes),
  tableOf('mvf', 'MvfError', mvfErrorCodes),
  tableOf('wayfinding', 'WayfindingError', wayfindingErrorCodes),
];

function tableOf(
  name: string,
  error: string,
  entries: Readonly<Record<string, Entry>>,
): ErrorTable {
  const codes = Object.entries(entries).map(([code, { meaning, remedy }]) => ({
    code,
    meaning,
    remedy,
  }));
  return { package: `@mezzanine/${name}`, folder: `packages/${name}`, error, codes };
}
