import type { Floor } from '@mezzanine/react-sdk';

/** A position in degrees. */
interface Point {
  readonly longitude: number;
  readonly latitude: number;
}

/**
 * The corner of an outline that is farthest to the left on the screen.
 *
 * @param geometry - the outline
 * @param bearingDegrees - of the map: the direction that is up
 */
export function leftmostPoint(geometry: Floor['geometry'], bearingDegrees: number): Point {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const corners = polygons.flatMap(([outline = []]) => outline);
  const angle = (bearingDegrees * Math.PI) / 180;
  const eastPerDegree = Math.cos(((corners[0]?.[1] ?? 0) * Math.PI) / 180);
  const rightOf = ([longitude = 0, latitude = 0]: readonly number[]) =>
    longitude * eastPerDegree * Math.cos(angle) - latitude * Math.sin(angle);
  const [longitude = 0, latitude = 0] = corners.reduce<readonly number[]>(
    (best, corner) => (best.length === 0 || rightOf(corner) < rightOf(best) ? corner : best),
    [],
  );
  return { longitude, latitude };
}
