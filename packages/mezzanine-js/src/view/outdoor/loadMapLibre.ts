import type * as MapLibreModule from 'maplibre-gl';
import { MezzanineError } from '../../data/MezzanineError.ts';

/** The loaded library. */
export type MapLibre = typeof MapLibreModule;

/**
 * Loads MapLibre on first use; only this file imports it.
 *
 * @param workerUrl - URL of MapLibre's worker; default: next to the library's own file, which is
 * correct unless a bundler moved it
 * @throws MezzanineError `outdoor-unavailable` if the library is not installed
 */
export async function loadMapLibre(workerUrl: string | undefined): Promise<MapLibre> {
  let library: MapLibre;
  // Inside `try`, bundlers accept a missing module, because it is an optional peer dependency.
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
