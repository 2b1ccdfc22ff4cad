import type { Mvf } from '../Mvf.ts';
import type { NodeFeature } from '../record-types/node.ts';
import type { SpaceProps } from '../record-types/space.ts';

/** Keys of a venue whose features are listed by floor. */
export type FloorKey = 'spaces' | 'obstructions' | 'entrances' | 'areas' | 'annotations';

/** A copy of a list with another item at an index. */
export function replaced<T>(list: readonly T[], index: number, item: T): T[] {
  return list.map((own, i) => (i === index ? item : own));
}

/** A copy of the venue with other features on one floor. */
export function withFeatures<K extends FloorKey>(
  venue: Mvf,
  key: K,
  floor: string,
  features: Mvf[K][string],
): Mvf {
  return { ...venue, [key]: { ...venue[key], [floor]: features } };
}

/** A copy of the venue with other properties of one space; the same venue if it has no such space. */
export function withSpace(
  venue: Mvf,
  floor: string,
  id: string,
  change: (properties: SpaceProps) => SpaceProps,
): Mvf {
  const spaces = venue.spaces[floor] ?? [];
  const index = spaces.findIndex(({ properties }) => properties.id === id);
  const space = spaces[index];
  if (space === undefined) return venue;
  const changed = { ...space, properties: change(space.properties) };
  return withFeatures(venue, 'spaces', floor, replaced(spaces, index, changed));
}

/** A copy of the venue with more nodes, and more edges in both directions. */
export function withPaths(
  venue: Mvf,
  added: readonly NodeFeature[],
  edges: readonly (readonly [from: string, to: string])[],
): Mvf {
  const more = new Map<string, Set<string>>();
  const note = (from: string, to: string): void => {
    more.set(from, (more.get(from) ?? new Set()).add(to));
  };
  for (const [from, to] of edges) {
    note(from, to);
    note(to, from);
  }
  const nodes = [...venue.nodes, ...added].map((node) => {
    const { id, neighbors } = node.properties;
    const known = new Set(neighbors.map((neighbor) => neighbor.id));
    const fresh = [...(more.get(id) ?? [])].filter((to) => to !== id && !known.has(to));
    if (fresh.length === 0) return node;
    const all = [...neighbors, ...fresh.map((to) => ({ id: to, weight: 0 }))];
    return { ...node, properties: { ...node.properties, neighbors: all } };
  });
  return { ...venue, nodes };
}

/** An id that no node, entrance, obstruction, or record of the venue has. */
export function idMaker(venue: Mvf): (prefix: string) => string {
  const taken = new Set<string>();
  const shapes = [venue.entrances, venue.obstructions, venue.spaces].flatMap((byFloor) =>
    Object.values<readonly { readonly properties: { readonly id: string } }[]>(byFloor).flat(),
  );
  for (const { properties } of shapes) taken.add(properties.id);
  for (const { properties } of venue.nodes) taken.add(properties.id);
  for (const { id } of [...venue.connections, ...venue.categories, ...venue.floorStacks]) {
    taken.add(id);
  }
  const last = new Map<string, number>();
  return (prefix) => {
    let number = last.get(prefix) ?? 0;
    do number += 1;
    while (taken.has(`${prefix}_${number}`));
    last.set(prefix, number);
    return `${prefix}_${number}`;
  };
}
