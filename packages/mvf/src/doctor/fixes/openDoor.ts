import { middleOf } from '../../graph/assumeDoors.ts';
import { type BorderRun, borderRuns } from '../../graph/borderRuns.ts';
import { doorAcross } from '../../graph/Door.ts';
import { type Area, FloorPlan } from '../../graph/FloorPlan.ts';
import { isShaft } from '../../graph/openBorders.ts';
import { distance } from '../../graph/planeGeometry.ts';
import { LocalPlane } from '../../LocalPlane.ts';
import type { Mvf } from '../../Mvf.ts';
import type { EntranceFeature } from '../../record-types/entrance.ts';
import { roundPosition } from '../../roundPosition.ts';
import { reachedSpacesOf } from '../../validator/reachability.ts';
import { cutDerivedWalls } from '../cutDerivedWalls.ts';
import { idMaker, withFeatures } from '../editVenue.ts';
import { joinDoor } from '../joinDoor.ts';
import { mostCorners } from '../shapeEdit.ts';

/** Thickness of the wall, or width of the gap, that a door may bridge, in steps. */
const depthsMeters = [0.05, 0.15, 0.3, 0.5, 0.8, 1.3];
/** The narrowest border for a door. */
const narrowestMeters = 0.6;
/** Doors that one fix opens at most. */
const mostDoors = 2000;

/**
 * Opens a door between each of the spaces and a space that most routes reach, where they share the
 * longest border, and joins it to the walking graph. Spaces that become reachable open routes to
 * those behind them. The doors have `metadata.assumed`.
 *
 * @param ids of the spaces, all of one floor
 * @returns the same venue if none of them can have a door
 */
export function openDoors(venue: Mvf, floor: string, ids: readonly string[]): Mvf {
  const plane = new LocalPlane(venue.manifest.center);
  const plan = new FloorPlan(venue, floor, plane);
  const reached = new Set(reachedSpacesOf(venue));
  const isWaiting = new Set(ids.slice(0, mostDoors));
  let waiting = plan.areas.filter(
    ({ isWalkable, space, rings }) =>
      isWalkable &&
      isWaiting.has(space.id) &&
      !reached.has(space.id) &&
      rings.flat().length <= mostCorners,
  );
  const runs = new Map(waiting.map((area) => [area, borderRuns(plan, area, depthsMeters)]));
  const newId = idMaker(venue);
  let result = venue;
  for (let isDone = false; !isDone && !plan.isSpent;) {
    isDone = true;
    for (const area of waiting) {
      const opened = openOne(result, {
        plan,
        plane,
        area,
        newId,
        reached,
        runs: runs.get(area) ?? [],
      });
      if (opened === undefined) continue;
      result = opened;
      reached.add(area.space.id);
      isDone = false;
    }
    waiting = waiting.filter(({ space }) => !reached.has(space.id));
  }
  return result;
}

interface Opening {
  readonly plan: FloorPlan;
  readonly plane: LocalPlane;
  readonly area: Area;
  readonly newId: (prefix: string) => string;
  readonly reached: ReadonlySet<string>;
  readonly runs: readonly BorderRun[];
}

function openOne(venue: Mvf, opening: Opening): Mvf | undefined {
  const { plan, plane, newId } = opening;
  for (const run of usableRuns(opening)) {
    const { a, b } = middleOf(run);
    const door = doorAcross(plan, a, b);
    const areas = door.sides.map((side) => side.area);
    if (!areas.includes(run.area) || !areas.includes(run.other)) continue;
    const entrance: EntranceFeature = {
      type: 'Feature',
      geometry: {
        type: 'LineString',
        coordinates: [a, b].map((point) => roundPosition(plane.toPosition(point))),
      },
      properties: { id: newId('e_new'), kind: 'door', metadata: { assumed: true } },
    };
    const entrances = [...(venue.entrances[plan.id] ?? []), entrance];
    const withDoor = withFeatures(venue, 'entrances', plan.id, entrances);
    const joined = joinDoor(withDoor, { plan, plane, door, id: entrance.properties.id, newId });
    if (joined !== undefined)
      return cutDerivedWalls(joined, { floor: plan.id, plane, a, b, newId });
  }
  return undefined;
}

/** Borders with spaces that routes reach; the most likely place of a door comes first. */
function usableRuns({ runs, reached }: Opening): BorderRun[] {
  const rank = ({ other, isWalled, a, b }: BorderRun): number =>
    (isShaft(other) ? -4e6 : 0) + (other.isOpen ? 2e6 : 0) + (isWalled ? 0 : 1e6) + distance(a, b);
  return runs
    .filter(({ other, a, b }) => reached.has(other.space.id) && distance(a, b) >= narrowestMeters)
    .sort((one, two) => rank(two) - rank(one))
    .slice(0, 8);
}
