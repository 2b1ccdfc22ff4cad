import { openArchive } from '../archive/openArchive.ts';
import { defaultReadLimits, type ReadLimits } from '../archive/ReadLimits.ts';
import { importLayers } from '../feature-layers/importLayers.ts';
import type { GeoJsonOptions } from '../geojson/GeoJsonFloor.ts';
import { MvfError } from '../MvfError.ts';
import { LossLog } from '../report/LossLog.ts';
import type { Imported } from '../report/LossReport.ts';
import { openLayers } from './openLayers.ts';

/** Options of {@link importShapefile}. */
export interface ShapefileOptions extends Pick<
  GeoJsonOptions,
  'name' | 'id' | 'time' | 'kinds' | 'graph' | 'assumeDoors'
> {
  /** Name of the file, for messages; default `shapes.zip`. */
  readonly file?: string;
  /** Limits to change; others keep their defaults, except for eight folders. */
  readonly limits?: Partial<ReadLimits>;
}

const mostFolders = 8;

/**
 * Creates a venue from a Shapefile: a zip archive with one or more layers (`.shp` with `.dbf`, `.prj`,
 * and `.cpg`), in the schemas of IMDF or ArcGIS Indoors, or similar ones. Rules: `spec/imdf.md`, from
 * SHP-01.
 *
 * @param input the zip archive
 * @throws MvfError if it has no layer with rooms, or an unknown coordinate system
 * @example
 * ```ts
 * const { venue, report } = importShapefile(await file.arrayBuffer(), { name: 'Library' });
 * ```
 */
export function importShapefile(
  input: ArrayBuffer | Uint8Array,
  options: ShapefileOptions = {},
): Imported {
  const { file = 'shapes.zip', limits, ...others } = options;
  const bytes = input instanceof Uint8Array ? input : new Uint8Array(input);
  const archive = openArchive(bytes, { ...defaultReadLimits, maxFolders: mostFolders, ...limits });
  const log = new LossLog();
  const layers = openLayers(archive, log);
  if (layers.length === 0) throw withoutLayer(file);
  return importLayers(layers, { file, format: 'Shapefile', log }, others);
}

function withoutLayer(file: string): MvfError {
  return new MvfError(
    'missing-file',
    `${file} contains no .shp file; expected the layers of a Shapefile. Pack the .shp, .dbf, and .prj files of each layer as a zip archive.`,
    { file },
  );
}
