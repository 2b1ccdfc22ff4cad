import type { Mvf } from './Mvf.ts';
import { openBundle, type ReadOptions } from './openBundle.ts';
import { parseVenue } from './parseVenue.ts';
import { isV1 } from './v1/isV1.ts';
import { readV1 } from './v1/readV1.ts';

/**
 * Reads a venue bundle of format version 1 or 2: unpacks it within limits, validates every file
 * against the format, and checks every reference between them. Version 1 is upgraded, so the result
 * always has the same shape.
 *
 * @param bytes the bundle, a zip archive
 * @throws {@link MvfError} if the bundle violates the format, naming the file and JSON Pointer
 * @example
 * ```ts
 * const venue = readMvf(await (await fetch('/mall.mvf.zip')).arrayBuffer());
 * console.log(venue.manifest.name, venue.floors.length);
 * ```
 */
export function readMvf(bytes: ArrayBuffer | Uint8Array, options: ReadOptions = {}): Mvf {
  const files = openBundle(bytes, options);
  return isV1(files.paths) ? readV1(files) : parseVenue(files);
}
