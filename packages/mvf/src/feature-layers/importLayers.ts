import type { GeoJsonOptions } from '../geojson/GeoJsonFloor.ts';
import { importGeoJson } from '../geojson/importGeoJson.ts';
import { isObject } from '../isObject.ts';
import { MvfError } from '../MvfError.ts';
import type { LossLog } from '../report/LossLog.ts';
import type { Imported } from '../report/LossReport.ts';
import { buildingNamesOf, featuresOf } from './featuresOf.ts';
import type { Layer } from './Layer.ts';
import { layerKindOf } from './layerKindOf.ts';
import { levelsOf } from './levelsOf.ts';

/** Options of imports from layers. */
export type LayerImportOptions = Pick<
  GeoJsonOptions,
  'name' | 'id' | 'time' | 'kinds' | 'graph' | 'assumeDoors'
>;

/** Origin of layers. */
export interface LayerSource {
  /** Name of the file, for messages. */
  readonly file: string;
  readonly format: 'Shapefile' | 'GeoPackage';
  /** Notes from reading the layers, at the start of the report. */
  readonly log: LossLog;
}

const mostFeatures = 200_000;
/** More than the largest airports have. */
const mostPolygons = 20_000;

/**
 * Creates a venue from layers in the schemas of IMDF or ArcGIS Indoors, or similar ones.
 *
 * @throws MvfError if no layer has rooms, or there are too many features
 */
export function importLayers(
  layers: readonly Layer[],
  source: LayerSource,
  options: LayerImportOptions,
): Imported {
  const { file, log } = source;
  const count = layers.reduce((sum, { features }) => sum + features.length, 0);
  if (count > mostFeatures) throw tooMany(file, `${count} features`, mostFeatures);
  const polygons = layers.flatMap(({ features }) => features).reduce(addPolygons, 0);
  if (polygons > mostPolygons) throw tooMany(file, `${polygons} polygons`, mostPolygons);
  const outlines = layers.filter(({ name }) => layerKindOf(name) === 'level');
  const context = {
    levels: levelsOf(outlines),
    buildings: buildingNamesOf(layers.filter(({ name }) => layerKindOf(name) === 'facility')),
    hasLevels: outlines.length > 0,
    kinds: options.kinds ?? {},
  };
  const features = layers.flatMap((layer) => featuresOf(layer, context));
  const { venue, report } = imported(layers, source, () =>
    importGeoJson([{ spaces: { type: 'FeatureCollection', features }, file }], {
      ...options,
      properties: { id: 'id', name: 'name', kind: 'kind', level: 'level', building: 'building' },
      crs: 'EPSG:4326',
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

/** Lists the layers if none of them has a room. */
function imported(
  layers: readonly Layer[],
  { format }: LayerSource,
  run: () => Imported,
): Imported {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof MvfError) || error.pointer !== '/features') throw error;
    const listed = layers.slice(0, 10).map(({ name, features }) => `${name} (${features.length})`);
    throw new MvfError(
      'invalid-content',
      `The ${format} has no polygon that could be a room; its layers are ${listed.join(', ')}; expected polygons of rooms, such as a layer "Units". Add that layer to the file.`,
      { ...(error.file !== undefined && { file: error.file }), cause: error },
    );
  }
}

function addPolygons(sum: number, { geometry }: Layer['features'][number]): number {
  if (!isObject(geometry)) return sum;
  const { type, coordinates, geometries } = geometry;
  if (Array.isArray(geometries)) {
    return geometries.reduce<number>(
      (all, one) => addPolygons(all, { geometry: one, row: {} }),
      sum,
    );
  }
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
