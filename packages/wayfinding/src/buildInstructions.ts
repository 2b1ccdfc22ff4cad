import type { LocalLeg } from './buildLegs.ts';
import { findTurns, type TurnAt } from './findTurns.ts';
import type { Instruction, Landmark } from './Instruction.ts';
import type { LocalPlane, LocalPoint } from '@mezzanine/mvf';
import type { LonLat } from './NetworkInput.ts';
import type { ConnectionLeg, WalkLeg } from './Route.ts';
import type { Stop } from './Stop.ts';
import type { Surroundings } from './Surroundings.ts';

/** Inputs of instructions. */
export interface InstructionContext {
  readonly surroundings: Surroundings;
  readonly plane: LocalPlane;
  /** The stops in the order of visits, the start first. */
  readonly stops: readonly Stop[];
}

/**
 * Creates instructions from legs. Each covers the line up to the next one; arrivals cover nothing.
 */
export function buildInstructions(
  legs: readonly LocalLeg[],
  context: InstructionContext,
): Instruction[] {
  const instructions: Instruction[] = [];
  let visited = 0;
  for (const [index, local] of legs.entries()) {
    const { leg, line } = local;
    const isDeparture = index === 0 || legs[index - 1]?.leg.arrivesAt !== undefined;
    if (leg.type === 'connection') {
      instructions.push(takeOf(leg, index));
    } else {
      const from = isDeparture ? { from: context.stops[visited]?.name } : undefined;
      instructions.push(...walkOf(leg, { line, index, from }, context));
    }
    if (leg.arrivesAt === undefined) continue;
    visited += 1;
    instructions.push(arrivalAt(local, index, context));
  }
  return instructions;
}

function takeOf(leg: ConnectionLeg, index: number): Instruction {
  const { connection, riseMeters, fromFloor, toFloor, line } = leg;
  const { distanceMeters, durationSeconds } = leg;
  const slope = riseMeters > 0 ? 'up' : 'down';
  return {
    action: 'take',
    connection,
    toFloor,
    distanceMeters,
    durationSeconds,
    direction: riseMeters === 0 ? 'level' : slope,
    position: line[0] ?? [0, 0],
    floor: fromFloor,
    leg: index,
  };
}

/** A walk in the form of {@link walkOf}: `from` is defined if it starts at a stop. */
interface Walk {
  readonly line: readonly LocalPoint[];
  readonly index: number;
  readonly from: { readonly from: string | undefined } | undefined;
}

function walkOf(leg: WalkLeg, walk: Walk, context: InstructionContext): Instruction[] {
  const { turns, startBearing } = findTurns(walk.line);
  const marks = context.surroundings.landmarksOf(leg.floor);
  const landmarks = turns.map(({ point, bearingDegrees }) =>
    marks.at(point, bearingDegrees, walk.line[0] ?? point),
  );
  const ends = [...turns.map(({ meters }) => meters), leg.distanceMeters];
  const common = (from: number, to: number, position: LonLat) => {
    const distanceMeters = to - from;
    const part = leg.distanceMeters === 0 ? 0 : distanceMeters / leg.distanceMeters;
    const durationSeconds = leg.durationSeconds * part;
    return { position, floor: leg.floor, leg: walk.index, distanceMeters, durationSeconds };
  };
  const [toward] = landmarks;
  const start = {
    ...common(0, ends[0] ?? 0, leg.line[0] ?? [0, 0]),
    bearingDegrees: startBearing,
    ...(toward && { landmark: asSeenAhead(toward) }),
  };
  const first: Instruction = walk.from
    ? { action: 'depart', ...start, ...(walk.from.from !== undefined && { from: walk.from.from }) }
    : { action: 'continue', ...start };
  const toTurn = ({ point, meters, turn, angleDegrees }: TurnAt, i: number): Instruction => {
    const landmark = landmarks[i];
    return {
      action: 'turn',
      ...common(meters, ends[i + 1] ?? meters, context.plane.toPosition(point)),
      turn,
      angleDegrees,
      ...(landmark && { landmark }),
    };
  };
  return [first, ...turns.map(toTurn)];
}

function arrivalAt(
  { leg, line }: LocalLeg,
  index: number,
  { stops, surroundings, plane }: InstructionContext,
): Instruction {
  const visit = leg.arrivesAt ?? 0;
  const stop = stops[visit + 1];
  const end = line.at(-1) ?? [0, 0];
  const floor = leg.type === 'walk' ? leg.floor : leg.toFloor;
  const seen =
    stop?.place !== undefined && leg.type === 'walk'
      ? surroundings.landmarksOf(floor).sideOf(stop.place, end, findTurns(line).endBearing)
      : undefined;
  return {
    action: 'arrive',
    stop: visit,
    isLast: visit === stops.length - 2,
    ...(stop?.name !== undefined && { name: stop.name }),
    ...(seen && { side: seen }),
    position: plane.toPosition(end),
    floor,
    leg: index,
    distanceMeters: 0,
    durationSeconds: 0,
  };
}

function asSeenAhead({ id, name }: Landmark): Landmark {
  return { id, name, side: 'ahead' };
}
