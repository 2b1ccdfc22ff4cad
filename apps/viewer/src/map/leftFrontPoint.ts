import type { Floor } from '@mezzanine/react-sdk';

/** A position in degrees. */
interface Point {
  readonly longitude: number;
  readonly latitude: number;
}

/**
 * How much nearer to the viewer a corner must be to count as much as one to the left: floors above
 * cover the far corners of a floor, and the near ones are far from its left edge.
 */
const FRONT_SHARE = 0.3;

/**
 * The corner of an outline that is farthest to the left on the screen, or almost as far and nearer to
 * the viewer.
 *
 * @param geometry - the outline
 * @param bearingDegrees - of the map: the direction that is up
 */
export function leftFrontPoint(geometry: Floor['geometry'], bearingDegrees: number): Point {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const corners = polygons.flatMap(([outline = []]) => outline);
  const angle = (bearingDegrees * Math.PI) / 180;
  const eastPerDegree = Math.cos(((corners[0]?.[1] ?? 0) * Math.PI) / 180);
  const awayFromCorner = ([longitude = 0, latitude = 0]: readonly number[]) => {
    const east = longitude * eastPerDegree;
    const right = east * Math.cos(angle) - latitude * Math.sin(angle);
    const up = east * Math.sin(angle) + latitude * Math.cos(angle);
    return right + FRONT_SHARE * up;
  };
  const [longitude = 0, latitude = 0] = corners.reduce<readonly number[]>(
    (best, corner) =>
      best.length === 0 || awayFromCorner(corner) < awayFromCorner(best) ? corner : best,
    [],
  );
  return { longitude, latitude };
}
