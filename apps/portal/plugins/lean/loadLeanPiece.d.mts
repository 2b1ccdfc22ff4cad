/** See `loadLeanPiece.mjs`. */
export default function loadLeanPiece(source: string): string;
