import { LocalPlane } from '../LocalPlane.ts';
import { MvfError } from '../MvfError.ts';
import type { LossLog } from '../report/LossLog.ts';
import { checkCenter } from './checkCenter.ts';
import { type CoordinateSystem, declaredSystemOf } from './coordinateSystem.ts';
import { type GivenCollection, isBothSidesOf180 } from './fixCoordinates.ts';
import { medianWidth, widestRoomDegrees } from './medianWidth.ts';
import { forEachPosition, geometriesOf, type Pair, withPositions } from './positions.ts';

/** Positions farther from each other, or from 0, 0, are not in meters of one building. */
const farthestMeters = 20_000;

/** The caller's information about positions. */
export interface Positioning {
  readonly crs?: CoordinateSystem;
  /** Position of the middle of local meters. */
  readonly center?: readonly [longitude: number, latitude: number];
}

/**
 * Places files of a plan in local meters on Earth. Such files are detected by shapes that would be
 * too wide for rooms in degrees. Other files are returned unchanged.
 *
 * @throws MvfError `invalid-content` if such a file states that it is in degrees, or the center is
 *   not on Earth
 */
export function placeLocalMeters<T extends GivenCollection>(
  floors: readonly (readonly T[])[],
  { crs, center }: Positioning,
  log: LossLog,
): readonly (readonly T[])[] {
  if (center !== undefined) checkCenter(center);
  const files = floors.flat();
  const geometries = files.flatMap(({ content }) => geometriesOf(content));
  const width = medianWidth(geometries);
  const [first] = files;
  if (crs !== undefined || width <= widestRoomDegrees || first === undefined) return floors;
  const systems = files.map(({ content, file }) => declaredSystemOf(content, file));
  const box = boxOf(geometries);
  const isAcross180 = files.some(({ content }) => isBothSidesOf180(content));
  const isOther = systems.includes('EPSG:3857') || isAcross180;
  if (isOther || !isPlan(box, center !== undefined)) return floors;
  const { file } = first;
  if (systems.includes('EPSG:4326')) throw tooWide(file, width);
  note({ file, width, count: box.count, isPlaced: center !== undefined }, log);
  const plane = new LocalPlane(center === undefined ? [0, 0] : [...center]);
  const [x, y] = [(box.west + box.east) / 2, (box.south + box.north) / 2];
  const place = ([east, north]: Pair): Pair => {
    const [longitude, latitude] = plane.toPosition([east - x, north - y]);
    return [longitude, latitude];
  };
  return floors.map((own) =>
    own.map((one) => ({ ...one, content: withPositions(one.content, place) })),
  );
}

interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly count: number;
}

function boxOf(geometries: readonly unknown[]): Box {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity, count: 0 };
  for (const geometry of geometries) {
    forEachPosition(geometry, ([x, y]) => {
      box.west = Math.min(box.west, x);
      box.south = Math.min(box.south, y);
      box.east = Math.max(box.east, x);
      box.north = Math.max(box.north, y);
      box.count += 1;
    });
  }
  return box;
}

/** Whether numbers can be meters of one building; large ones belong to a projection, unless placed. */
function isPlan({ west, south, east, north }: Box, isPlaced: boolean): boolean {
  const far = Math.max(...[west, south, east, north].map(Math.abs));
  return (
    Math.max(east - west, north - south) <= farthestMeters && (isPlaced || far <= farthestMeters)
  );
}

function note(
  found: {
    readonly file: string;
    readonly width: number;
    readonly count: number;
    readonly isPlaced: boolean;
  },
  log: LossLog,
): void {
  const { file, width, count, isPlaced } = found;
  log.add({
    effect: 'changed',
    what: 'local coordinates',
    count,
    file,
    message: `Shapes are about ${rounded(width)} wide, which no room is in degrees; all positions were read as meters.`,
  });
  if (isPlaced) return;
  log.add({
    effect: 'added',
    what: 'position on Earth',
    file,
    message:
      'Local meters have no position on Earth; their middle was put at 0° north, 0° east. To set it, use mvf convert with --center <longitude,latitude>, or center in programs.',
  });
}

function tooWide(file: string, width: number): MvfError {
  const kilometers = Math.round(width * 111).toLocaleString('en');
  return new MvfError(
    'invalid-content',
    `${file} says that it is in degrees, and its shapes are about ${rounded(width)}° wide, which is ${kilometers} km; expected the rooms of a building. If the numbers are local meters, remove the member crs from the file. If it is a map of a region, export the rooms of one building.`,
    { file, pointer: '/crs' },
  );
}

function rounded(width: number): string {
  return width.toLocaleString('en', { maximumSignificantDigits: 2 });
}
