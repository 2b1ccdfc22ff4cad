import { describe } from '../reading-checks/checkContent.ts';
import { isObject } from '../isObject.ts';
import { MvfError } from '../MvfError.ts';

const texts = ['id', 'name', 'file'] as const;

/** Checks the arguments of {@link importGeoJson}. Throws {@link MvfError} `invalid-content`. */
export function checkFloors(floors: unknown): void {
  if (!Array.isArray(floors) || floors.length === 0) {
    throw refused('importGeoJson', floors, 'an array of floors, such as [{ spaces: collection }]');
  }
  // Array.from fills the holes of an array, which forEach would skip.
  Array.from<unknown>(floors).forEach((floor, i) => {
    if (!isObject(floor)) throw refused(`floors[${i}]`, floor, 'an object with spaces');
    for (const key of texts) {
      const value = floor[key];
      if (value === undefined || (typeof value === 'string' && value.length <= 200)) continue;
      throw refused(`floors[${i}].${key}`, value, 'a string of at most 200 characters');
    }
    const { elevation } = floor;
    if (elevation !== undefined && !Number.isFinite(elevation)) {
      throw refused(`floors[${i}].elevation`, elevation, 'a finite number');
    }
  });
}

function refused(what: string, given: unknown, expected: string): MvfError {
  return new MvfError(
    'invalid-content',
    `${what} was given ${describe(given)}; expected ${expected}. Pass that instead.`,
  );
}
