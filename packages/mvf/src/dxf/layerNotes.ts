import { MvfError } from '../MvfError.ts';
import type { LossLog } from '../report/LossLog.ts';
import type { Placed } from './expandBlocks.ts';
import type { LayerTable } from './LayerTable.ts';

const mostListed = 40;

/** Notes the role of each layer, so that users can check it. */
export function noteLayers(placed: readonly Placed[], table: LayerTable, log: LossLog): void {
  const layers = [...new Set(placed.map(({ layer }) => layer))];
  const roles = layers.flatMap((layer) => {
    const role = table.roleOf(layer);
    return role === undefined ? [] : [`${shown(layer)} as ${role}`];
  });
  log.add({
    effect: 'added',
    what: 'meaning of layers',
    count: roles.length,
    message: `Layers were interpreted by name: ${listOf(roles)}. If this is wrong, correct it with layers, or --layer.`,
  });
}

/** The error for drawings without a room. Lists layers, so that users can name one with rooms. */
export function withoutRooms(placed: readonly Placed[], file: string): MvfError {
  const counts = new Map<string, { all: number; closed: number }>();
  for (const { layer, content, isOutside } of placed) {
    const own = counts.get(layer) ?? { all: 0, closed: 0 };
    counts.set(layer, own);
    own.all += 1;
    if (content?.shape === 'path' && content.isClosed && isOutside === undefined) own.closed += 1;
  }
  const listed = [...counts]
    .sort(([, a], [, b]) => b.closed - a.closed || b.all - a.all)
    .map(([layer, { all, closed }]) => `${shown(layer)} (${all} entities, ${closed} closed)`);
  const layers = listed.length === 0 ? 'no entities' : listOf(listed);
  return new MvfError(
    'invalid-content',
    `${file} has no closed polyline on a layer that is known to have rooms; its layers are: ${layers}. Specify which one has the rooms: layers: { "<name>": "room" }, or --layer "<name>=room". If none has closed polylines, draw one around each room.`,
    { file },
  );
}

function listOf(texts: readonly string[]): string {
  const more = texts.length - mostListed;
  return `${texts.slice(0, mostListed).join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
}

function shown(layer: string): string {
  return JSON.stringify(layer.slice(0, 60));
}
