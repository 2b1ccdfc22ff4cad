import { MvfError } from '../MvfError.ts';

/** Supported reference systems. */
export type CoordinateSystem = 'EPSG:4326' | 'EPSG:3857';

/**
 * The reference system in the `crs` member of GeoJSON before RFC 7946; undefined if there is none.
 *
 * @throws MvfError `invalid-content` for a system that is not supported
 */
export function declaredSystemOf(content: unknown, file: string): CoordinateSystem | undefined {
  const { crs } = (content ?? {}) as { crs?: { properties?: { name?: unknown } } | null };
  const name = crs?.properties?.name;
  if (typeof name !== 'string') return undefined;
  if (/CRS84|EPSG:{1,2}(?:\d*:)?4326$/i.test(name)) return 'EPSG:4326';
  if (/EPSG:{1,2}(?:\d*:)?(?:3857|900913|3785|102100)$/i.test(name)) return 'EPSG:3857';
  throw new MvfError(
    'invalid-content',
    `${file}: /crs/properties/name is ${JSON.stringify(name.slice(0, 60))}; expected WGS84 degrees (CRS84, EPSG:4326) or Web Mercator (EPSG:3857). Convert the file to WGS84, for example with ogr2ogr -t_srs EPSG:4326.`,
    { file, pointer: '/crs/properties/name' },
  );
}
