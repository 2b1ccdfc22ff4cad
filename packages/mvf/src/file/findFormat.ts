import { openArchive } from '../archive/openArchive.ts';
import { defaultReadLimits } from '../archive/ReadLimits.ts';
import { MvfError } from '../MvfError.ts';
import { isV1 } from '../v1/isV1.ts';

/** A format that a venue can be read from. */
export type VenueFormat = 'mvf-2' | 'mvf-1' | 'imdf' | 'geojson';

/** Folders that files of other formats may be in, one inside the other. */
export const deepestFolder = 8;

/** A zip archive begins with the letters PK. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/** Finds out by its content, not by its name, what a file is. */
export function findFormat(bytes: Uint8Array): VenueFormat | 'unknown' {
  if (!isZip(bytes)) {
    // JSON begins with a brace, spaces or a byte order mark before it.
    const start = new TextDecoder().decode(bytes.subarray(0, 256)).trimStart();
    return start.startsWith('{') ? 'geojson' : 'unknown';
  }
  try {
    const limits = { ...defaultReadLimits, maxFolders: deepestFolder };
    return findFormatOfPaths(openArchive(bytes, limits).paths);
  } catch (error) {
    // Whoever reads it says what is wrong with it.
    if (error instanceof MvfError) return 'unknown';
    throw error;
  }
}

/** What the files of an archive or a folder are together. */
export function findFormatOfPaths(given: readonly string[]): VenueFormat | 'unknown' {
  const paths = given.filter((path) => !path.startsWith('__MACOSX/'));
  if (paths.includes('manifest.geojson')) return 'mvf-2';
  const names = new Set(paths.map((path) => path.slice(path.lastIndexOf('/') + 1)));
  // Before version 1, since both have a venue.geojson.
  if (names.has('manifest.json') && names.has('level.geojson')) return 'imdf';
  if (isV1(paths)) return 'mvf-1';
  const isAllGeoJson = paths.length > 0 && paths.every((path) => /\.(?:geo)?json$/i.test(path));
  return isAllGeoJson && !names.has('floor.geojson') ? 'geojson' : 'unknown';
}

/** Names a format for people. */
export const formatNames: Readonly<Record<VenueFormat | 'unknown', string>> = {
  'mvf-2': 'venue format version 2',
  'mvf-1': 'venue format version 1',
  imdf: 'IMDF',
  geojson: 'GeoJSON',
  unknown: 'no format that is known',
};
