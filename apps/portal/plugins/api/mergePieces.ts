import type { ApiPiece } from './renderSymbol.ts';

/** Joins adjacent pieces of HTML. */
export function mergePieces(pieces: readonly ApiPiece[]): readonly ApiPiece[] {
  const result: ApiPiece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (piece.kind === 'html' && last?.kind === 'html') {
      result[result.length - 1] = { kind: 'html', html: last.html + piece.html };
    } else result.push(piece);
  }
  return result;
}
