import type { Location as Location6, Mvf } from '../../headless.ts';
import type { Identified } from './Identified.ts';

/** Which nodes lead to which places. */
export interface NodesOfPlaces {
  /** Nodes that a place or a connection refers to, in the order of the file. */
  readonly features: Mvf['nodes'];
  ofSpace(spaceId: string): readonly string[];
  ofLocation(locationId: string): readonly string[];
  locationsAt(nodeId: string): ReadonlySet<string>;
}

/** Reads which nodes the spaces, doors, locations, and connections of a venue refer to. */
export function nodesOfPlaces(mvf: Mvf, locations: readonly Location6[]): NodesOfPlaces {
  const spaces = Object.values(mvf.spaces).flat();
  const entrances = Object.values(mvf.entrances).flat();
  const ends = new Map(
    spaces.map(({ properties }) => [properties.id, properties.destinationNodes]),
  );
  const ofDoor = new Map(entrances.map(({ properties: { id, node } }) => [id, node]));
  const nodesOfRecords = new Map(
    (mvf.enterprise?.locations ?? []).map(({ id, nodes = [] }) => [id, nodes]),
  );
  const doorsOfSpaces = new Map(
    locations.flatMap((one) => one.spaces.map(({ id, doors }) => [id, doors] as const)),
  );
  const nodesAtDoors = (doors: readonly Identified[]) =>
    doors.flatMap(({ id }) => ofDoor.get(id) ?? []);
  const ofSpace = (id: string): readonly string[] => {
    const own = ends.get(id) ?? [];
    return own.length > 0 ? own : nodesAtDoors(doorsOfSpaces.get(id) ?? []);
  };
  const nodesOfLocations = new Map(
    locations.map((one) => {
      const own = nodesOfRecords.get(one.enterpriseId ?? one.id) ?? [];
      const inside = one.spaces.flatMap(({ id }) => ofSpace(id));
      return [one.id, [...new Set([...own, ...inside, ...nodesAtDoors(one.entrances)])]];
    }),
  );
  const locationsAt = new Map<string, Set<string>>();
  for (const [locationId, ids] of nodesOfLocations) {
    for (const id of ids) {
      locationsAt.set(id, (locationsAt.get(id) ?? new Set()).add(locationId));
    }
  }
  const named = new Set([
    ...[...ends.values()].flat(),
    ...ofDoor.values(),
    ...[...nodesOfLocations.values()].flat(),
    ...mvf.connections.flatMap(({ nodes }) => nodes),
  ]);
  return {
    features: mvf.nodes.filter(({ properties }) => named.has(properties.id)),
    ofSpace,
    ofLocation: (id) => nodesOfLocations.get(id) ?? [],
    locationsAt: (id) => locationsAt.get(id) ?? new Set(),
  };
}
