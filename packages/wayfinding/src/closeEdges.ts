import type { Graph } from './Graph.ts';
import type { LocalPoint } from '@mezzanine/mvf';
import { isInsideRing, segmentsCross } from './geometry.ts';

/** A closed zone, in meters and indexes. */
export type ClosedShape =
  | { readonly floor: number; readonly ring: readonly LocalPoint[] }
  | { readonly nodes: ReadonlySet<number> };

/** Mark of an edge that leads to steps. */
export const STEPS_MARK = 1;
/** Mark of the first closed zone; the others follow. */
export const ZONE_MARK = 2;

/**
 * Marks edges that lead into or through a closed zone, and edges that lead to steps. Edges that
 * start inside stay open, so no one is locked in.
 *
 * @returns a mark for each edge, 0 if it is open; `undefined` if all are open
 */
export function closeEdges(
  graph: Graph,
  isStepFree: boolean,
  zones: readonly ClosedShape[],
): Uint16Array | undefined {
  const hasSteps = isStepFree && graph.hasSteps.includes(1);
  if (!hasSteps && zones.length === 0) return undefined;
  const marks = new Uint16Array(graph.targets.length);
  if (hasSteps) {
    for (const [edge, target] of graph.targets.entries()) {
      if (graph.hasSteps[target] === 1) marks[edge] = STEPS_MARK;
    }
  }
  for (const [index, zone] of zones.entries()) markZone(graph, zone, marks, ZONE_MARK + index);
  return marks;
}

function markZone(graph: Graph, zone: ClosedShape, marks: Uint16Array, mark: number): void {
  const isInside = insideOf(graph, zone);
  const { offsets, targets } = graph;
  for (let node = 0; node + 1 < offsets.length; node += 1) {
    if (isInside(node)) continue;
    const end = offsets[node + 1] ?? 0;
    for (let edge = offsets[node] ?? 0; edge < end; edge += 1) {
      const target = targets[edge] ?? 0;
      if (isInside(target) || crosses(graph, zone, node, target)) marks[edge] = mark;
    }
  }
}

function insideOf({ x, y, floorOf }: Graph, zone: ClosedShape): (node: number) => boolean {
  if ('nodes' in zone) return (node) => zone.nodes.has(node);
  const inside = new Uint8Array(floorOf.length);
  for (const [node, floor] of floorOf.entries()) {
    if (floor !== zone.floor) continue;
    inside[node] = isInsideRing(zone.ring, [x[node] ?? 0, y[node] ?? 0]) ? 1 : 0;
  }
  return (node) => inside[node] === 1;
}

function crosses({ x, y, floorOf }: Graph, zone: ClosedShape, from: number, to: number): boolean {
  if ('nodes' in zone || floorOf[from] !== zone.floor || floorOf[to] !== zone.floor) return false;
  const a: LocalPoint = [x[from] ?? 0, y[from] ?? 0];
  const b: LocalPoint = [x[to] ?? 0, y[to] ?? 0];
  let corner = zone.ring.at(-1);
  for (const next of zone.ring) {
    if (corner && segmentsCross(a, b, corner, next)) return true;
    corner = next;
  }
  return false;
}
