import { atMost } from './archive/checkEntries.ts';
import { openArchive } from './archive/openArchive.ts';
import { defaultReadLimits, type ReadLimits } from './archive/ReadLimits.ts';
import type { Mvf } from './Mvf.ts';
import { MvfError } from './MvfError.ts';
import { parseJson } from './parseJson.ts';
import { type BundleFiles, parseVenue } from './parseVenue.ts';
import { isV1, readV1 } from './v1/readV1.ts';

/** Options of {@link readMvf}. */
export interface ReadOptions {
  /** Limits to change; the others keep their defaults. */
  readonly limits?: Partial<ReadLimits>;
}

/**
 * Reads a venue bundle of format version 1 or 2: unpacks it within limits, checks every file
 * against the format and every reference between them. Version 1 is upgraded, so the result has one
 * form.
 *
 * @param bytes the bundle, a zip archive
 * @throws {@link MvfError} for anything that breaks the format, naming file and JSON pointer
 * @example
 * ```ts
 * const venue = readMvf(await (await fetch('/mall.mvf.zip')).arrayBuffer());
 * console.log(venue.manifest.name, venue.floors.length);
 * ```
 */
export function readMvf(bytes: ArrayBuffer | Uint8Array, options: ReadOptions = {}): Mvf {
  const limits = { ...defaultReadLimits, ...options.limits };
  const archive = openArchive(bytes instanceof Uint8Array ? bytes : asBytes(bytes), limits);
  let jsonBytes = 0;
  const files: BundleFiles = {
    ...archive,
    json: (path) => {
      const content = archive.bytes(path);
      jsonBytes += content.byteLength;
      atMost(jsonBytes, limits, 'maxJsonBytes', `All JSON up to ${path}`);
      return parseJson(content, path);
    },
  };
  return isV1(archive.paths) ? readV1(files) : parseVenue(files);
}

function asBytes(given: unknown): Uint8Array {
  // A buffer of another realm (an iframe, a test runner) fails instanceof; its tag does not.
  if (Object.prototype.toString.call(given) === '[object ArrayBuffer]') {
    return new Uint8Array(given as ArrayBuffer);
  }
  throw new MvfError(
    'not-a-zip',
    `readMvf was given ${given === null ? 'null' : `a value of type ${typeof given}`}; expected an ArrayBuffer or Uint8Array. Pass the bytes of the bundle, such as await response.arrayBuffer().`,
  );
}
