import { useSyncExternalStore } from 'react';
import { onMapChoice, readMapChoice } from '@mezzanine/examples/map-choice';

/** The venue of live examples: `demo`, `own`, or null if no map of the reader is stored. */
export function useMapChoice(): string | null {
  return useSyncExternalStore(onMapChoice, readMapChoice, () => null);
}

/**
 * Id of the venue that an example shows; undefined for its own demo venue.
 *
 * @param given - the only venue that it may show
 */
export function useShownVenue(given: string | undefined): string | undefined {
  const isOwn = useMapChoice() === 'own';
  // The id is not imported, because every document would have the whole store.
  return given ?? (isOwn ? 'your-map' : undefined);
}
