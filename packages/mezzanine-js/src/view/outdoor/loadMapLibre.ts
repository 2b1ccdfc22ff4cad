import type * as MapLibreModule from 'maplibre-gl';
import { MezzanineError } from '../../data/MezzanineError.ts';

/** The library, as it is loaded. */
export type MapLibre = typeof MapLibreModule;

/**
 * Loads MapLibre when it is first asked for; this is the one file that names it.
 *
 * @param workerUrl - address of MapLibre's worker; default: beside the library's own file, where it
 *   is unless a bundler moved that
 * @throws MezzanineError `outdoor-unavailable` when the library is not installed
 */
export async function loadMapLibre(workerUrl: string | undefined): Promise<MapLibre> {
  let library: MapLibre;
  // Inside of `try`, bundlers let the module be missing: it is an optional peer.
  try {
    library = await import('maplibre-gl');
  } catch (cause) {
    throw new MezzanineError('outdoor-unavailable', {
      given: 'The package maplibre-gl could not be loaded.',
      cause,
    });
  }
  if (workerUrl !== undefined) library.setWorkerUrl(workerUrl);
  return library;
}
