import { findDoors } from '../graph/Door.ts';
import { FloorPlan } from '../graph/FloorPlan.ts';
import { between, boxOf, distance, distanceToLine, type Vec } from '../graph/planeGeometry.ts';
import { indexBoxes } from '../graph/spatialIndex.ts';
import { WorkBudget } from '../graph/WorkBudget.ts';
import { IdMint } from '../imdf/IdMint.ts';
import { LocalPlane } from '../LocalPlane.ts';
import type { Mvf } from '../Mvf.ts';
import type { ObstructionFeature } from '../record-types/obstruction.ts';
import type { StyleGroup } from '../record-types/styles.ts';
import { roundPosition } from '../roundPosition.ts';
import { listIn } from '../validator/listIn.ts';
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

/** Up to this distance, a wall of the floor and the border of a room are the same wall. */
const besideMeters = 0.5;

const kindOfLook: Readonly<Record<string, string>> = {
  DerivedRailings: 'railing',
  DerivedTreads: 'tread',
};

/** Marks shapes that {@link deriveDrawing} created; they do not count for the walking graph. */
export function isDerived({ properties }: ObstructionFeature): boolean {
  return properties.metadata?.['derived'] === true;
}

/**
 * Draws shapes that formats without walls lack: walls along the borders of rooms with gaps at their
 * doors, thicker walls with nothing behind them, railings around floor openings, and treads in
 * stairs. Walls of glass become transparent. Existing walls are not drawn twice, and a floor with
 * most of its walls gets no others. The shapes have `metadata.derived`, and exports leave them out.
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
  const budget = new WorkBudget(Object.values(venue.spaces).flat().length);
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
      listIn(lines, look).push(id);
    };
    for (const { geometry, properties } of own) {
      const isGlass = properties.kind === 'glass' && geometry.type === 'LineString';
      if (isGlass && !isStyled(venue, properties.id)) add('DerivedGlass', properties.id);
    }
    const runs = outdoors.has(floor.id) ? [] : runsOfFloor(venue, floor.id, plane, budget);
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
  plane: LocalPlane,
  budget: WorkBudget,
): DrawnLine[] {
  const plan = new FloorPlan(venue, floor, plane, budget);
  const treads = plan.areas
    .filter(({ space }) => /^connection\.(?:stairs|escalator)$/.test(space.kind))
    .flatMap(({ rings }) => stairTreads(rings))
    .map((line) => ({ look: 'DerivedTreads', line }));
  const doors = findDoors(venue, plan, plane);
  const openings = (venue.entrances[floor] ?? []).map(({ geometry }) =>
    geometry.coordinates.map((position): Vec => plane.toLocal(position)),
  );
  const withDoor = new Set(doors.flatMap(({ sides }) => sides.map(({ area }) => area)));
  const walls = withoutDrawn(wallRuns(plan, withDoor, openings), drawnSides(venue, floor, plane));
  return [...walls.map((run) => ({ look: lookOf(run), line: run.line })), ...treads];
}

type Side = readonly [Vec, Vec];

/** Straight parts of the floor's existing lines, and sides of its existing walls. */
function drawnSides(venue: Mvf, floor: string, plane: LocalPlane): Side[] {
  return (venue.obstructions[floor] ?? []).flatMap(({ geometry, properties: { kind } }) => {
    const isWall = kind === 'wall' || kind === 'glass';
    if (geometry.type === 'Polygon' && !isWall) return [];
    const lines = geometry.type === 'Polygon' ? geometry.coordinates : [geometry.coordinates];
    return lines.flatMap((positions) => {
      const line = positions.map((position): Vec => plane.toLocal(position));
      return line.slice(1).map((b, i): Side => [line[i] ?? b, b]);
    });
  });
}

/** The walls that are not drawn yet; none if most of the floor's walls are. */
function withoutDrawn(runs: readonly WallRun[], drawn: readonly Side[]): readonly WallRun[] {
  const index = indexBoxes(drawn.map((side) => boxOf(side)));
  if (index === undefined) return runs;
  const isDrawnAt = ([x, y]: Vec) =>
    index
      .search(x - besideMeters, y - besideMeters, x + besideMeters, y + besideMeters)
      .some((i) => drawn[i] !== undefined && distanceToLine([x, y], ...drawn[i]) <= besideMeters);
  const missing = runs.filter(({ line }) => !isDrawnAt(between(...line, 0.5)));
  return lengthOf(missing) > lengthOf(runs) / 2 ? missing : [];
}

function lengthOf(runs: readonly WallRun[]): number {
  return runs.reduce((sum, { line }) => sum + distance(...line), 0);
}

function lookOf({ kind }: WallRun): string {
  if (kind === 'railing') return 'DerivedRailings';
  return kind === 'exterior' ? 'DerivedExteriorWalls' : 'DerivedWalls';
}
