import type { ViewerMode } from '@mezzanine/bridge';
import type { AddressUse } from './useAddress.ts';

/**
 * How the hosted viewer updates its URL. In a frame, the history belongs to the page; a kiosk
 * stores nothing, and a minimap never changes.
 */
export function addressUse(mode: ViewerMode | undefined, isFramed: boolean): AddressUse {
  if (mode === 'kiosk' || mode === 'minimap') return 'none';
  return isFramed ? 'quiet' : 'page';
}
