import { addShortcuts } from './addShortcuts.ts';
import type { Area, FloorPlan } from './FloorPlan.ts';
import { join, type Net } from './Net.ts';
import { distance, type Vec } from './planeGeometry.ts';
import { canWalk, type Spot } from './sightLine.ts';
import { keepUsedPaths } from './keepUsedPaths.ts';
import { type NetDraft, simplifyNet } from './simplifyNet.ts';
import { type SkeletonOptions, skeletonOf } from './skeletonOf.ts';
import { indexPoints } from './spatialIndex.ts';

/** How to walk through one area. */
export interface AreaPaths {
  /** The given spots come first, in order. */
  readonly spots: readonly Spot[];
  /** Paths between the spots, by index. */
  readonly net: Net;
  /** Indices of the given spots that cannot be reached from most others. */
  readonly cutOff: readonly number[];
}

const comfortMeters = 0.25;
/** Shoulder width of a person turned sideways; narrower passages are not used. */
const squeezeMeters = 0.08;

/** Finds paths between spots of an area that avoid its walls and obstacles. */
export function pathsThrough(plan: FloorPlan, area: Area, spots: readonly Spot[]): AreaPaths {
  const star = area.isOpen ? undefined : starOf(plan, area, spots);
  // Most rooms have one door.
  if (star !== undefined && spots.length <= 2) return { spots, net: star, cutOff: [] };
  if (star !== undefined)
    return finish(plan, area, { spots, net: star, margin: squeezeMeters, given: spots.length });
  let best: Attached | undefined;
  for (const options of passesFor(area)) {
    const attached = attach(plan, area, spots, options);
    if (best === undefined || attached.joined.size > best.joined.size) {
      best = attached;
    }
    if (best.joined.size === spots.length) break;
  }
  if (best === undefined) return { spots, net: { points: [], links: [] }, cutOff: [] };
  return finish(plan, area, best);
}

/** First with comfortable clearance, then closer to the walls if not all spots were reached. */
function passesFor(area: Area): SkeletonOptions[] {
  const around = area.rings.reduce(
    (sum, ring) => sum + ring.slice(1).reduce((s, b, i) => s + distance(ring[i] ?? b, b), 0),
    0,
  );
  const width = (2 * area.size) / Math.max(around, 1e-9);
  const spacing = Math.max(0.2, Math.min(1.2, width / 3));
  return [
    { spacing, margin: comfortMeters },
    { spacing: Math.min(spacing, 0.25), margin: squeezeMeters },
  ];
}

/** Straight paths from the first spot to all others, if possible. */
function starOf(plan: FloorPlan, area: Area, spots: readonly Spot[]): Net | undefined {
  const [hub, ...others] = spots;
  if (hub === undefined) return undefined;
  const isStar = others.every((spot) => canWalk(plan, area, [hub, spot], squeezeMeters));
  if (!isStar) return undefined;
  const net = netOf(spots);
  others.forEach((_, i) => join(net, 0, i + 1));
  return net;
}

interface Attached extends NetDraft {
  /** Indices of the given spots in the largest part. */
  readonly joined: ReadonlySet<number>;
}

const nearestTried = 200;
const firstRingMeters = 2;
const snapMeters = 1.2;

/** The skeleton, with each spot connected to the nearest visible point of it. */
function attach(
  plan: FloorPlan,
  area: Area,
  spots: readonly Spot[],
  options: SkeletonOptions,
): Attached {
  const skeleton = skeletonOf(plan, area, options);
  const net = netOf(spots);
  const offset = spots.length;
  for (const point of skeleton.points) net.points.push(point);
  for (const links of skeleton.links) net.links.push(links.map((i) => i + offset));
  const all = [...spots, ...skeleton.points.map((at) => ({ at }))];
  const used = new Set<number>();
  const nearestPoint = nearestOf(skeleton.points);
  spots.forEach((spot, i) => {
    const sees = (k: number): boolean => {
      const other = all[k];
      return other !== undefined && canWalk(plan, area, [spot, other], options.margin);
    };
    const nearest = nearestPoint(spot.at, (k) => sees(k + offset));
    if (nearest === undefined) return;
    const foot = nearest + offset;
    const at = net.points[foot] ?? spot.at;
    const shared = [...used].find((k) => distance(net.points[k] ?? at, at) < snapMeters && sees(k));
    used.add(shared ?? foot);
    join(net, i, shared ?? foot);
  });
  const draft = { spots: all, net, margin: options.margin, given: offset };
  joinInSight(plan, area, draft, nearestPoint);
  return { ...draft, joined: largestPart(net, offset).given };
}

/**
 * Connects spots with the largest part of the net where the nearest point of the skeleton does not: with
 * another spot, in narrow or tiny areas, or else with the skeleton, because rounding can cut off single points.
 */
function joinInSight(
  plan: FloorPlan,
  area: Area,
  { spots, net, margin, given }: NetDraft,
  nearestPoint: NearestPoint,
): void {
  const largest = largestPart(net, given);
  spots.slice(0, given).forEach((spot, i) => {
    if (largest.given.has(i)) return;
    const sees = (k: number): boolean => {
      const other = spots[k];
      return other !== undefined && canWalk(plan, area, [spot, other], margin);
    };
    const seenSpot = [...largest.given].find(sees);
    if (seenSpot !== undefined) {
      join(net, i, seenSpot);
      return;
    }
    const isJoined = (point: number): boolean =>
      largest.all.has(point + given) && sees(point + given);
    const seenPoint = nearestPoint(spot.at, isJoined);
    if (seenPoint !== undefined) join(net, i, seenPoint + given);
  });
}

type NearestPoint = (to: Vec, isSeen: (point: number) => boolean) => number | undefined;

/** Finds the nearest of the points for which `isSeen` is true, among the first ones to try. */
function nearestOf(points: readonly Vec[]): NearestPoint {
  const index = indexPoints(points);
  const mostTried = Math.min(points.length, nearestTried);
  return (to, isSeen) => {
    let tried = 0;
    let inner = 0;
    // Ring by ring, because one of the first points is usually seen.
    for (let outer = firstRingMeters; tried < mostTried && inner < Infinity; outer *= 2) {
      const box = [to[0] - outer, to[1] - outer, to[0] + outer, to[1] + outer] as const;
      const ring = (index?.search(...box) ?? [])
        .map((point) => ({ point, far: distance(points[point] ?? to, to) }))
        .filter(({ far }) => far >= inner && far < outer)
        .sort((one, other) => one.far - other.far || one.point - other.point);
      const found = ring.slice(0, mostTried - tried).find(({ point }) => isSeen(point));
      if (found !== undefined) return found.point;
      tried += ring.length;
      inner = outer;
    }
    return undefined;
  };
}

/** A part of a net: its given spots, and all of its points. */
interface Part {
  readonly given: ReadonlySet<number>;
  readonly all: ReadonlySet<number>;
}

/** The part of the net with most of the spots, which are the points below `count`. */
function largestPart(net: Net, count: number): Part {
  let largest: Part = { given: new Set(), all: new Set() };
  const seen = new Set<number>();
  for (let start = 0; start < count; start += 1) {
    if (seen.has(start)) continue;
    const all = new Set([start]);
    for (const at of all) for (const next of net.links[at] ?? []) all.add(next);
    const given = new Set([...all].filter((i) => i < count));
    for (const i of given) seen.add(i);
    if (given.size > largest.given.size) largest = { given, all };
  }
  return largest;
}

function finish(plan: FloorPlan, area: Area, draft: NetDraft): AreaPaths {
  const shorter = simplifyNet(plan, area, draft);
  addShortcuts(plan, area, shorter);
  keepUsedPaths(shorter);
  const simple = simplifyNet(plan, area, shorter);
  const { given } = largestPart(simple.net, draft.given);
  const cutOff = Array.from({ length: draft.given }, (_, i) => i).filter((i) => !given.has(i));
  return { spots: simple.spots, net: simple.net, cutOff };
}

function netOf(spots: readonly Spot[]): Net {
  return { points: spots.map(({ at }) => at), links: spots.map(() => []) };
}
