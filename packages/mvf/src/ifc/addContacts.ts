import { between, type Vec } from '../graph/planeGeometry.ts';
import type { DraftSpace, FloorDraft } from './FloorDraft.ts';
import {
  areaOf,
  beamOf,
  common,
  grown,
  mayMeet,
  polygonsOf,
  regionOfRings,
  type Region,
  without,
} from './regions.ts';

/** Lengths in meters. */
const reach = 0.15;
const shaftReach = 0.35;
const narrowest = 0.9;
/** A passage keeps this distance from the walls next to it. */
const margin = 0.05;
/** Shapes this close touch. */
const touch = 0.02;

/**
 * Adds openings between spaces that touch without a wall between them, such as an open kitchen and
 * a living room, and between stairs that are in no space and the space in front of them. Open
 * spaces need none: they are joined by their kind.
 */
export function addContacts(floor: FloorDraft): number {
  const { spaces } = floor;
  const wide = new Map(spaces.map((space) => [space, grown(space.region, reachOf(space))]));
  let count = 0;
  spaces.forEach((one, index) => {
    for (const other of spaces.slice(index + 1)) {
      const [a, b] = [wide.get(one) ?? [], wide.get(other) ?? []];
      if (!mayMeet(a, b) || !needsOpening(floor, one, other)) continue;
      const line = contactOf(common(a, b), floor.walls, [one.region, other.region]);
      if (line === undefined) continue;
      floor.entrances.push({ parts: [], kind: 'opening', line, isExterior: false });
      count += 1;
    }
  });
  return count;
}

function reachOf({ kind }: DraftSpace): number {
  return isShaft(kind) ? shaftReach : reach;
}

function isShaft(kind: string): boolean {
  return kind.startsWith('connection.');
}

/** Whether two spaces that touch may be joined, and need an entrance for that. */
function needsOpening({ opened }: FloorDraft, one: DraftSpace, other: DraftSpace): boolean {
  if (opened.has(one) || opened.has(other)) return false;
  if (isShaft(one.kind) && isShaft(other.kind)) return false;
  if ([one, other].some(({ kind }) => kind === 'connection.elevator')) return false;
  // An area inside another one is open to it.
  const shared = areaOf(common(one.region, other.region));
  return shared < 0.5 * Math.min(areaOf(one.region), areaOf(other.region));
}

/** The middle of the widest gap between walls in a strip along the border of two spaces. */
function contactOf(
  strip: Region,
  walls: Region,
  sides: readonly Region[],
): readonly [Vec, Vec] | undefined {
  const gaps = polygonsOf(without(strip, grown(walls, margin))).filter((rings) => {
    // Next to a wall, the strip is on one side only.
    const gap = regionOfRings(rings);
    return sides.every((side) => areaOf(common(grown(side, touch), gap)) > 0);
  });
  const beams = gaps.flatMap((rings) => beamOf(rings.flat()) ?? []);
  const [widest] = beams.sort((a, b) => b.lengthMeters - a.lengthMeters);
  if (widest === undefined || widest.lengthMeters < narrowest) return undefined;
  // The rectangle around a bent border is not an opening.
  if (widest.widthMeters > 3 * shaftReach) return undefined;
  // The strip is longer than the border at both ends.
  const share = reach / widest.lengthMeters;
  return [between(...widest.line, share), between(...widest.line, 1 - share)];
}
