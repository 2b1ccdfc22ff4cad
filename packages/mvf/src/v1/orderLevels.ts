import type { LevelV1Feature } from './schema/level.ts';

/** Sorts levels by V1-15: by building in the venue's order, then elevation, then id. */
export function orderLevels(
  levels: readonly LevelV1Feature[],
  buildings: readonly string[],
): readonly LevelV1Feature[] {
  const ranks = new Map(buildings.map((id, i) => [id, i]));
  const rankOf = ({ properties }: LevelV1Feature): number =>
    ranks.get(properties.building) ?? buildings.length;
  return levels.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      a.properties.elevation - b.properties.elevation ||
      (a.properties.id < b.properties.id ? -1 : 1),
  );
}
