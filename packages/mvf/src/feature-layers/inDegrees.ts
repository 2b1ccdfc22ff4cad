import { medianWidth, widestRoomDegrees } from '../geojson/medianWidth.ts';
import { isObject } from '../isObject.ts';
import { MvfError } from '../MvfError.ts';
import type { LossLog } from '../report/LossLog.ts';
import type { Projection } from './projectionOf.ts';

/**
 * Converts geometries to degrees. Notes datums that may be off.
 *
 * @param layer - name of the layer, for messages
 * @throws MvfError `invalid-content` if no position is on Earth
 */
export function inDegrees(
  shapes: readonly unknown[],
  { toDegrees, isNearWgs84, name }: Projection,
  layer: string,
  log: LossLog,
): readonly unknown[] {
  if (!isNearWgs84) {
    const message = `${name} uses a datum other than WGS84; if its parameters are unknown, positions can be off by up to 200 m. Export the layers in WGS84 to avoid that.`;
    log.add({ effect: 'changed', what: 'datum', file: layer, message });
  }
  const converted = shapes.map((shape) => withPositions(shape, toDegrees));
  if (shapes.length > 0 && !converted.some((shape) => isOnEarth(shape))) {
    throw offEarth(layer, name);
  }
  return converted;
}

/** Whether a geometry is empty, or its positions are degrees. */
function isOnEarth(geometry: unknown): boolean {
  let isOn = true;
  withPositions(geometry, (at) => {
    isOn &&= Math.abs(at[0]) <= 180 && Math.abs(at[1]) <= 90;
    return at;
  });
  return isOn;
}

/** Whether geometries without a coordinate system can be rooms in degrees. */
export function canBeDegrees(geometries: readonly unknown[]): boolean {
  return geometries.every((one) => isOnEarth(one)) && medianWidth(geometries) <= widestRoomDegrees;
}

type Pair = readonly [number, number];

/** A geometry with other positions; further numbers, such as heights, are kept. */
function withPositions(geometry: unknown, replace: (at: Pair) => Pair): unknown {
  if (!isObject(geometry)) return null;
  const { type, coordinates, geometries } = geometry;
  if (Array.isArray(geometries)) {
    return { type, geometries: geometries.map((one) => withPositions(one, replace)) };
  }
  return { type, coordinates: replaced(coordinates, replace) };
}

function replaced(value: unknown, replace: (at: Pair) => Pair): unknown {
  if (!Array.isArray(value)) return value;
  const given: readonly unknown[] = value;
  const [x, y, ...more] = given;
  if (typeof x === 'number' && typeof y === 'number') return [...replace([x, y]), ...more];
  return given.map((inner) => replaced(inner, replace));
}

function offEarth(layer: string, name: string): MvfError {
  return new MvfError(
    'invalid-content',
    `${layer} has no position on Earth in ${JSON.stringify(name)}; expected coordinates in that system, which the layer specifies. Export the layer again with the right coordinate system.`,
    { file: layer },
  );
}
