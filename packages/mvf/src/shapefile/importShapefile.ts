import { openArchive } from '../archive/openArchive.ts';
import { defaultReadLimits, type ReadLimits } from '../archive/ReadLimits.ts';
import type { GeoJsonOptions } from '../geojson/GeoJsonFloor.ts';
import { importGeoJson } from '../geojson/importGeoJson.ts';
import { isObject } from '../isObject.ts';
import { MvfError } from '../MvfError.ts';
import { LossLog } from '../report/LossLog.ts';
import type { Imported } from '../report/LossReport.ts';
import { featuresOf } from './featuresOf.ts';
import { layerKindOf } from './layerKindOf.ts';
import { levelsOf } from './levelsOf.ts';
import { type Layer, openLayers } from './openLayers.ts';

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
const mostFeatures = 200_000;
/** More than the largest airports have. */
const mostPolygons = 20_000;

/**
 * Creates a venue from a Shapefile: a zip archive with one or more layers (`.shp` with `.dbf`, `.prj`,
 * and `.cpg`), in the schemas of IMDF or ArcGIS Indoors, or similar ones. Rules: `spec/imdf.md`, from
 * SHP-01.
 *
 * @param input the zip archive
 * @throws MvfError if it has no layer with rooms, or a coordinate system that is not known
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
  const count = layers.reduce((sum, { features }) => sum + features.length, 0);
  if (count > mostFeatures) throw tooMany(file, `${count} features`, mostFeatures);
  const polygons = layers.flatMap(({ features }) => features).reduce(addPolygons, 0);
  if (polygons > mostPolygons) throw tooMany(file, `${polygons} polygons`, mostPolygons);
  const outlines = layers.filter(({ name }) => layerKindOf(name) === 'level');
  const context = {
    levels: levelsOf(outlines, log),
    hasLevels: outlines.length > 0,
    kinds: options.kinds ?? {},
  };
  const features = layers.flatMap((layer) => featuresOf(layer, context));
  const { venue, report } = imported(layers, () =>
    importGeoJson([{ spaces: { type: 'FeatureCollection', features }, file }], {
      ...others,
      properties: { id: 'id', name: 'name', kind: 'kind', level: 'level' },
    }),
  );
  const origins = layers.flatMap(({ file: path, features: own }) =>
    own.map((_, i) => ({ file: path, pointer: `/features/${i}` })),
  );
  for (const entry of report.entries) {
    const index = Number(/^\/features\/(\d+)/.exec(entry.pointer ?? '')?.[1] ?? -1);
    log.add({ ...entry, ...origins[index] });
  }
  return { venue, report: log.report() };
}

/** Says which layers there are if none of them has a room. */
function imported(layers: readonly Layer[], run: () => Imported): Imported {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof MvfError) || error.pointer !== '/features') throw error;
    const listed = layers.slice(0, 10).map(({ name, features }) => `${name} (${features.length})`);
    throw new MvfError(
      'invalid-content',
      `The Shapefile has no polygon that could be a room; its layers are ${listed.join(', ')}; expected polygons of rooms, such as a layer "Units". Add that layer to the archive.`,
      { ...(error.file !== undefined && { file: error.file }), cause: error },
    );
  }
}

function withoutLayer(file: string): MvfError {
  return new MvfError(
    'missing-file',
    `${file} contains no .shp file; expected the layers of a Shapefile. Pack the .shp, .dbf, and .prj files of each layer as a zip archive.`,
    { file },
  );
}

function addPolygons(sum: number, { geometry }: Layer['features'][number]): number {
  if (!isObject(geometry)) return sum;
  const { type, coordinates } = geometry;
  if (type === 'MultiPolygon' && Array.isArray(coordinates)) return sum + coordinates.length;
  return type === 'Polygon' ? sum + 1 : sum;
}

function tooMany(file: string, given: string, most: number): MvfError {
  return new MvfError(
    'archive-too-large',
    `${file} has ${given}; expected at most ${most}. Export only the layers of one venue.`,
    { file },
  );
}
