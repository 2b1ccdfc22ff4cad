import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LocalProjection } from './LocalProjection.ts';

const latitudes = fc.double({ min: -60, max: 60, noNaN: true });
const meters = fc.double({ min: -350, max: 350, noNaN: true });

describe('LocalProjection', () => {
  test('is within 0.08 m of the tangent plane, 500 m around the center', () => {
    fc.assert(
      fc.property(latitudes, meters, meters, (latitude, east, north) => {
        const projection = new LocalProjection({ longitude: 12, latitude });
        const place = projection.toCoordinate([east, north]);
        const [trueEast, trueNorth] = tangentPlane(latitude, 12, place.latitude, place.longitude);
        expect(Math.hypot(trueEast - east, trueNorth - north)).toBeLessThan(0.08);
      }),
    );
  });

  test('returns the same meters after a round trip', () => {
    fc.assert(
      fc.property(latitudes, meters, meters, (latitude, east, north) => {
        const projection = new LocalProjection({ longitude: 179.999, latitude });
        const { longitude, latitude: back } = projection.toCoordinate([east, north]);
        const [x, y] = projection.toLocal([longitude, back]);
        expect(x).toBeCloseTo(east, 6);
        expect(y).toBeCloseTo(north, 6);
      }),
    );
  });

  test('takes the short path across the antimeridian', () => {
    const projection = new LocalProjection({ longitude: 179.9995, latitude: -17 });
    expect(projection.toLocal([-179.9995, -17])[0]).toBeCloseTo(106.5, 0);
    expect(projection.toCoordinate([106.5, 0]).longitude).toBeLessThan(-179.999);
  });

  test('rejects an invalid center', () => {
    for (const center of [
      { longitude: 0, latitude: 90 },
      { longitude: Number.NaN, latitude: 0 },
      { longitude: 0, latitude: Number.NaN },
    ]) {
      expect(() => new LocalProjection(center)).toThrow(/between −90 and 90/);
    }
  });
});

/** East and north of the second place in the tangent plane at the first, computed through ECEF. */
function tangentPlane(
  latitude: number,
  longitude: number,
  otherLatitude: number,
  otherLongitude: number,
): [number, number] {
  const [ax, ay, az] = earthCentered(latitude, longitude);
  const [bx, by, bz] = earthCentered(otherLatitude, otherLongitude);
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  const outward = Math.cos(lambda) * dx + Math.sin(lambda) * dy;
  return [
    -Math.sin(lambda) * dx + Math.cos(lambda) * dy,
    -Math.sin(phi) * outward + Math.cos(phi) * dz,
  ];
}

function earthCentered(latitude: number, longitude: number): [number, number, number] {
  const flattening = 1 / 298.257223563;
  const eccentricity = flattening * (2 - flattening);
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  const radius = 6378137 / Math.sqrt(1 - eccentricity * Math.sin(phi) ** 2);
  return [
    radius * Math.cos(phi) * Math.cos(lambda),
    radius * Math.cos(phi) * Math.sin(lambda),
    radius * (1 - eccentricity) * Math.sin(phi),
  ];
}
