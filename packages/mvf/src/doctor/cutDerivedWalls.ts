import { isDerived } from '../derive/deriveDrawing.ts';
import {
  between,
  distance,
  distanceToLine,
  nearestShare,
  type Vec,
} from '../graph/planeGeometry.ts';
import type { LocalPlane } from '../LocalPlane.ts';
import type { Mvf } from '../Mvf.ts';
import type { ObstructionFeature } from '../record-types/obstruction.ts';
import { roundPosition } from '../roundPosition.ts';
import { withFeatures } from './editVenue.ts';

/** A derived wall this close to a door is the wall that the door is in. */
const reachMeters = 0.7;
/** Shorter remains of a wall are left out. */
const shortestMeters = 0.08;

/** A door, in meters on the plane, and its floor. */
export interface DoorGap {
  readonly floor: string;
  readonly plane: LocalPlane;
  readonly a: Vec;
  readonly b: Vec;
  readonly newId: (prefix: string) => string;
}

/** Opens the derived walls at a door, as `deriveDrawing` does. Walls of the source stay. */
export function cutDerivedWalls(venue: Mvf, gap: DoorGap): Mvf {
  const walls = venue.obstructions[gap.floor] ?? [];
  const copies = new Map<string, string>();
  const cut = walls.flatMap((wall) => {
    const parts = isDerived(wall) ? partsOf(wall, gap) : undefined;
    if (parts === undefined) return [wall];
    return parts.map((coordinates, i): ObstructionFeature => {
      const id = i === 0 ? wall.properties.id : gap.newId(wall.properties.id);
      if (i > 0) copies.set(wall.properties.id, id);
      return {
        ...wall,
        geometry: { type: 'LineString', coordinates },
        properties: { ...wall.properties, id },
      };
    });
  });
  if (cut.length === walls.length && cut.every((wall, i) => wall === walls[i])) return venue;
  const kept = new Set(cut.map(({ properties }) => properties.id));
  const gone = new Set(walls.map(({ properties }) => properties.id).filter((id) => !kept.has(id)));
  const styles = Object.fromEntries(
    Object.entries(venue.styles).map(([name, style]) => {
      const lines = style.lineStrings;
      if (lines === undefined || !lines.some((id) => copies.has(id) || gone.has(id))) {
        return [name, style];
      }
      const named = lines.flatMap((id) => {
        const copy = copies.get(id);
        if (gone.has(id)) return [];
        return copy === undefined ? [id] : [id, copy];
      });
      return [name, { ...style, lineStrings: named }];
    }),
  );
  return { ...withFeatures(venue, 'obstructions', gap.floor, cut), styles };
}

/** The lines that remain of a wall; undefined if the door is not in it. */
function partsOf({ geometry }: ObstructionFeature, { plane, a, b }: DoorGap) {
  const line = geometry.type === 'LineString' ? geometry.coordinates : [];
  const [from, to] = line.map((position): Vec => plane.toLocal(position));
  if (from === undefined || to === undefined || line.length !== 2) return undefined;
  if (distanceToLine(between(a, b, 0.5), from, to) > reachMeters) return undefined;
  const [one, two] = [nearestShare(a, from, to), nearestShare(b, from, to)].sort((x, y) => x - y);
  const length = distance(from, to);
  // A wall at right angles to the door does not contain it.
  if (one === undefined || two === undefined || (two - one) * length < distance(a, b) / 3) {
    return undefined;
  }
  return (
    [
      [0, one],
      [two, 1],
    ] as const
  )
    .filter(([start, end]) => (end - start) * length >= shortestMeters)
    .map((shares) =>
      shares.map((share) => roundPosition(plane.toPosition(between(from, to, share)))),
    );
}
