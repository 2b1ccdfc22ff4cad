import { useSyncExternalStore } from 'react';
import { onMapChoice, readMapChoice } from '@mezzanine/examples/map-choice';

/** The venue of live examples: `demo`, `own`, or null if no map of the reader is stored. */
export function useMapChoice(): string | null {
  return useSyncExternalStore(onMapChoice, readMapChoice, () => null);
}
