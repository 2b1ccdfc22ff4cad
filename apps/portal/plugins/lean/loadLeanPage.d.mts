/** See `loadLeanPage.mjs`. */
export default function loadLeanPage(source: string): string;
