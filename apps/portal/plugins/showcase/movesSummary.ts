import type { MovesFrom5 } from './ShowcaseItem.ts';

/** Says in a sentence whether web SDK 5.0 has what an app does. */
export function movesSummary({ renamed, byHand, onlyIn6 }: MovesFrom5): string {
  if (onlyIn6.length > 0) {
    const what = onlyIn6.map(({ was }) => was);
    const last = what.pop() ?? '';
    return `Needs 6.0 for ${[what.join(', '), last].filter((part) => part !== '').join(' and ')}.`;
  }
  const count = renamed.length;
  const calls = `${count} ${count === 1 ? 'call has' : 'calls have'} another name there`;
  if (byHand.length === 0) return `5.0 has all of it: ${calls}.`;
  const parts = byHand.length === 1 ? '1 is' : `${byHand.length} are`;
  return `5.0 has what it takes: ${calls}, ${parts} written by hand.`;
}
