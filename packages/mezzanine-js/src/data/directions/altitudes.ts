import type { Floor, FloorStack } from '../entities.ts';

/** Default height of a story. */
const USUAL_HEIGHT_METERS = 4;

/**
 * Floor altitudes above ground in meters: the sum of the story heights, starting at the floor
 * nearest to the ground. A half floor, such as a mezzanine, lies half a story higher.
 */
export function altitudesOf(stacks: readonly FloorStack[]): ReadonlyMap<Floor, number> {
  const altitudes = new Map<Floor, number>();
  for (const { floors } of stacks) {
    const distances = floors.map(({ elevation }) => Math.abs(elevation));
    const ground = distances.indexOf(Math.min(...distances));
    let altitude = (floors[ground]?.elevation ?? 0) * USUAL_HEIGHT_METERS;
    const start = altitude;
    for (const [i, floor] of floors.slice(ground).entries()) {
      const below = floors[ground + i - 1];
      if (i > 0 && below) altitude += storey(below, floor);
      altitudes.set(floor, altitude);
    }
    altitude = start;
    for (let i = ground - 1; i >= 0; i -= 1) {
      const [floor, above] = [floors[i], floors[i + 1]];
      if (!floor || !above) continue;
      altitude -= storey(floor, above);
      altitudes.set(floor, altitude);
    }
  }
  return altitudes;
}

function storey(lower: Floor, upper: Floor): number {
  return lower.heightMeters * (upper.elevation - lower.elevation);
}
