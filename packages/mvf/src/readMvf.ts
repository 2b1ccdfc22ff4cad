import { otherFormatOf } from './file/otherFormatOf.ts';
import type { Mvf } from './Mvf.ts';
import { asBytes, openBundle, type ReadOptions } from './openBundle.ts';
import { type BundleFiles, parseVenue } from './parseVenue.ts';
import { isV1 } from './v1/isV1.ts';
import { readV1 } from './v1/readV1.ts';

/**
 * Reads a venue bundle of format version 1 or 2: unpacks it within limits, validates every file
 * against the format, and checks every reference between them. Version 1 is upgraded, so the result
 * always has the same shape.
 *
 * @param bytes the bundle, a zip archive
 * @throws {@link MvfError} if the bundle violates the format, naming the file and JSON Pointer, or
 * if it is a file of another format, naming the format and how to convert it
 * @example
 * ```ts
 * const venue = readMvf(await (await fetch('/mall.mvf.zip')).arrayBuffer());
 * console.log(venue.manifest.name, venue.floors.length);
 * ```
 */
export function readMvf(bytes: ArrayBuffer | Uint8Array, options: ReadOptions = {}): Mvf {
  const given = asBytes(bytes);
  const files = opened(given, options);
  if (files.paths.includes('manifest.geojson')) return parseVenue(files);
  // First, because IMDF has the files of version 1, too.
  const other = otherFormatOf(given);
  if (other) throw other;
  return isV1(files.paths) ? readV1(files) : parseVenue(files);
}

function opened(bytes: Uint8Array, options: ReadOptions): BundleFiles {
  try {
    return openBundle(bytes, options);
  } catch (error) {
    throw otherFormatOf(bytes) ?? error;
  }
}
