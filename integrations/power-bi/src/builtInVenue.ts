/**
 * Bytes of a venue that is built into the visual, which then needs no web access; undefined for the
 * visual that everyone downloads. `build.ts --venue` puts another module in the place of this one.
 */
export const builtInVenue: Uint8Array | undefined = undefined;
