import type { FloorImageFeature } from '@mezzanine/mvf';
import { type FloorContext, idsOf } from './FloorContext.ts';
import { plus, type Vector } from './vector.ts';

/** Large enough that rounding coordinates does not rotate an image. */
const sightMeters = 100;

/** The images on a floor. */
export function buildFloorImages({ floor, toEarth }: FloorContext): FloorImageFeature[] {
  return (floor.images ?? []).map(({ key, name, asset, at, size, heading = 0, unit, opacity }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: toEarth(at) },
    properties: {
      id: idsOf.image(floor.key, key),
      externalId: `${floor.key}/${key}`,
      url: asset,
      width: size[0],
      height: size[1],
      rotation: bearingOf(at, heading, toEarth),
      ...(unit !== undefined && { anchorId: idsOf.space(floor.key, unit) }),
      ...(opacity !== undefined && { opacity }),
      details: { name },
    },
  }));
}

/** Compass bearing of an image's upward direction, to a tenth of a degree. */
function bearingOf(at: Vector, heading: number, toEarth: FloorContext['toEarth']): number {
  const up: Vector = [-Math.sin(heading) * sightMeters, Math.cos(heading) * sightMeters];
  const [lon, lat] = toEarth(at);
  const [lonUp, latUp] = toEarth(plus(at, up));
  const east = (lonUp - lon) * Math.cos((lat * Math.PI) / 180);
  const degrees = (Math.atan2(east, latUp - lat) * 180) / Math.PI;
  return Math.round(((degrees + 360) % 360) * 10) / 10;
}
