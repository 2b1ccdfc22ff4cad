import { type Zippable, zipSync } from 'fflate';

/**
 * Packs files into a zip archive whose bytes depend on nothing but the files: paths are sorted and
 * every time stamp is 1 January 1980, zip's first day.
 */
export function writeArchive(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = Object.create(null) as Zippable;
  for (const path of [...files.keys()].sort()) {
    const bytes = files.get(path);
    if (bytes !== undefined) sorted[path] = bytes;
  }
  // zip keeps local time; a local date gives the same bytes in every time zone.
  return zipSync(sorted, { level: 9, mtime: new Date(1980, 0, 1) });
}
