import { LocalPlane } from '../LocalPlane.ts';
import { distance, type Vec } from '../graph/planeGeometry.ts';
import type { Mvf } from '../Mvf.ts';
import type { ConnectionRecord } from '../record-types/connection.ts';
import type { NodeFeature } from '../record-types/node.ts';
import type { Position } from '../record-types/geometry.ts';
import type { ImdfContext } from './ImdfContext.ts';
import type { ImdfFeature } from './readFeatures.ts';

/** A walking graph in an archive, which is not part of IMDF. */
export interface ArchivePaths {
  /** Nodes without a level, which are outdoors. */
  readonly outdoors: readonly PathNode[];
  /** Edges between an outdoor node and a level. */
  readonly thresholds: readonly Threshold[];
}

interface PathNode {
  readonly id: string;
  readonly at: Position;
  readonly neighbors: readonly string[];
  /** Cost of a meter here, in meters of level ground. */
  readonly cost: number;
}

interface Threshold {
  readonly outside: string;
  readonly level: string;
  readonly inside: Position;
}

const fileName = 'navPath';
const leastResolved = 0.95;

/**
 * Reads `navPath.geojson`: points with `neighbours`, `weight`, and `level_id`. It is not part of
 * IMDF. Undefined if it is missing, or if fewer than 95 % of the neighbors exist.
 */
export function readPaths(context: ImdfContext): ArchivePaths | undefined {
  const features = context.features(fileName);
  const nodes = new Map(features.map((feature) => [feature.id, feature]));
  const links = features.flatMap((feature) => neighborsOf(feature).map((to) => ({ feature, to })));
  const resolved = links.filter(({ to }) => nodes.has(to));
  if (links.length === 0 || resolved.length < links.length * leastResolved) return undefined;
  const outdoors = features.flatMap((feature): PathNode[] => {
    const [at] = feature.shape.points;
    if (at === undefined || levelOf(feature) !== undefined) return [];
    const { weight } = feature.properties as { weight?: unknown };
    const isCost = typeof weight === 'number' && weight >= 1 && weight <= 1000;
    const neighbors = neighborsOf(feature);
    return [{ id: feature.id, at, neighbors, cost: isCost ? weight : 1 }];
  });
  const thresholds = resolved.flatMap(({ feature, to }): Threshold[] => {
    const other = nodes.get(to);
    const level = other === undefined ? undefined : levelOf(other);
    const [inside] = other?.shape.points ?? [];
    if (levelOf(feature) !== undefined || level === undefined || inside === undefined) return [];
    return [{ outside: feature.id, level, inside }];
  });
  const kept = largestPart(outdoors);
  return kept.length < 2 ? undefined : { outdoors: kept, thresholds };
}

/** The nodes of the largest connected part; others lead nowhere. */
function largestPart(nodes: readonly PathNode[]): PathNode[] {
  const links = linksBetween(nodes);
  let largest = new Set<string>();
  const seen = new Set<string>();
  for (const { id } of nodes) {
    if (seen.has(id)) continue;
    const part = new Set([id]);
    for (const at of part) for (const next of links.get(at) ?? []) part.add(next);
    for (const at of part) seen.add(at);
    if (part.size > largest.size) largest = part;
  }
  return nodes.filter(({ id }) => largest.has(id));
}

/** Neighbors of each node, in both directions. */
function linksBetween(nodes: readonly PathNode[]): Map<string, Set<string>> {
  const links = new Map(nodes.map(({ id }) => [id, new Set<string>()] as const));
  for (const { id, neighbors } of nodes) {
    for (const to of neighbors) {
      if (!links.has(to)) continue;
      links.get(id)?.add(to);
      links.get(to)?.add(id);
    }
  }
  return links;
}

function neighborsOf({ properties }: ImdfFeature): string[] {
  const given = properties['neighbours'] ?? properties['neighbors'];
  return Array.isArray(given) ? given.filter((id): id is string => typeof id === 'string') : [];
}

function levelOf({ properties }: ImdfFeature): string | undefined {
  const level = properties['level_id'];
  return typeof level === 'string' ? level : undefined;
}

/** Maximum distance from the end of a path in a building to a node of the level. */
const nearMeters = 20;

/** Adds the outdoor paths to a venue, connected to the nodes of its floors. */
export function addPaths(
  venue: Mvf,
  paths: ArchivePaths,
  context: ImdfContext,
  outdoorFloor: string,
): Mvf {
  const plane = new LocalPlane(venue.manifest.center);
  const ids = new Map(
    paths.outdoors.map(({ id }) => [id, context.shapeIds.mint(`path-${id}`)] as const),
  );
  const byId = new Map(paths.outdoors.map((node) => [node.id, node]));
  const nodes = paths.outdoors.map((node): NodeFeature => {
    const neighbors = [...new Set(node.neighbors)].flatMap((to) => {
      const [id, other] = [ids.get(to), byId.get(to)];
      if (id === undefined || other === undefined || to === node.id) return [];
      const length = distance(plane.toLocal(node.at), plane.toLocal(other.at));
      const extra = length * ((node.cost + other.cost) / 2 - 1);
      return [{ id, weight: Math.round(extra * 100) / 100 }];
    });
    return {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: node.at },
      properties: { id: ids.get(node.id) ?? '', floor: outdoorFloor, neighbors, flags: [3] },
    };
  });
  const connections = thresholdsOf(venue, paths, { plane, ids, floorOf: context.floorOf });
  context.log.add({
    effect: 'changed',
    what: 'walking graph of the archive',
    count: nodes.length,
    file: `${fileName}.geojson`,
    message: `navPath.geojson is not part of IMDF. The ${nodes.length} connected outdoor nodes were kept and joined to the buildings at ${connections.length} doors. Indoors, the graph was regenerated from units and openings.`,
  });
  return {
    ...venue,
    nodes: [...venue.nodes, ...nodes],
    connections: [...venue.connections, ...connections],
  };
}

interface ThresholdTools {
  readonly plane: LocalPlane;
  readonly ids: ReadonlyMap<string, string>;
  readonly floorOf: ReadonlyMap<string, string>;
}

function thresholdsOf(
  venue: Mvf,
  { thresholds }: ArchivePaths,
  { plane, ids, floorOf }: ThresholdTools,
): ConnectionRecord[] {
  return thresholds.flatMap(({ outside, level, inside }, i): ConnectionRecord[] => {
    const at = plane.toLocal(inside);
    const near = nearestOn(venue, floorOf.get(level), { plane, at });
    const path = ids.get(outside);
    if (near === undefined || path === undefined) return [];
    return [{ id: `c_path_${i + 1}`, type: 'door', nodes: [near, path], accessible: true }];
  });
}

function nearestOn(
  venue: Mvf,
  floor: string | undefined,
  { plane, at }: { readonly plane: LocalPlane; readonly at: Vec },
): string | undefined {
  let best: { readonly id: string; readonly far: number } | undefined;
  for (const { geometry, properties } of venue.nodes) {
    if (properties.floor !== floor) continue;
    const far = distance(plane.toLocal(geometry.coordinates), at);
    if (far <= nearMeters && far < (best?.far ?? Infinity)) best = { id: properties.id, far };
  }
  return best?.id;
}
