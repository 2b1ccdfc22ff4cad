import type { Mvf } from './Mvf.ts';
import { openBundle, type ReadOptions } from './openBundle.ts';
import { venueSteps } from './parseVenue.ts';
import { finishInSlices } from './steps.ts';
import { isV1 } from './v1/isV1.ts';

/**
 * As {@link readMvf}, for pages: it leaves the page time for other things while it reads, and what
 * only bundles of version 1 need is loaded when one is met.
 *
 * @param bytes the bundle, a zip archive
 * @throws {@link MvfError} for anything that breaks the format, naming file and JSON pointer; what
 *   `import()` throws where the code for version 1 cannot be loaded
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
