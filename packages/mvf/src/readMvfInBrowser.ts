import type { Mvf } from './Mvf.ts';
import { openBundle, type ReadOptions } from './openBundle.ts';
import { type BundleFiles, venueSteps } from './parseVenue.ts';
import { finishInSlices } from './steps.ts';

/**
 * Same as {@link readMvf}, for pages: it reads without blocking the page, and loads the code for
 * version 1 and for files that are not bundles only if it is needed.
 *
 * @param bytes the bundle, a zip archive
 * @throws {@link MvfError} if the bundle violates the format, naming the file and JSON Pointer, or
 * if it is a file of another format, naming the format and how to convert it; the error of
 * `import()` if the code for other files cannot be loaded
 */
export async function readMvfInBrowser(
  bytes: ArrayBuffer | Uint8Array,
  options: ReadOptions = {},
): Promise<Mvf> {
  let files: BundleFiles | undefined;
  try {
    files = openBundle(bytes, options);
  } catch {
    // The other reader reports the format.
  }
  if (files?.paths.includes('manifest.geojson')) return finishInSlices(venueSteps(files));
  const { readMvf } = await import('./readMvf.ts');
  return readMvf(bytes, options);
}
