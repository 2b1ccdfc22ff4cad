import type { LossLog } from '../report/LossLog.ts';
import type { LeftOut, Reason } from './featuresOfDrawing.ts';

const messages: Readonly<Record<Reason, string>> = {
  'paper space': 'Entities in layouts are sheets to print, not the plan; they were left out.',
  hidden: 'Entities that the drawing hides were left out.',
  'no role':
    'Layers whose name does not say what is on them were left out. Specify them with layers, or --layer.',
  'no use':
    'Entities that are no part of a map on their layer, such as hatches and open lines of rooms, were left out.',
  'text outside': 'Text that is in no room was left out.',
  'door leaf':
    'Lines on the layers of doors with swings are leaves and frames; they were left out.',
};

/** Layers and types beyond these are one entry for each reason. */
const mostEntries = 100;

/** Notes what was left out, with counts by type and layer. */
export function noteLeftOut(leftOut: readonly LeftOut[], file: string, log: LossLog): void {
  const known = new Set<string>();
  for (const { entity, reason } of leftOut) {
    const name = `${entity.type} on ${JSON.stringify(entity.layer.slice(0, 60))}`;
    const own = reason === 'no role' || reason === 'no use' ? name : `${reason}: ${name}`;
    const isListed = known.has(own) || known.size < mostEntries;
    if (isListed) known.add(own);
    const what = isListed ? own : `other entities: ${reason}`;
    log.add({ effect: 'lost', what, file, message: messages[reason] });
  }
}
