import type { Mvf } from '../Mvf.ts';
import { emptyRecord } from '../emptyRecord.ts';
import type { ConnectionRecord } from '../record-types/connection.ts';
import type { NavigationFlag } from '../record-types/navigationFlags.ts';
import type { NodeFeature } from '../record-types/node.ts';
import type { ByLevel } from './BundleV1.ts';
import type { LossLog } from '../report/LossLog.ts';
import { namesOf, namesToV1 } from './namesOf.ts';
import type { ConnectionV1Feature, ConnectionV1Props } from './schema/connection.ts';
import type { NodeV1Feature, NodeV1Props } from './schema/node.ts';

/** Nodes and connections, by level. */
export interface DowngradedGraph {
  readonly nodes: ByLevel<NodeV1Feature>;
  readonly connections: ByLevel<ConnectionV1Feature>;
  /** Ids of the connections that are on a level. */
  readonly connectionIds: ReadonlySet<string>;
}

/** Sorts nodes and connections by level; only the `accessible` flag of nodes remains. */
export function downgradeGraph(venue: Mvf, log: LossLog): DowngradedGraph {
  const connectionIds = new Set<string>();
  const connections = emptyLevels<ConnectionV1Feature>(venue);
  const nodesById = new Map(venue.nodes.map((node) => [node.properties.id, node]));
  const toFeatures = connectionDowngrade(nodesById);
  venue.connections.forEach((record, i) => {
    const features = toFeatures(record);
    if (features.length > 0) connectionIds.add(record.id);
    else logPlaceless(i, log);
    for (const feature of features) connections[feature.properties.level]?.push(feature);
  });
  // Sorts by id, because reading and writing would change the order of records across levels.
  for (const features of Object.values(connections)) {
    features.sort((a, b) => (a.properties.id < b.properties.id ? -1 : 1));
  }
  return { nodes: downgradeNodes(venue, log), connections, connectionIds };
}

function emptyLevels<F>({ floors }: Mvf): Record<string, F[]> {
  const byLevel = emptyRecord<F[]>();
  for (const { properties } of floors) byLevel[properties.id] = [];
  return byLevel;
}

function downgradeNodes(venue: Mvf, log: LossLog): Record<string, NodeV1Feature[]> {
  const nodes = emptyLevels<NodeV1Feature>(venue);
  const { accessible } = venue.navigationFlags;
  const rename = namesToV1(namesOf.node);
  venue.nodes.forEach((node, i) => {
    const { flags, floor } = node.properties;
    if (hasOtherBits(flags ?? [], accessible)) {
      log.add({
        effect: 'lost',
        what: 'flags of nodes',
        file: 'node.geojson',
        pointer: `/features/${i}/properties/flags`,
        message: 'The only node flag in version 1 is accessible.',
      });
    }
    const properties = {
      ...rename({ ...node.properties }).fields,
      ...(flags && accessible && { accessible: hasBit(flags, accessible) }),
    };
    nodes[floor]?.push({ ...node, properties: properties as unknown as NodeV1Props });
  });
  return nodes;
}

function hasBit(flags: readonly number[], { index, bit }: NavigationFlag): boolean {
  return (((flags[index] ?? 0) >>> bit) & 1) === 1;
}

function hasOtherBits(flags: readonly number[], known: NavigationFlag | undefined): boolean {
  return flags.some((word, i) => {
    const own = known?.index === i ? 1 << known.bit : 0;
    return (word & ~own) !== 0;
  });
}

function connectionDowngrade(nodesById: ReadonlyMap<string, NodeFeature>) {
  const rename = namesToV1(namesOf.connection);
  return (record: ConnectionRecord): ConnectionV1Feature[] => {
    const { fields } = rename({ ...record });
    const levels = new Map<string, NodeFeature>();
    for (const id of record.nodes) {
      const node = nodesById.get(id);
      if (node && !levels.has(node.properties.floor)) levels.set(node.properties.floor, node);
    }
    return [...levels].map(([level, { geometry }]) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: geometry.coordinates },
      properties: { ...fields, level } as unknown as ConnectionV1Props,
    }));
  };
}

function logPlaceless(index: number, log: LossLog): void {
  log.add({
    effect: 'lost',
    what: 'connections without nodes',
    file: 'connection.json',
    pointer: `/${index}/nodes`,
    message: 'A connection is in the files of the levels it serves; one without nodes serves none.',
  });
}
