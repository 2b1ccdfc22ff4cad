import type { Mvf } from './Mvf.ts';
import { openBundle, type ReadOptions } from './openBundle.ts';
import { venueSteps } from './parseVenue.ts';
import { finishInSlices } from './steps.ts';
import { isV1 } from './v1/isV1.ts';

/**
 * Same as {@link readMvf}, for pages: it reads without blocking the page, and loads the code for
 * version 1 only if a bundle needs it.
 *
 * @param bytes the bundle, a zip archive
 * @throws {@link MvfError} if the bundle violates the format, naming the file and JSON Pointer; the
 * error of `import()` if the code for version 1 cannot be loaded
 */
export async function readMvfInBrowser(
  bytes: ArrayBuffer | Uint8Array,
  options: ReadOptions = {},
): Promise<Mvf> {
  const files = openBundle(bytes, options);
  if (!isV1(files.paths)) return finishInSlices(venueSteps(files));
  const { readV1 } = await import('./v1/readV1.ts');
  return readV1(files);
}
