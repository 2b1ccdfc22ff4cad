import { findDoors } from '../graph/Door.ts';
import { FloorPlan } from '../graph/FloorPlan.ts';
import type { Vec } from '../graph/planeGeometry.ts';
import { IdMint } from '../imdf/IdMint.ts';
import { LocalPlane } from '../LocalPlane.ts';
import type { Mvf } from '../Mvf.ts';
import type { ObstructionFeature } from '../record-types/obstruction.ts';
import type { StyleGroup } from '../record-types/styles.ts';
import { roundPosition } from '../roundPosition.ts';
import { stairTreads } from './stairTreads.ts';
import { type WallRun, wallRuns } from './wallRuns.ts';

/** Styles of derived shapes. Lengths are in meters. */
const looks: Readonly<Record<string, StyleGroup>> = {
  DerivedExteriorWalls: { color: '#FFFFFF', height: 3, width: 0.3, opacity: 1 },
  DerivedWalls: { color: '#FFFFFF', height: 3, width: 0.16, opacity: 1 },
  DerivedRailings: { color: '#E3E8EA', height: 1.1, width: 0.08, opacity: 0.7 },
  DerivedTreads: { color: '#BDB6A8', height: 0.12, width: 0.1, opacity: 1 },
  DerivedGlass: { color: '#BFD9E6', height: 3, width: 0.08, opacity: 0.35 },
};

const kindOfLook: Readonly<Record<string, string>> = {
  DerivedRailings: 'railing',
  DerivedTreads: 'tread',
};

/** Marks shapes that {@link deriveDrawing} made; they do not count for the walking graph. */
export function isDerived({ properties }: ObstructionFeature): boolean {
  return properties.metadata?.['derived'] === true;
}

/**
 * Draws what formats without walls leave out: walls along the borders of rooms with gaps at their
 * doors, thicker ones where nothing is behind, railings around openings in the floor, and treads in
 * stairs. Walls of glass become transparent. Floors that have walls stay as they are. The shapes
 * have `metadata.derived`, and exports leave them out.
 *
 * @param venue a venue whose rooms are polygons
 * @example
 * ```ts
 * const { venue } = importImdf(bytes);
 * const drawn = deriveDrawing(venue);
 * ```
 */
export function deriveDrawing(venue: Mvf): Mvf {
  const plane = new LocalPlane(venue.manifest.center);
  const ids = new IdMint();
  for (const { properties } of Object.values(venue.obstructions).flat()) ids.mint(properties.id);
  const lines = new Map<string, string[]>();
  const outdoors = new Set(
    venue.floorStacks.flatMap(({ type, floors }) => (type === 'Outdoor' ? floors : [])),
  );
  const obstructions = { ...venue.obstructions };
  for (const { properties: floor } of venue.floors) {
    const own = venue.obstructions[floor.id] ?? [];
    const add = (look: string, id: string): void => {
      lines.set(look, [...(lines.get(look) ?? []), id]);
    };
    for (const { geometry, properties } of own) {
      const isGlass = properties.kind === 'glass' && geometry.type === 'LineString';
      if (isGlass && !isStyled(venue, properties.id)) add('DerivedGlass', properties.id);
    }
    const hasWalls = own.some(({ geometry }) => geometry.type === 'LineString');
    const runs = outdoors.has(floor.id) ? [] : runsOfFloor(venue, floor.id, { plane, hasWalls });
    const made = runs.map(({ look, line }): ObstructionFeature => {
      const id = ids.mint(`derived-${floor.id}`);
      add(look, id);
      const coordinates = line.map((point) => roundPosition(plane.toPosition(point)));
      const kind = kindOfLook[look] ?? 'wall';
      const properties = { id, kind, entrances: [], metadata: { derived: true } };
      return { type: 'Feature', geometry: { type: 'LineString', coordinates }, properties };
    });
    obstructions[floor.id] = [...own, ...made];
  }
  const styles = [...lines].map(([look, lineStrings]): [string, StyleGroup] => [
    look,
    { color: '#FFFFFF', ...looks[look], lineStrings },
  ]);
  return { ...venue, obstructions, styles: { ...venue.styles, ...Object.fromEntries(styles) } };
}

function isStyled({ styles }: Mvf, id: string): boolean {
  return Object.values(styles).some(({ lineStrings }) => lineStrings?.includes(id));
}

interface DrawnLine {
  readonly look: string;
  readonly line: readonly Vec[];
}

function runsOfFloor(
  venue: Mvf,
  floor: string,
  { plane, hasWalls }: { readonly plane: LocalPlane; readonly hasWalls: boolean },
): DrawnLine[] {
  const plan = new FloorPlan(venue, floor, plane);
  const treads = plan.areas
    .filter(({ space }) => /^connection\.(?:stairs|escalator)$/.test(space.kind))
    .flatMap(({ rings }) => stairTreads(rings))
    .map((line) => ({ look: 'DerivedTreads', line }));
  if (hasWalls) return treads;
  const doors = findDoors(venue, plan, plane);
  const openings = (venue.entrances[floor] ?? []).map(({ geometry }) =>
    geometry.coordinates.map((position): Vec => plane.toLocal(position)),
  );
  const withDoor = new Set(doors.flatMap(({ sides }) => sides.map(({ area }) => area)));
  const walls = wallRuns(plan, withDoor, openings).map((run) => ({
    look: lookOf(run),
    line: run.line,
  }));
  return [...walls, ...treads];
}

function lookOf({ kind }: WallRun): string {
  if (kind === 'railing') return 'DerivedRailings';
  return kind === 'exterior' ? 'DerivedExteriorWalls' : 'DerivedWalls';
}
