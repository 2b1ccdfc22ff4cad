import { checkCenter } from '../geojson/checkCenter.ts';
import { boxOf } from '../graph/planeGeometry.ts';
import { LocalPlane } from '../LocalPlane.ts';
import { MvfError } from '../MvfError.ts';
import type { Position } from '../record-types/geometry.ts';
import type { LossLog } from '../report/LossLog.ts';
import type { PathShape } from './Drawing.ts';
import type { Placing } from './featuresOfDrawing.ts';

/** Rooms farther apart than this are a sign of wrong units. */
const farthestMeters = 20_000;

/** Scale and place of a drawing. */
interface Place {
  /** Meters per drawing unit. */
  readonly meters: number;
  readonly center: readonly [longitude: number, latitude: number] | undefined;
  readonly file: string;
}

/** Puts the middle of the rooms at the center. */
export function placing(
  rooms: readonly PathShape[],
  { meters, center, file }: Place,
  log: LossLog,
): Placing {
  checkCenter(center ?? [0, 0]);
  if (center === undefined) {
    const message =
      'A drawing has no position on Earth, so it was placed at 0° north, 0° east. Set the position of its center: center, or --center <longitude,latitude>.';
    log.add({ effect: 'added', what: 'position on Earth', message });
  }
  const { minX, minY, maxX, maxY } = boxOf(rooms.flatMap(({ points }) => points));
  const [x, y] = [(minX + maxX) / 2, (minY + maxY) / 2];
  const sizeMeters = Math.max(maxX - minX, maxY - minY) * meters;
  if (!(sizeMeters < farthestMeters)) {
    throw new MvfError(
      'invalid-content',
      `${file} has rooms that are ${Math.round(sizeMeters / 1000)} km apart; expected a plan of at most ${farthestMeters / 1000} km. Set its units (units, or --units), or leave out layers far from the plan (layers, or --layer <name>=ignore).`,
      { file },
    );
  }
  const plane = new LocalPlane([...(center ?? ([0, 0] as const))]);
  return (point): Position => plane.toPosition([(point[0] - x) * meters, (point[1] - y) * meters]);
}
