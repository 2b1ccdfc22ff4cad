/**
 * Bytes of a venue included in the visual, which then needs no web access. Undefined for the visual
 * for download. `build.ts --venue` replaces this module.
 */
export const builtInVenue: Uint8Array | undefined = undefined;
