import { MvfError } from '../MvfError.ts';

/** Throws {@link MvfError} `invalid-content` if the given middle of a plan is not on Earth. */
export function checkCenter([longitude, latitude]: readonly [number, number]): void {
  if (Math.abs(longitude) <= 180 && Math.abs(latitude) <= 85) return;
  throw new MvfError(
    'invalid-content',
    `center is [${longitude}, ${latitude}]; expected [longitude, latitude] in degrees, within ±180 and ±85. Pass a position on the building.`,
  );
}
