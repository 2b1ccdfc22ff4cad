import type { LossLog } from '../report/LossLog.ts';
import type { LeftOut, Reason } from './featuresOfDrawing.ts';

const messages: Readonly<Record<Reason, string>> = {
  'paper space': 'Entities in layouts are print sheets, not the plan; they were left out.',
  hidden: 'Entities that the drawing hides were left out.',
  'no role':
    'Layers whose names do not indicate their content were left out. Specify them with layers, or --layer.',
  'no use':
    'Entities that are not part of a map, such as hatches and open room outlines, were left out.',
  'text outside': 'Text outside rooms was left out.',
  'door leaf': 'On layers with door swings, lines are door leaves and frames; they were left out.',
};

/** Layers and types beyond these are one entry for each reason. */
const mostEntries = 100;

/** Notes skipped entities, with counts by type and layer. */
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
