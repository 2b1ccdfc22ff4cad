/** See `loadLeanVersion.mjs`. */
export default function loadLeanVersion(source: string): string;
