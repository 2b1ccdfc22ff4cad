import { openArchive } from '../archive/openArchive.ts';
import { defaultReadLimits, type ReadLimits } from '../archive/ReadLimits.ts';
import { MvfError } from '../MvfError.ts';
import { deepestFolder, isZip } from './findFormat.ts';
import { type ForeignFormat, foreignArchive, foreignFormat } from './foreignFormat.ts';

const expected =
  'expected a venue bundle, IMDF, GeoJSON, OpenStreetMap data, a Shapefile, or a DXF drawing';

/**
 * The error for a file of unknown format. It names the format, if it is known, and the fix.
 *
 * @throws MvfError if it is an archive that cannot be opened
 */
export function refusalOf(bytes: Uint8Array, limits?: Partial<ReadLimits>): MvfError {
  return isZip(bytes) ? archiveRefusal(bytes, limits) : fileRefusal(bytes);
}

function fileRefusal(bytes: Uint8Array): MvfError {
  const foreign = foreignFormat(bytes);
  if (foreign !== undefined) return new MvfError('not-a-zip', foreignMessage(foreign));
  const given = bytes.byteLength === 0 ? 'is empty' : 'is neither a zip archive nor JSON';
  const remedy = 'Export the map in one of these formats.';
  return new MvfError('not-a-zip', `The file ${given}; ${expected}. ${remedy}`);
}

function archiveRefusal(bytes: Uint8Array, limits?: Partial<ReadLimits>): MvfError {
  const { paths } = openArchive(bytes, {
    ...defaultReadLimits,
    maxFolders: deepestFolder,
    ...limits,
  });
  const foreign = foreignArchive(paths);
  if (foreign !== undefined) return new MvfError('missing-file', foreignMessage(foreign));
  const [first] = paths;
  const held = first === undefined ? 'no files' : `no known map format, but ${nameOf(first)}`;
  return new MvfError(
    'missing-file',
    `The archive contains ${held}; ${expected}. A bundle has manifest.geojson at its root, IMDF has level.geojson next to manifest.json.`,
  );
}

function foreignMessage({ name, remedy }: ForeignFormat): string {
  return `The file is ${name}; ${expected}. ${remedy}`;
}

function nameOf(path: string): string {
  return JSON.stringify(path.length > 80 ? `${path.slice(0, 80)}…` : path);
}
