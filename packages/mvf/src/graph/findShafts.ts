import type { Mvf } from '../Mvf.ts';
import type { ShapeReference } from '../record-types/shapeReference.ts';
import type { Area } from './FloorPlan.ts';
import { isShaft } from './openBorders.ts';
import type { FloorSurvey } from './surveyFloor.ts';
import { ringsContain, type Vec } from './planeGeometry.ts';

/** Spaces on different floors that are one way between them. */
export interface SpaceJoin {
  /** Id of the connection it becomes; made unless told. */
  readonly id?: string;
  /** What the way is, as in `connection.json`. */
  readonly type: string;
  /** The spaces that are joined, each with its floor. */
  readonly spaces: readonly ShapeReference[];
  /** True if it leads only from earlier spaces to later ones. */
  readonly isOneWay?: boolean;
}

/**
 * Groups the shafts of a venue: those above one another, of one kind, on floors that follow. Shafts
 * in `joined` are passed over.
 */
export function findShafts(
  venue: Mvf,
  surveys: ReadonlyMap<string, FloorSurvey>,
  joined: ReadonlySet<string>,
): SpaceJoin[] {
  const joins: SpaceJoin[] = [];
  for (const floors of stacksOf(venue)) {
    const shafts = floors.map((floor) =>
      (surveys.get(floor)?.plan.areas ?? []).filter(
        (area) => isShaft(area) && !joined.has(area.space.id),
      ),
    );
    const group = new Map<Area, ShapeReference[]>();
    shafts.forEach((here, level) => {
      for (const area of here) {
        const members = group.get(area) ?? [];
        const reference = { id: area.space.id, floor: floors[level] ?? '' };
        if (members.length === 0) joins.push({ type: typeOf(area), spaces: members });
        members.push(reference);
        group.set(area, members);
        const above = aboveOf(area, shafts.slice(level + 1), group);
        if (above !== undefined) group.set(above, members);
      }
    });
  }
  return joins;
}

/** What a shaft is, as in `connection.json`. */
function typeOf({ space }: Area): string {
  return space.kind.slice('connection.'.length);
}

/** Stairs lead to the next floor; elevators also past floors where they do not stop. */
function aboveOf(
  area: Area,
  higher: readonly (readonly Area[])[],
  taken: ReadonlyMap<Area, unknown>,
): Area | undefined {
  const floors = typeOf(area) === 'elevator' ? higher : higher.slice(0, 1);
  for (const shafts of floors) {
    const found = shafts
      .filter((other) => other.space.kind === area.space.kind && !taken.has(other))
      .map((other) => ({ other, shared: sharedSize(area, other) }))
      .filter(({ shared }) => shared > 0)
      .sort((one, two) => two.shared - one.shared);
    if (found[0] !== undefined) return found[0].other;
  }
  return undefined;
}

const samplesAcross = 8;

/** Roughly the square meters two areas share, seen from above. */
function sharedSize(one: Area, other: Area): number {
  const minX = Math.max(one.box.minX, other.box.minX);
  const maxX = Math.min(one.box.maxX, other.box.maxX);
  const minY = Math.max(one.box.minY, other.box.minY);
  const maxY = Math.min(one.box.maxY, other.box.maxY);
  if (minX >= maxX || minY >= maxY) return 0;
  let shared = 0;
  for (let i = 0; i < samplesAcross * samplesAcross; i += 1) {
    const at: Vec = [
      minX + ((maxX - minX) * ((i % samplesAcross) + 0.5)) / samplesAcross,
      minY + ((maxY - minY) * (Math.floor(i / samplesAcross) + 0.5)) / samplesAcross,
    ];
    if (ringsContain(one.rings, at) && ringsContain(other.rings, at)) shared += 1;
  }
  return (shared * (maxX - minX) * (maxY - minY)) / samplesAcross ** 2;
}

/** Floor ids of each stack, lowest first; floors in none are a stack of their own. */
function stacksOf(venue: Mvf): string[][] {
  const elevations = new Map(
    venue.floors.map(({ properties }) => [properties.id, properties.elevation]),
  );
  const inStack = new Set(venue.floorStacks.flatMap(({ floors }) => floors));
  const loose = [...elevations.keys()].filter((id) => !inStack.has(id));
  return [...venue.floorStacks.map(({ floors }) => floors), loose].map((floors) =>
    [...floors].sort((a, b) => (elevations.get(a) ?? 0) - (elevations.get(b) ?? 0)),
  );
}
