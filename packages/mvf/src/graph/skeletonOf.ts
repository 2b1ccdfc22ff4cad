import Delaunator from 'delaunator';
import type { Area, FloorPlan } from './FloorPlan.ts';
import { between, distance, ringsContain, type Vec } from './planeGeometry.ts';
import { isClear } from './sightLine.ts';

/** A net of straight edges: points, and for each the indices of its neighbors. */
export interface Net {
  readonly points: Vec[];
  readonly links: Set<number>[];
}

/** Resolution of a skeleton, in meters. */
export interface SkeletonOptions {
  /** Distance between samples of the walls; at most the narrowest passage. */
  readonly spacing: number;
  /** Distance of every edge from walls and obstacles. */
  readonly margin: number;
}

const mostSamples = 12_000;

/**
 * The lines of an area with maximum distance from all walls: edges of the Voronoi diagram of
 * points along the walls (Brandt and Algazi, Continuous skeleton computation by Voronoi diagram,
 * 1992). Each edge is checked against the walls themselves before it is kept.
 */
export function skeletonOf(plan: FloorPlan, area: Area, options: SkeletonOptions): Net {
  const samples = samplesOf(plan, area, options.spacing);
  const net: Net = { points: [], links: [] };
  if (samples.length < 3) return net;
  const { triangles, halfedges } = Delaunator.from(samples as unknown as number[][]);
  const pointOf = new Int32Array(triangles.length / 3).fill(-1);
  for (let t = 0; t < pointOf.length; t += 1) {
    const corner = (k: number): Vec => samples[triangles[3 * t + k] ?? 0] ?? [0, 0];
    const center = circumcenter(corner(0), corner(1), corner(2));
    const isWide = distance(center, corner(0)) >= options.margin;
    if (!isWide || !plan.isFree(area, center)) continue;
    pointOf[t] = net.points.length;
    net.points.push(center);
    net.links.push(new Set());
  }
  halfedges.forEach((twin, edge) => {
    if (twin < edge) return;
    const a = pointOf[Math.floor(edge / 3)] ?? -1;
    const b = pointOf[Math.floor(twin / 3)] ?? -1;
    if (a >= 0 && b >= 0) link(plan, area, { net, a, b, margin: options.margin });
  });
  return net;
}

interface Candidate {
  readonly net: Net;
  readonly a: number;
  readonly b: number;
  readonly margin: number;
}

function link(plan: FloorPlan, area: Area, { net, a, b, margin }: Candidate): void {
  const [from, to] = [net.points[a], net.points[b]];
  if (from === undefined || to === undefined || !isClear(plan, area, [from, to], margin)) return;
  net.links[a]?.add(b);
  net.links[b]?.add(a);
}

/** Points along all barriers within the area. */
function samplesOf(plan: FloorPlan, area: Area, spacing: number): Vec[] {
  const blockers = plan.blockersFor(area, area.box);
  const total = blockers.reduce((sum, { a, b }) => sum + distance(a, b), 0);
  const step = Math.max(spacing, total / mostSamples);
  const samples: Vec[] = [];
  for (const { a, b, owner } of blockers) {
    const count = Math.max(1, Math.ceil(distance(a, b) / step));
    for (let i = 0; i < count; i += 1) {
      const at = between(a, b, i / count);
      if (owner === area || ringsContain(area.rings, at)) samples.push(at);
    }
  }
  return samples;
}

function circumcenter(a: Vec, b: Vec, c: Vec): Vec {
  const [dx, dy, ex, ey] = [b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]];
  const [d, e] = [dx * dx + dy * dy, ex * ex + ey * ey];
  const half = 0.5 / (dx * ey - dy * ex);
  return [a[0] + (ey * d - dy * e) * half, a[1] + (dx * e - ex * d) * half];
}
