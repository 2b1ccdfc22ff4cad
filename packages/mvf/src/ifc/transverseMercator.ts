import type { Position } from '../record-types/geometry.ts';

const degrees = 180 / Math.PI;
/** Semi-major axis in meters and flattening of WGS84; GRS80's differ by less than a millimeter. */
const radius = 6_378_137;
const flattening = 1 / 298.257_223_563;
const scaleAtMeridian = 0.9996;
const falseEasting = 500_000;
const falseNorthingSouth = 10_000_000;

/** A zone of Universal Transverse Mercator. */
export interface UtmZone {
  /** Number of the zone, from 1 to 60. */
  readonly zone: number;
  readonly isSouth: boolean;
}

/** The zone in the name of a coordinate reference system; undefined for other systems. */
export function utmZoneOf(name: string): UtmZone | undefined {
  const [, code] = /EPSG:{1,2}(?:[\d.]*:)?(\d+)$/i.exec(name) ?? [];
  const number = Number(code ?? NaN);
  // WGS84 north and south, and ETRS89.
  for (const [base, first, last, isSouth] of [
    [32_600, 1, 60, false],
    [32_700, 1, 60, true],
    [25_800, 28, 38, false],
  ] as const) {
    const zone = number - base;
    if (zone >= first && zone <= last) return { zone, isSouth };
  }
  const [, told, band] = /\bUTM[\s/_-]*(?:zone)?[\s/_-]*(\d{1,2})\s?([NS])\b/i.exec(name) ?? [];
  const zone = Number(told ?? NaN);
  return zone >= 1 && zone <= 60 ? { zone, isSouth: band?.toUpperCase() === 'S' } : undefined;
}

/**
 * Longitude and latitude of a position in a zone, by Krüger's series in the third flattening to its
 * third power (Karney, Transverse Mercator with an accuracy of a few nanometers, 2011, eq. 8 and 36).
 * In a zone, the error is less than a millimeter.
 */
export function fromUtm([easting, northing]: readonly [number, number], to: UtmZone): Position {
  const n = flattening / (2 - flattening);
  const meridian = (radius / (1 + n)) * (1 + n ** 2 / 4 + n ** 4 / 64);
  const south = to.isSouth ? falseNorthingSouth : 0;
  const xi = (northing - south) / (scaleAtMeridian * meridian);
  const eta = (easting - falseEasting) / (scaleAtMeridian * meridian);
  const beta = [
    n / 2 - (2 / 3) * n ** 2 + (37 / 96) * n ** 3,
    n ** 2 / 48 + n ** 3 / 15,
    (17 / 480) * n ** 3,
  ];
  let [xiPrime, etaPrime] = [xi, eta];
  beta.forEach((factor, i) => {
    const k = 2 * (i + 1);
    xiPrime -= factor * Math.sin(k * xi) * Math.cosh(k * eta);
    etaPrime -= factor * Math.cos(k * xi) * Math.sinh(k * eta);
  });
  const conformal = Math.asin(Math.sin(xiPrime) / Math.cosh(etaPrime));
  const delta = [
    2 * n - (2 / 3) * n ** 2 - 2 * n ** 3,
    (7 / 3) * n ** 2 - (8 / 5) * n ** 3,
    (56 / 15) * n ** 3,
  ];
  const latitude = delta.reduce(
    (sum, factor, i) => sum + factor * Math.sin(2 * (i + 1) * conformal),
    conformal,
  );
  const longitude = Math.atan2(Math.sinh(etaPrime), Math.cos(xiPrime)) * degrees;
  return [to.zone * 6 - 183 + longitude, latitude * degrees];
}
