import { placeOnEarth, type Site } from '../Site.ts';
import type { Vector } from '../vector.ts';
import type { Surroundings } from './Surroundings.ts';

/** Path in the bundle, where the web SDK's outdoor map expects it. */
const PATH = 'assets/surroundings.geojson';
/** Six decimals are about a decimeter. */
const DECIMALS = 1e6;

/**
 * The file in a bundle with the surroundings of its venue, as GeoJSON. Features have a `kind`,
 * streets and paths a `widthMeters`, buildings a `heightMeters`, and some a `name`.
 *
 * @returns the file by its path, for the assets of a venue
 */
export function surroundingsFile(site: Site, world: Surroundings): Record<string, string> {
  const toEarth = placeOnEarth(site);
  const place = (at: Vector) =>
    toEarth(at).map((degrees) => Math.round(degrees * DECIMALS) / DECIMALS);
  const area = (outline: readonly Vector[]) => ({
    type: 'Polygon',
    coordinates: [[...outline, ...outline.slice(0, 1)].map(place)],
  });
  const feature = (geometry: object, properties: object) => ({
    type: 'Feature',
    properties,
    geometry,
  });
  const features = [
    ...world.areas.map(({ kind, outline }) => feature(area(outline), { kind })),
    ...world.ways.map(({ line, ...properties }) =>
      feature({ type: 'LineString', coordinates: line.map(place) }, properties),
    ),
    ...world.blocks.map(({ outline, heightMeters }) =>
      feature(area(outline), { kind: 'building', heightMeters }),
    ),
    feature(
      { type: 'MultiPoint', coordinates: world.trees.at.map(place) },
      { kind: 'tree', widthMeters: world.trees.radiusMeters },
    ),
    ...world.names.map(({ name, at }) =>
      feature({ type: 'Point', coordinates: place(at) }, { kind: 'place', name }),
    ),
  ];
  const attribution = 'Invented surroundings';
  return { [PATH]: `${JSON.stringify({ type: 'FeatureCollection', attribution, features })}\n` };
}
