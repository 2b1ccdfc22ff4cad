import type {
  Directions as Directions6,
  DirectionsInstruction,
  DirectionsLeg,
  Turn,
  Venue as Venue6,
} from '../../headless.ts';
import type { ActionType } from './ActionType.ts';
import type { BearingType } from './BearingType.ts';
import type { DirectionsOptions } from './DirectionsOptions.ts';
import {
  DestinationSet,
  Directions,
  type Instruction,
  type InstructionAction,
  type Links,
  Navigable,
  type Vortex,
} from './entities.ts';
import type { Identified } from './Identified.ts';
import { reportNoSuccessor } from './noSuccessor.ts';
import { invalidArgument } from './expectArgument.ts';
import { withOldNames } from './oldNames.ts';

/** Dependencies for finding directions. */
export interface DirectionsContext extends Links {
  vortex(connection: Identified): Vortex;
  /** Whether a place belongs to this venue. */
  has(place: Navigable): boolean;
}

const ACTIONS = {
  depart: 'Departure',
  turn: 'Turn',
  take: 'TakeVortex',
  continue: 'ExitVortex',
  arrive: 'Arrival',
} as const satisfies Record<DirectionsInstruction['detail']['action'], ActionType>;

const BEARINGS: Readonly<Record<Turn, BearingType>> = {
  'slight-left': 'SlightLeft',
  left: 'Left',
  'sharp-left': 'Left',
  'slight-right': 'SlightRight',
  right: 'Right',
  'sharp-right': 'Right',
};

const SIDES = { left: 'Left', right: 'Right', ahead: 'Ahead', behind: 'Behind' } as const;

/**
 * Finds a route by version 6.
 *
 * @returns one leg for each destination; a single empty leg if there is no route
 * @throws MezzanineError `invalid-argument` or `unknown-target`
 */
export function findDirections(
  links: DirectionsContext,
  from: Navigable,
  to: Navigable | DestinationSet,
  options: DirectionsOptions,
): readonly Directions[] {
  const goals = to instanceof DestinationSet ? to.destinations : [to];
  for (const place of goals) expectPlace(links, place);
  const isStepFree = expectOptions(options);
  const findIn = (venue: Venue6) =>
    venue.directions(
      from.targetIn(venue),
      goals.map((goal) => goal.targetIn(venue)),
      { isStepFree },
    );
  const result = withOldNames({ 'A target of the directions': 'target' }, () =>
    findIn(links.venue6),
  );
  if (result.type === 'no-directions') {
    if (to instanceof DestinationSet) return [];
    const none = { path: [], distance: 0, instructions: [] };
    return [new Directions(none, { result, findIn, leg: 0, isStepFree })];
  }
  return goals.map((_, leg) => {
    const legs = legsTo(result, leg);
    const fields = {
      path: pathOf(links, legs),
      distance: legs.reduce((meters, { distanceMeters }) => meters + distanceMeters, 0),
      instructions: instructionsOf(links, result, legs),
    };
    return new Directions(fields, { result, findIn, leg, isStepFree });
  });
}

function expectPlace(links: DirectionsContext, place: unknown): void {
  const expected = 'a polygon, location, node, vortex, or coordinate of the same venue';
  if (!(place instanceof Navigable) || !links.has(place)) {
    throw invalidArgument('target', place, expected);
  }
}

function expectOptions({ accessible = false, smoothing, simplify }: DirectionsOptions): boolean {
  if (typeof accessible !== 'boolean') {
    throw invalidArgument('options.accessible', accessible, 'a boolean');
  }
  const isOff = (value: unknown) =>
    value === false || (value as { enabled?: unknown } | undefined)?.enabled === false;
  if (isOff(smoothing) || isOff(simplify)) {
    reportNoSuccessor('directionsTo({ smoothing: false })', 'Routes are always smooth.');
  }
  return accessible;
}

/** Legs after the destination before, up to a destination. */
function legsTo({ legs }: Directions6, destination: number): readonly DirectionsLeg[] {
  const ends = legs.flatMap(({ arrivesAt }, index) => (arrivesAt === undefined ? [] : [index]));
  const first = destination === 0 ? 0 : (ends[destination - 1] ?? legs.length) + 1;
  return legs.slice(first, (ends[destination] ?? legs.length - 1) + 1);
}

function pathOf(links: Links, legs: readonly DirectionsLeg[]) {
  return legs.flatMap((leg) =>
    leg.coordinates.map(({ latitude, longitude, floorId }) => {
      const floor = leg.type === 'walk' ? leg.floor : leg.fromFloor;
      return links.coordinate({ latitude, longitude, floorId: floorId ?? floor.id });
    }),
  );
}

function instructionsOf(
  links: DirectionsContext,
  result: Directions6,
  legs: readonly DirectionsLeg[],
): readonly Instruction[] {
  const indices = new Set(legs.map((leg) => result.legs.indexOf(leg)));
  return result.instructions
    .filter(({ leg }) => indices.has(leg))
    .map((step): Instruction => {
      const { detail } = step;
      const { coordinate, floor, text, distanceMeters } = step;
      const location = locationAt(links, result, step);
      return {
        instruction: text,
        distance: distanceMeters,
        action: actionOf(links, step),
        node: links.coordinate({ ...coordinate, floorId: floor.id }),
        ...(location && { atLocation: location }),
        ...(detail.action === 'take' && { atVortex: links.vortex(detail.connection) }),
        v6: step,
      };
    });
}

function actionOf(
  links: Links,
  { detail, floor }: Pick<DirectionsInstruction, 'detail' | 'floor'>,
): InstructionAction {
  const type = ACTIONS[detail.action];
  if (detail.action === 'take') {
    return { type, fromMap: links.map(floor), toMap: links.map({ id: detail.toFloor }) };
  }
  const side = detail.action === 'arrive' ? detail.side : detail.landmark?.side;
  return {
    type,
    ...(detail.action === 'turn' && { bearing: BEARINGS[detail.turn] }),
    ...(side && { referencePosition: SIDES[side] }),
  };
}

function locationAt(links: Links, result: Directions6, { detail }: DirectionsInstruction) {
  if (detail.action === 'take') return undefined;
  if (detail.action === 'arrive') {
    const target = result.destinations[detail.stop];
    if (!target || !('type' in target)) return undefined;
    if (target.type === 'location') return links.locations([target])[0];
    return target.type === 'space' ? links.locations(target.locations)[0] : undefined;
  }
  const space = detail.landmark && links.venue6.getSpace(detail.landmark.id);
  return space && links.locations(space.locations)[0];
}
