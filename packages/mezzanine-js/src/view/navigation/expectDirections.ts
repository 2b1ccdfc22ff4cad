import type { Directions } from '../../data/directions/Directions.ts';
import { MezzanineError } from '../../data/MezzanineError.ts';
import { expectNumber, expectOptions, expectType, invalidArgument } from '../expectArgument.ts';
import type { NavigationOptions } from './NavigationOptions.ts';
import { parseColor } from '../parseColor.ts';
import type { Stage } from '../Stage.ts';

/**
 * Directions of this map's venue.
 *
 * @throws MezzanineError `invalid-argument`, or `unknown-target` when they are of another venue
 */
export function expectDirections(stage: Stage, directions: Directions): void {
  const given = directions as { readonly type?: unknown; readonly legs?: unknown } | undefined;
  const expected = 'directions; venue.directions(from, to) makes them';
  if (given?.type === 'no-directions') {
    throw new MezzanineError('invalid-argument', {
      given: 'directions says that there is no way.',
      expected: `Expected ${expected}.`,
      remedy: "Show them only where their type is 'directions'; blockers say what is in the way.",
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
    given: `The directions go by the floor "${foreign.id}" of another venue.`,
    expected: `This map shows the venue "${stage.venue.name}".`,
  });
}

/** @throws MezzanineError `invalid-argument` naming the option that is wrong */
export function expectNavigationOptions(options: NavigationOptions): void {
  expectOptions('options', options, ['color', 'widthPixels', 'fit', 'markers', 'animate']);
  expectNumber('options.widthPixels', options.widthPixels, [1, 60]);
  for (const key of ['fit', 'markers', 'animate'] as const) {
    expectType(`options.${key}`, options[key], 'boolean');
  }
  if (options.color !== undefined) parseColor(options.color, 'options.color');
}
