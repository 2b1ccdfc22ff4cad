import type { VenueChange } from './changesOf.ts';

const plurals: Readonly<Record<string, string>> = { category: 'categories' };

/** Summarizes changes: `1 entrance and 2 nodes added, 3 nodes changed`. */
export function describeChanges(changes: readonly VenueChange[]): string {
  if (changes.length === 0) return 'Nothing changes';
  return (['added', 'removed', 'changed'] as const)
    .map((effect) => {
      const own = changes.filter((change) => change.effect === effect);
      const counts = new Map<string, number>();
      for (const { kind } of own) counts.set(kind, (counts.get(kind) ?? 0) + 1);
      const parts = [...counts].map(
        ([kind, count]) =>
          `${count.toLocaleString('en')} ${count === 1 ? kind : (plurals[kind] ?? `${kind}s`)}`,
      );
      return parts.length === 0 ? '' : `${joined(parts)} ${effect}`;
    })
    .filter((text) => text !== '')
    .join(', ');
}

function joined(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
