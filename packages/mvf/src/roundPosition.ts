import type { Position } from './record-types/geometry.ts';

/** Eight decimals of a degree are about a millimeter. */
const DECIMALS = 1e8;

/** Rounds a position for files: to about a millimeter, and without negative zeros. */
export function roundPosition([longitude, latitude]: Position): Position {
  return [rounded(longitude), rounded(latitude)];
}

function rounded(degrees: number): number {
  return Math.round(degrees * DECIMALS) / DECIMALS + 0;
}
