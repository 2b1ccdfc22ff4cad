import type { ViewerMode } from '@mezzanine/bridge';
import type { AddressUse } from './useAddress.ts';

/**
 * What the hosted viewer does to its address. In a frame, the history is the page's; a kiosk keeps
 * nothing of anybody, and a minimap never changes.
 */
export function addressUse(mode: ViewerMode | undefined, isFramed: boolean): AddressUse {
  if (mode === 'kiosk' || mode === 'minimap') return 'none';
  return isFramed ? 'quiet' : 'page';
}
