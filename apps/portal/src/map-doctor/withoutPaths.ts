import type { Mvf } from '@mezzanine/mvf';

/**
 * The venue without the paths of its walking graph. Nothing of a map is drawn from paths, but in
 * a large venue they are the largest file, which a page can only parse in one long task.
 *
 * @returns a venue that only keeps nodes as positions of connections and of other records
 */
export function withoutPaths(venue: Mvf): Mvf {
  const kept = positionsOf(venue);
  return {
    ...venue,
    nodes: venue.nodes
      .filter(({ properties }) => kept.has(properties.id))
      .map((node) => ({ ...node, properties: { ...node.properties, neighbors: [] } })),
    spaces: withoutEnds(venue.spaces),
    areas: withoutEnds(venue.areas),
    entrances: Object.fromEntries(
      Object.entries(venue.entrances).map(([floor, entrances]) => [
        floor,
        entrances.map(({ properties: { node: _node, ...properties }, ...entrance }) => ({
          ...entrance,
          properties,
        })),
      ]),
    ),
  };
}

function positionsOf({ connections, obstructions, enterprise }: Mvf): ReadonlySet<string> {
  return new Set([
    ...connections.flatMap(({ nodes }) => nodes),
    ...Object.values(obstructions)
      .flat()
      .flatMap(({ properties }) => properties.entrances),
    ...(enterprise?.locations.flatMap(({ nodes }) => nodes ?? []) ?? []),
  ]);
}

function withoutEnds<F extends { readonly properties: object }>(
  byFloor: Readonly<Record<string, readonly F[]>>,
): Record<string, F[]> {
  return Object.fromEntries(
    Object.entries(byFloor).map(([floor, features]) => [
      floor,
      features.map((feature) => ({
        ...feature,
        properties: { ...feature.properties, destinationNodes: [] },
      })),
    ]),
  );
}
