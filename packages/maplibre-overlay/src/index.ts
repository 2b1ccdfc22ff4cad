export { MezzanineOverlay } from './MezzanineOverlay.ts';

export type { MezzanineOverlayOptions } from './MezzanineOverlay.ts';
