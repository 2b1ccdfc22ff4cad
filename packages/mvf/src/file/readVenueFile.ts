import type { ReadLimits } from '../archive/ReadLimits.ts';
import { deriveDrawing } from '../derive/deriveDrawing.ts';
import { type DrawingOptions, importDxf } from '../dxf/importDxf.ts';
import { importGeoJson } from '../geojson/importGeoJson.ts';
import { importImdf } from '../imdf/importImdf.ts';
import { importOsm } from '../osm/importOsm.ts';
import { readMvf } from '../readMvf.ts';
import type { Imported } from '../report/LossReport.ts';
import { importShapefile } from '../shapefile/importShapefile.ts';
import { drawingsOfFile } from './drawingsOfFile.ts';
import { findFormat, type VenueFormat } from './findFormat.ts';
import { floorsOfFile } from './floorsOfFile.ts';
import { refusalOf } from './refusalOf.ts';

/** Options of {@link readVenueFile}. */
export interface VenueFileOptions {
  /** Name of the file, which names the venue and its floor if the file does not. */
  readonly file?: string;
  /** Limits to change; others keep their defaults. */
  readonly limits?: Partial<ReadLimits>;
  /**
   * Whether formats without walls get walls, railings, and treads by {@link deriveDrawing}; default
   * `true`.
   */
  readonly derive?: boolean;
  /**
   * Data that DXF drawings lack: the roles of layers, their position, and their unit. `center` is
   * also for GeoJSON in local meters.
   */
  readonly drawing?: DrawingOptions;
}

/** A venue, its source format, and the losses. */
export interface VenueFile extends Imported {
  /** The detected format. */
  readonly format: VenueFormat;
}

/**
 * Reads a venue from a file in any supported format: a bundle of version 1 or 2, an IMDF archive,
 * one GeoJSON file, an archive of GeoJSON files, OpenStreetMap data with indoor tags, a Shapefile as
 * a zip archive, or an ASCII DXF drawing or an archive of them. The format is detected from the
 * content, not from the name.
 *
 * @param bytes the file
 * @throws MvfError if it is none of these, is damaged or is over a limit
 * @example
 * ```ts
 * const { format, venue, report } = readVenueFile(await file.arrayBuffer(), { file: file.name });
 * console.log(format, venue.manifest.name, report.entries.length);
 * ```
 */
export function readVenueFile(
  bytes: ArrayBuffer | Uint8Array,
  options: VenueFileOptions = {},
): VenueFile {
  const read = readPlain(bytes, options);
  const isBundle = read.format === 'mvf-2' || read.format === 'mvf-1';
  return isBundle || options.derive === false
    ? read
    : { ...read, venue: deriveDrawing(read.venue) };
}

function readPlain(
  bytes: ArrayBuffer | Uint8Array,
  { file = 'Venue', limits, drawing }: VenueFileOptions,
): VenueFile {
  const given = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
  const format = findFormat(given);
  const bounds = limits === undefined ? {} : { limits };
  switch (format) {
    case 'mvf-2':
    case 'mvf-1':
      return { format, venue: readMvf(given, bounds), report: { entries: [] } };
    case 'imdf':
      return { format, ...importImdf(given, bounds) };
    case 'geojson': {
      const floors = floorsOfFile(file, given, limits);
      const place = placeOf(drawing);
      return { format, ...importGeoJson(floors, { name: stemOf(file), ...bounds, ...place }) };
    }
    case 'osm':
      return { format, ...importOsm(given, { file, ...bounds }) };
    case 'shapefile':
      return { format, ...importShapefile(given, { file, name: stemOf(file), ...bounds }) };
    case 'dxf': {
      const { drawings, entries } = drawingsOfFile(file, given, limits);
      const options = { name: stemOf(file), ...bounds, ...drawing };
      const { venue, report } = importDxf(drawings, options);
      return { format, venue, report: { entries: [...entries, ...report.entries] } };
    }
    case 'unknown':
      throw refusalOf(given, limits);
  }
}

function placeOf(drawing: DrawingOptions | undefined): Pick<DrawingOptions, 'center'> {
  return drawing?.center === undefined ? {} : { center: drawing.center };
}

/** The name of a file without its folder and extensions. */
function stemOf(file: string): string {
  return file
    .replace(/^.*[/\\]/, '')
    .replace(/(?:\.(?:geojson|shp|dxf))?\.(?:zip|geojson|json|dxf)$/i, '');
}
