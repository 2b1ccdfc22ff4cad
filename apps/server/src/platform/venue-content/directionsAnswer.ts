import type {
  Coordinate,
  Directions,
  DirectionsLeg,
  NoDirections,
} from '@mezzanine/mezzanine-js/headless';
import type { Answer } from '../api-requests/Call.ts';

/** The body of a directions response. */
export type DirectionsBody = NonNullable<Answer<'getDirections'>['body']>;
type Profile = DirectionsBody['profile'];

/** Directions in the format of the contract: plain data instead of entities. */
export function directionsAnswer(
  found: Directions | NoDirections,
  profile: Profile,
): DirectionsBody {
  if (found.type === 'no-directions') {
    const blockers = found.blockers.map(({ type, text }) => ({ type, text }));
    return { type: 'no-directions', profile, blockers };
  }
  const { distanceMeters, durationSeconds } = found;
  return {
    type: 'directions',
    profile,
    distanceMeters: round(distanceMeters),
    durationSeconds: round(durationSeconds),
    path: found.path.map(plain),
    legs: found.legs.map(legOf),
    instructions: found.instructions.map((instruction) => ({
      text: instruction.text,
      coordinate: plain(instruction.coordinate),
      leg: instruction.leg,
      distanceMeters: round(instruction.distanceMeters),
      durationSeconds: round(instruction.durationSeconds),
    })),
  };
}

function legOf(leg: DirectionsLeg) {
  const measures = {
    distanceMeters: round(leg.distanceMeters),
    durationSeconds: round(leg.durationSeconds),
  };
  if (leg.type === 'walk') return { type: leg.type, floorId: leg.floor.id, ...measures };
  const { id, kind: type } = leg.connection;
  const [floorId, toFloorId] = [leg.fromFloor.id, leg.toFloor.id];
  return { type: leg.type, floorId, toFloorId, connection: { id, type }, ...measures };
}

function plain({ longitude, latitude, floorId }: Coordinate) {
  return { longitude, latitude, ...(floorId !== undefined && { floorId }) };
}

/** Rounds to centimeters and hundredths of a second. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
