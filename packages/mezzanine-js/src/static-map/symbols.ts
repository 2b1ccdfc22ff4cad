import type { Space } from '../data/entities.ts';
import { FLOOR_ARROWS } from '../style/routeShapes.ts';
import type { MapSymbol } from '../style/symbols/MapSymbol.ts';
import { symbolOfPlace } from '../style/symbols/symbolOfPlace.ts';
import { symbolPaths } from '../style/symbols/symbolPaths.ts';

/** Symbol of a connection, from its kind; an arrow if it has none. */
export function connectionSymbol(kind: string, isUp: boolean): string {
  return isSymbol(kind) ? symbolPaths[kind] : FLOOR_ARROWS[isUp ? 'up' : 'down'];
}

/**
 * Symbol of a space, as on the live map.
 *
 * @returns path data in a box of 24 × 24; `undefined` if it has none
 */
export function symbolOfSpace(space: Space): string | undefined {
  const symbol = symbolOfPlace(space);
  return symbol && symbolPaths[symbol];
}

function isSymbol(name: string): name is MapSymbol {
  return Object.hasOwn(symbolPaths, name);
}
