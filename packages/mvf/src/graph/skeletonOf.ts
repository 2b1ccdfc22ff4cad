import Delaunator from 'delaunator';
import type { Area, FloorPlan } from './FloorPlan.ts';
import { join, type Net } from './Net.ts';
import { between, distance, ringsContain, type Vec } from './planeGeometry.ts';
import { isClear } from './sightLine.ts';

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
  const cornerAt = (place: number): Vec => samples[triangles[place] ?? 0] ?? [0, 0];
  for (let t = 0; t < pointOf.length; t += 1) {
    const corner = cornerAt(3 * t);
    const center = circumcenter(corner, cornerAt(3 * t + 1), cornerAt(3 * t + 2));
    const isWide = distance(center, corner) >= options.margin;
    if (!isWide || !plan.isFree(area, center)) continue;
    pointOf[t] = net.points.length;
    net.points.push(center);
    net.links.push([]);
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
  const from = net.points[a];
  const to = net.points[b];
  if (from === undefined || to === undefined || !isClear(plan, area, [from, to], margin)) return;
  join(net, a, b);
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
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const ex = c[0] - a[0];
  const ey = c[1] - a[1];
  const d = dx * dx + dy * dy;
  const e = ex * ex + ey * ey;
  const half = 0.5 / (dx * ey - dy * ex);
  return [a[0] + (ey * d - dy * e) * half, a[1] + (dx * e - ex * d) * half];
}
