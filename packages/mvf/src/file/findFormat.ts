import { openArchive } from '../archive/openArchive.ts';
import { defaultReadLimits } from '../archive/ReadLimits.ts';
import { MvfError } from '../MvfError.ts';
import { isV1 } from '../v1/isV1.ts';

/** A format that a venue can be read from. */
export type VenueFormat = 'mvf-2' | 'mvf-1' | 'imdf' | 'geojson' | 'osm' | 'shapefile' | 'dxf';

/** Maximum folder depth of files in other formats. */
export const deepestFolder = 8;

/** A zip archive starts with the letters PK. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/** Detects the format of a file by its content, not by its name. */
export function findFormat(bytes: Uint8Array): VenueFormat | 'unknown' {
  if (!isZip(bytes)) {
    // JSON starts with a brace, after whitespace or a byte order mark.
    const start = new TextDecoder().decode(bytes.subarray(0, 1024)).trimStart();
    if (start.startsWith('<')) return /<osm[\s>]/.test(start) ? 'osm' : 'unknown';
    if (isDxf(start)) return 'dxf';
    if (!start.startsWith('{')) return 'unknown';
    return isOsmJson(bytes) ? 'osm' : 'geojson';
  }
  try {
    const limits = { ...defaultReadLimits, maxFolders: deepestFolder };
    return findFormatOfPaths(openArchive(bytes, limits).paths);
  } catch (error) {
    // The reader of the format reports the error.
    if (error instanceof MvfError) return 'unknown';
    throw error;
  }
}

/** Whether text starts with a section of an ASCII DXF drawing, after comments. */
function isDxf(start: string): boolean {
  return /^(?:999\r?\n.*\r?\n\s*)*0\s*\r?\n\s*SECTION/.test(start);
}

const sniffedBytes = 2 ** 20;

/**
 * Whether JSON is from the Overpass API, or GeoJSON that was generated from OpenStreetMap data with indoor
 * tags: features with ids such as `way/42`.
 */
function isOsmJson(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes.subarray(0, sniffedBytes));
  if (/"features"\s*:/.test(text)) {
    const hasIds = /"@?id"\s*:\s*"(?:node|way|relation)\/\d/.test(text);
    return hasIds && /"(?:indoor|level|room)"\s*:/.test(text);
  }
  return /"elements"\s*:\s*\[/.test(text) && /"type"\s*:\s*"(?:node|way|relation)"/.test(text);
}

/** Detects the format of the files in an archive or a folder. */
export function findFormatOfPaths(given: readonly string[]): VenueFormat | 'unknown' {
  const paths = given.filter((path) => !path.startsWith('__MACOSX/'));
  if (paths.includes('manifest.geojson')) return 'mvf-2';
  const names = new Set(paths.map((path) => path.slice(path.lastIndexOf('/') + 1)));
  // Checked before version 1, since both have a venue.geojson.
  if (names.has('manifest.json') && names.has('level.geojson')) return 'imdf';
  if (isV1(paths)) return 'mvf-1';
  if (paths.some((path) => /\.shp$/i.test(path))) return 'shapefile';
  if (paths.some((path) => /\.dxf$/i.test(path))) return 'dxf';
  const isAllGeoJson = paths.length > 0 && paths.every((path) => /\.(?:geo)?json$/i.test(path));
  return isAllGeoJson && !names.has('floor.geojson') ? 'geojson' : 'unknown';
}

/** Display name of a format. */
export const formatNames: Readonly<Record<VenueFormat | 'unknown', string>> = {
  'mvf-2': 'venue format version 2',
  'mvf-1': 'venue format version 1',
  imdf: 'IMDF',
  geojson: 'GeoJSON',
  osm: 'OpenStreetMap data',
  shapefile: 'a Shapefile',
  dxf: 'a DXF drawing',
  unknown: 'no format that is known',
};
