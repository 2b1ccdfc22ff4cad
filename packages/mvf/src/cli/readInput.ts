import { writeArchive } from '../archive/writeArchive.ts';
import {
  findFormat,
  findFormatOfPaths,
  formatNames,
  type VenueFormat,
} from '../file/findFormat.ts';
import { isIfc } from '../file/isIfc.ts';
import { isSqlite } from '../file/isSqlite.ts';
import { CliError } from './CliError.ts';
import { readFileOrFolder, readFolder } from './files.ts';

/** Detected format of a file. */
type InputFormat = VenueFormat | 'ifc' | 'geopackage' | 'unknown';

/** Display name of a format. */
export const inputNames: Readonly<Record<InputFormat, string>> = {
  ...formatNames,
  ifc: 'an IFC building model',
  geopackage: 'a GeoPackage',
};

/** An input file or folder, and its format. */
export interface Input {
  /** The given path. */
  readonly path: string;
  readonly format: InputFormat;
  /** The file, or the folder packed as an archive. */
  readonly bytes: Uint8Array;
  readonly isFolder: boolean;
}

/** Reads a file, or a folder as if it were an archive, and detects its format. */
export async function readInput(folder: string, path: string): Promise<Input> {
  const bytes = await readFileOrFolder(folder, path);
  if (bytes !== undefined) {
    return { path, format: formatOf(bytes), bytes, isFolder: false };
  }
  const files = new Map(Object.entries(await readFolder(folder, path)));
  if (files.size === 0) {
    throw new CliError(
      'input',
      `${path} is an empty folder; expected the files of a venue. Check the path.`,
    );
  }
  const format = findFormatOfPaths([...files.keys()]);
  return { path, format, bytes: writeArchive(files), isFolder: true };
}

function formatOf(bytes: Uint8Array): InputFormat {
  if (isIfc(bytes)) return 'ifc';
  return isSqlite(bytes) ? 'geopackage' : findFormat(bytes);
}
