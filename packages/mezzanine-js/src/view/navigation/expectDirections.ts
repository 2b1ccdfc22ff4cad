import type { Directions } from '../../data/directions/Directions.ts';
import { MezzanineError } from '../../data/MezzanineError.ts';
import {
  expectNumber,
  expectOptions,
  expectType,
  invalidArgument,
} from '../../data/expectArgument.ts';
import type { NavigationOptions } from './NavigationOptions.ts';
import { parseColor } from '../parseColor.ts';
import type { Stage } from '../Stage.ts';

/**
 * Requires directions of this map's venue.
 *
 * @throws MezzanineError `invalid-argument`, or `unknown-target` if they belong to another venue
 */
export function expectDirections(stage: Stage, directions: Directions): void {
  const given = directions as { readonly type?: unknown; readonly legs?: unknown } | undefined;
  const expected = 'directions from venue.directions(from, to)';
  if (given?.type === 'no-directions') {
    throw new MezzanineError('invalid-argument', {
      given: 'directions is a result without a route.',
      expected: `Expected ${expected}.`,
      remedy: "Show a result only if its type is 'directions'; otherwise read its blockers.",
    });
  }
  if (given?.type !== 'directions' || !Array.isArray(given.legs)) {
    throw invalidArgument('directions', directions, expected);
  }
  const floors = directions.legs.flatMap((leg) =>
    leg.type === 'walk' ? [leg.floor] : [leg.fromFloor, leg.toFloor],
  );
  const foreign = floors.find((floor) => stage.venue.getFloor(floor.id) !== floor);
  if (!foreign) return;
  throw new MezzanineError('unknown-target', {
    given: `The directions pass through the floor "${foreign.id}" of another venue.`,
    expected: `This map shows the venue "${stage.venue.name}".`,
  });
}

/** @throws MezzanineError `invalid-argument` naming the invalid option */
export function expectNavigationOptions(options: NavigationOptions): void {
  expectOptions('options', options, ['color', 'widthPixels', 'fit', 'markers', 'animate']);
  expectNumber('options.widthPixels', options.widthPixels, [1, 60]);
  for (const key of ['fit', 'markers', 'animate'] as const) {
    expectType(`options.${key}`, options[key], 'boolean');
  }
  if (options.color !== undefined) parseColor(options.color, 'options.color');
}
