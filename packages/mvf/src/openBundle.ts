import { atMost } from './archive/checkEntries.ts';
import { openArchive } from './archive/openArchive.ts';
import { defaultReadLimits, type ReadLimits } from './archive/ReadLimits.ts';
import { MvfError } from './MvfError.ts';
import { parseJson } from './parseJson.ts';
import type { BundleFiles } from './parseVenue.ts';

/** Read options. */
export interface ReadOptions {
  /** Limits to change; others keep their defaults. */
  readonly limits?: Partial<ReadLimits>;
}

/**
 * Opens a bundle within limits; its files are read on demand.
 *
 * @throws {@link MvfError} if it is not a zip archive or exceeds a limit
 */
export function openBundle(bytes: ArrayBuffer | Uint8Array, options: ReadOptions): BundleFiles {
  const limits = { ...defaultReadLimits, ...options.limits };
  const archive = openArchive(asBytes(bytes), limits);
  let jsonBytes = 0;
  return {
    ...archive,
    json: (path) => {
      const content = archive.bytes(path);
      jsonBytes += content.byteLength;
      atMost(jsonBytes, limits, 'maxJsonBytes', `All JSON up to ${path}`);
      return parseJson(content, path);
    },
  };
}

/**
 * The bytes of a bundle.
 *
 * @throws {@link MvfError} if they are of another type
 */
export function asBytes(given: unknown): Uint8Array {
  if (given instanceof Uint8Array) return given;
  // A buffer of another realm (an iframe, a test runner) fails instanceof; its tag does not.
  if (Object.prototype.toString.call(given) === '[object ArrayBuffer]') {
    return new Uint8Array(given as ArrayBuffer);
  }
  throw new MvfError(
    'not-a-zip',
    `readMvf was given ${given === null ? 'null' : `a value of type ${typeof given}`}; expected an ArrayBuffer or Uint8Array. Pass the bytes of the bundle, such as await response.arrayBuffer().`,
  );
}
