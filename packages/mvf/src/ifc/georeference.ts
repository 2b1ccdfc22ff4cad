import type { Vec } from '../graph/planeGeometry.ts';
import { LocalPlane } from '../LocalPlane.ts';
import type { LossLog } from '../report/LossLog.ts';
import type { Position } from '../record-types/geometry.ts';
import { roundPosition } from '../roundPosition.ts';
import type { IfcFile } from './IfcFile.ts';
import type { Placements } from './Placements.ts';
import { fromUtm, type UtmZone, utmZoneOf } from './transverseMercator.ts';
import { type IfcLine, numberOf, numbersOf, refOf, textOf } from './values.ts';

/** How the model is placed on Earth. */
export interface Georeference {
  /** Position of a point of the model, in meters. */
  readonly toPosition: (point: Vec) => Position;
  /** Bearing of the model's y-axis in degrees, clockwise from north. */
  readonly bearing: number;
}

/** Data besides the model. */
export interface GeoreferenceInput {
  readonly ifc: IfcFile;
  readonly placements: Placements;
  readonly log: LossLog;
  /** A position from the caller, of {@link middle}. */
  readonly center?: Position;
  /** The middle of the model. */
  readonly middle: Vec;
}

/**
 * Places the model on Earth: at the caller's position, by IfcMapConversion, or by the latitude and
 * longitude of IfcSite. Otherwise, places it at 0° north, 0° east, and notes that.
 */
export function georeference(input: GeoreferenceInput): Georeference {
  const { center, middle, log, ifc } = input;
  const north = trueNorth(ifc, input.placements);
  if (center !== undefined) return aroundAnchor(center, middle, north);
  const converted = byMapConversion(input);
  if (converted !== undefined) return converted;
  const site = bySite(input, north);
  if (site !== undefined) return site;
  log.add({
    effect: 'added',
    what: 'position on Earth',
    file: ifc.file,
    message:
      'The model does not specify a position on Earth, so its center is at latitude 0, longitude 0. To place it, set the position of its center: --center <longitude>,<latitude> of mvf convert, or center of importIfc.',
  });
  return aroundAnchor([0, 0], middle, north);
}

/** The direction of north in the model, of length 1. */
function trueNorth(ifc: IfcFile, placements: Placements): Vec {
  for (const id of ifc.idsOf('IFCGEOMETRICREPRESENTATIONCONTEXT')) {
    const [x = 0, y = 0] = placements.direction(refOf(ifc.line(id)?.['TrueNorth'])) ?? [];
    const length = Math.hypot(x, y);
    if (length > 0.1) return [x / length, y / length];
  }
  return [0, 1];
}

function aroundAnchor(position: Position, [x0, y0]: Vec, [nx, ny]: Vec): Georeference {
  const plane = new LocalPlane(position);
  return {
    toPosition: ([x, y]) => {
      const [dx, dy] = [x - x0, y - y0];
      return roundPosition(plane.toPosition([dx * ny - dy * nx, dx * nx + dy * ny]));
    },
    bearing: bearingOf([nx, ny]),
  };
}

/** Bearing of the y-axis if north is in this direction. */
function bearingOf([nx, ny]: Vec): number {
  const degrees = (Math.atan2(-nx, ny) * 180) / Math.PI;
  return Math.round(((degrees + 360) % 360) * 100) / 100;
}

function bySite({ ifc, placements, log }: GeoreferenceInput, north: Vec): Georeference | undefined {
  for (const id of ifc.idsOf('IFCSITE')) {
    const site = ifc.line(id) ?? {};
    const position = positionOfSite(site);
    if (position === undefined) continue;
    const place = placements.of(refOf(site['ObjectPlacement']));
    const [x = 0, y = 0] = place?.origin ?? [];
    log.add({
      effect: 'changed',
      what: 'position of the site',
      file: ifc.file,
      message:
        'The model has only the latitude and longitude of its site, which are often approximate. Check the position on a map.',
    });
    return aroundAnchor(position, [x, y], north);
  }
  return undefined;
}

function positionOfSite(site: IfcLine): Position | undefined {
  const latitude = degreesOf(site['RefLatitude']);
  const longitude = degreesOf(site['RefLongitude']);
  // Programs write zeros for an unknown place.
  if (latitude === 0 && longitude === 0) return undefined;
  const isOnEarth = isWithin(latitude, -89, 89) && isWithin(longitude, -180, 180);
  return isOnEarth ? [longitude ?? 0, latitude ?? 0] : undefined;
}

/** Degrees, minutes, seconds, and millionths of a second. */
function degreesOf(value: unknown): number | undefined {
  const numbers = numbersOf(value);
  if (numbers.length < 3) return undefined;
  const [degrees = 0, minutes = 0, seconds = 0, millionths = 0] = numbers;
  return degrees + minutes / 60 + (seconds + millionths / 1e6) / 3600;
}

function byMapConversion({ ifc, log, middle }: GeoreferenceInput): Georeference | undefined {
  const [id] = ifc.idsOf('IFCMAPCONVERSION');
  const line = ifc.line(id);
  if (line === undefined) return undefined;
  const target = ifc.line(refOf(line['TargetCRS']));
  const names = ['Name', 'MapProjection', 'MapZone', 'Description'].flatMap(
    (name) => textOf(target?.[name]) ?? [],
  );
  const zone = names.map(utmZoneOf).find((one) => one !== undefined);
  const [east, north] = [numberOf(line['Eastings']), numberOf(line['Northings'])];
  const isInZone = isWithin(east, 0, 1e6) && isWithin(north, 0, 1e7);
  if (zone !== undefined && east !== undefined && north !== undefined && isInZone) {
    const turn: Vec = [numberOf(line['XAxisAbscissa']) ?? 1, numberOf(line['XAxisOrdinate']) ?? 0];
    return inZone(zone, { east, north, turn, scale: scaleOf(line['Scale']) }, middle);
  }
  log.add({
    effect: 'lost',
    what: 'map conversion',
    file: ifc.file,
    message: `The model is in ${JSON.stringify(names[0]?.slice(0, 60) ?? 'a system without a name')}; only UTM zones on WGS84 and ETRS89, such as EPSG:25832, are supported.`,
  });
  return undefined;
}

function isWithin(value: number | undefined, least: number, most: number): boolean {
  return value !== undefined && value >= least && value <= most;
}

/** Lengths already include the factor between the units of the model and the map. */
function scaleOf(value: unknown): number {
  const scale = numberOf(value) ?? 1;
  return scale > 0.9 && scale < 1.1 ? scale : 1;
}

interface Shift {
  readonly east: number;
  readonly north: number;
  /** Direction of the model's x-axis, east and north. */
  readonly turn: Vec;
  readonly scale: number;
}

function inZone(zone: UtmZone, { east, north, turn, scale }: Shift, middle: Vec): Georeference {
  const length = Math.hypot(...turn);
  const [a, o] = length > 1e-9 ? [turn[0] / length, turn[1] / length] : [1, 0];
  const toPosition = ([x, y]: Vec): Position =>
    roundPosition(fromUtm([east + scale * (a * x - o * y), north + scale * (o * x + a * y)], zone));
  const [x, y] = middle;
  const [from, to] = [toPosition(middle), toPosition([x, y + 100])];
  const [dx, dy] = new LocalPlane(from).toLocal(to);
  const degrees = (Math.atan2(dx, dy) * 180) / Math.PI;
  return { toPosition, bearing: Math.round(((degrees + 360) % 360) * 100) / 100 };
}
