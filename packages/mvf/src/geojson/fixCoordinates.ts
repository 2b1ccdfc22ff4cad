import { isObject } from '../isObject.ts';
import type { LossLog } from '../report/LossLog.ts';
import { MvfError } from '../MvfError.ts';
import { type CoordinateSystem, declaredSystemOf } from './coordinateSystem.ts';
import { forEachPosition, geometriesOf, type Pair, withPositions } from './positions.ts';

/** A GeoJSON file and its source. */
export interface GivenCollection {
  readonly file: string;
  readonly content: unknown;
}

const equatorRadiusMeters = 6_378_137;
const webMercatorLimit = 20_037_508.4;

/**
 * Converts the files to WGS84 longitude and latitude. Latitude before longitude is swapped if the
 * numbers can only mean that; meters of EPSG:3857 are converted if the file or the caller declares
 * them. Other positions off Earth are rejected, because a guess would put the venue in the wrong
 * place.
 *
 * @throws MvfError `invalid-content` if positions use an unknown reference system
 */
export function fixCoordinates<T extends GivenCollection>(
  given: readonly T[],
  log: LossLog,
  system?: CoordinateSystem,
): T[] {
  return given.map((collection) => {
    const { file, content } = collection;
    const named = system ?? declaredSystemOf(content, file);
    const range = rangeOf(content);
    if (named === 'EPSG:3857' && range.count > 0) {
      log.add({
        effect: 'changed',
        what: 'coordinates in meters',
        count: range.count,
        file,
        message: `${file} is in Web Mercator (EPSG:3857); its positions were converted to degrees.`,
      });
      return { ...collection, content: withPositions(content, fromWebMercator) };
    }
    if (isBothSidesOf180(content)) throw acrossAntimeridian(file);
    if (range.maxX <= 180 && range.maxY <= 90) return collection;
    if (range.maxX <= 90 && range.maxY <= 180 && range.count > 1) {
      log.add({
        effect: 'changed',
        what: 'latitude before longitude',
        count: range.count,
        file,
        message: `${file} has positions whose second number is beyond ±90, so it cannot be a latitude; longitude and latitude were swapped.`,
      });
      return { ...collection, content: withPositions(content, ([a, b]) => [b, a]) };
    }
    throw notDegrees(file, range);
  });
}

interface Range {
  /** Largest absolute first and second numbers. */
  readonly maxX: number;
  readonly maxY: number;
  readonly count: number;
  /** Positions off Earth. */
  readonly beyond: number;
}

function rangeOf(content: unknown): Range {
  const range = { maxX: 0, maxY: 0, count: 0, beyond: 0 };
  forEachPositionIn(content, ([x, y]) => {
    range.maxX = Math.max(range.maxX, Math.abs(x));
    range.maxY = Math.max(range.maxY, Math.abs(y));
    range.count += 1;
    if (Math.abs(x) > 180 || Math.abs(y) > 90) range.beyond += 1;
  });
  // A single outlier is dropped with its feature, and does not affect the file.
  return range.beyond * 10 < range.count ? { ...range, maxX: 0, maxY: 0 } : range;
}

/** Whether positions are east and west of ±180°, and none is near 0°, as in a map of the world. */
export function isBothSidesOf180(content: unknown): boolean {
  const sides = { east: false, west: false, near0: false };
  forEachPositionIn(content, ([x]) => {
    if (x > 90 && x <= 180) sides.east = true;
    else if (x < -90 && x >= -180) sides.west = true;
    else sides.near0 = true;
  });
  return sides.east && sides.west && !sides.near0;
}

function forEachPositionIn(content: unknown, visit: (pair: Pair) => void): void {
  if (!isObject(content)) return;
  for (const geometry of geometriesOf(content)) forEachPosition(geometry, visit);
}

function acrossAntimeridian(file: string): MvfError {
  return new MvfError(
    'invalid-content',
    `${file} has longitudes near 180 and near -180; expected a venue that the antimeridian does not cross, because its rooms would reach around the Earth. Split the file there, or move the venue by a degree.`,
    { file },
  );
}

function fromWebMercator([x, y]: Pair): Pair {
  if (Math.abs(x) > webMercatorLimit || Math.abs(y) > webMercatorLimit) return [x, y];
  const degrees = 180 / Math.PI;
  return [
    (x / equatorRadiusMeters) * degrees,
    (2 * Math.atan(Math.exp(y / equatorRadiusMeters)) - Math.PI / 2) * degrees,
  ];
}

function notDegrees(file: string, { maxX, maxY, beyond }: Range): MvfError {
  const isMercator = maxX <= webMercatorLimit && maxY <= webMercatorLimit;
  const hint = isMercator
    ? 'They look like meters of a projection, such as UTM: convert the file to WGS84, for example with ogr2ogr -t_srs EPSG:4326. If it is Web Mercator, its member crs can name EPSG:3857; in programs, pass crs: "EPSG:3857".'
    : 'Convert the file to WGS84.';
  return new MvfError(
    'invalid-content',
    `${file} has ${beyond} positions off Earth, up to [${maxX}, ${maxY}]; expected longitude within ±180 and latitude within ±90, in degrees. ${hint}`,
    { file },
  );
}
